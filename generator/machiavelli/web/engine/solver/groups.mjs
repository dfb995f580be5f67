// Dividing the cards of one rank into groups.
//
// A set of suits is a mask of four bits; `taken` says how many cards of each suit go into groups.

import { SUITS } from "../cards.mjs";

const COPIES = 64; // more than there are of one card

/** How many suits a mask has. */
export const suitsIn = (mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** How groups are built: fewest and most cards, and most jokers in one. */
export class GroupShape {
  #divisions = new Map();
  #needs = new Map();

  constructor(least, most, jokers, key) {
    Object.assign(this, { least, most, jokers, key });
  }

  /** Jokers without which these suits are no group. */
  forced(mask) {
    return Math.max(0, this.least - suitsIn(mask));
  }

  /** Most jokers that these suits can take in. */
  takes(mask) {
    return Math.min(this.jokers, this.most - suitsIn(mask));
  }

  /** All ways to divide `taken` cards into groups, each a list of masks, largest mask first. */
  divisions(taken) {
    return remembered(this.#divisions, takenKey(taken), () => divide(this, [...taken], 15));
  }

  /** What dividing `taken` asks of the jokers: pairs [jokers forced, room for more], best ways only. */
  jokerNeeds(taken) {
    return remembered(this.#needs, takenKey(taken), () => bestNeeds(this, this.divisions(taken)));
  }
}

const shapes = new Map();

/** The shape of groups where `jokers` are about: the same object for the same numbers. */
export function groupShape(rules, jokers) {
  const most = Math.min(rules.melds.group_max, SUITS.length);
  const inOne = Math.min(rules.jokers.per_meld, jokers);
  const key = (rules.melds.group_min * COPIES + most) * COPIES + inOne;
  return remembered(shapes, key, () => new GroupShape(rules.melds.group_min, most, inOne, key));
}

const takenKey = ([a, b, c, d]) => ((a * COPIES + b) * COPIES + c) * COPIES + d;

function remembered(known, key, find) {
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = find()));
  return found;
}

function divide(shape, left, largest) {
  if (left.every((cards) => cards === 0)) return [[]];
  const ways = [];
  for (let mask = largest; mask > 0; mask -= 1) {
    if (shape.forced(mask) > shape.takes(mask)) continue;
    const rest = left.map((cards, suit) => cards - ((mask >> suit) & 1));
    if (rest.some((cards) => cards < 0)) continue;
    for (const way of divide(shape, rest, mask)) ways.push([mask, ...way]);
  }
  return ways;
}

function bestNeeds(shape, ways) {
  const pairs = new Map();
  for (const masks of ways) {
    let forced = 0;
    let takes = 0;
    for (const mask of masks) {
      forced += shape.forced(mask);
      takes += shape.takes(mask);
    }
    pairs.set(forced * COPIES * COPIES + takes, [forced, takes - forced]);
  }
  const found = [...pairs.values()].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return found.filter((pair) => !found.some((other) => beats(other, pair)));
}

/** Whether `one` forces no more jokers and can take in as many in all. */
const beats = (one, other) => one !== other && one[0] <= other[0] && one[0] + one[1] >= other[0] + other[1];
