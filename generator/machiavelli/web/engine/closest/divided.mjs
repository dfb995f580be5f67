// How the cards of one rank that do not go into runs can be divided into groups.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { eachOf } from "../solver/place_table.mjs";

const NOTHING_LOST = [[0, 0]];
const MOST_KEPT = 20_000;
const MOST_MANNERS = 32;
const CARDS = 256; // of one card there are fewer

/**
 * Lists the divisions of a place, remembering what it listed.
 *
 * A division: hand cards `lost`, loose cards of each suit left `alone`, and the `groups`, each [suits as a mask,
 * jokers]. Without `placing` groups take in only jokers that they or old groups need.
 */
export class Divided {
  #counts;
  #manners;
  #losses = new Map();
  #divided = new Map();

  constructor(sweep, old, placing) {
    this.#counts = sweep.counts;
    const [few, many] = [false, true].map((asMany) => mannerOf(sweep, asMany));
    // An old group with jokers is whole only in a new one with as many.
    this.#manners = old.groups.map((groups) => (placing || groups.some(({ jokers }) => jokers > 0) ? many : few));
  }

  /**
   * The pairs [hand cards lost, jokers spent] with which the cards of the place, those `used` in runs aside, can be
   * divided into groups.
   */
  losses(place, used) {
    if (place === ACE || place > HIGH_ACE) return NOTHING_LOST;
    const key = packed(used) * 32 + place;
    let losses = this.#losses.get(key);
    if (losses === undefined) this.#losses.set(key, (losses = lossesOf(this.#manner(place), this.#suits(place, used))));
    return losses;
  }

  /** All divisions with `used` cards of the rank in runs. */
  listed(place, used) {
    const key = packed(used) * 32 + place;
    let divided = this.#divided.get(key);
    if (divided === undefined) this.#divided.set(key, (divided = divide(this.#manner(place), this.#suits(place, used))));
    return divided;
  }

  #manner(place) {
    return this.#manners[place === HIGH_ACE ? ACE : place];
  }

  /** Of each suit the copies of its card, and how many of them are `used` in runs. */
  #suits(place, used) {
    return used.map((cards, suit) => ({ copies: this.#counts.at(suit, place), used: cards }));
  }
}

/**
 * How ranks are divided: the `shape` of groups, the jokers there are; `toTheCard`: more hand cards may be left over
 * than must. `asMany`: groups may take in all the jokers they can, not only those that they need.
 */
function mannerOf({ groupShape, jokers, toTheCard }, asMany) {
  return { shape: groupShape, jokers, toTheCard, asMany, key: [groupShape.key, jokers, toTheCard, asMany].join() };
}

/** The losses found so far, for all positions: by the copies of each suit and those used, in any order. */
const known = new Map();

function lossesOf(manner, suits) {
  let bySuits = known.get(manner.key);
  if (bySuits === undefined || bySuits.size > MOST_KEPT) {
    if (known.size >= MOST_MANNERS) known.clear();
    known.set(manner.key, (bySuits = new Map()));
  }
  const key = suits.map(({ copies, used }) => copies.number * CARDS + used).sort((one, other) => one - other).join();
  let losses = bySuits.get(key);
  if (losses === undefined) {
    const pairs = new Map();
    for (const { lost, groups } of divide(manner, suits)) {
      const spent = sumOf(groups.map(([, jokers]) => jokers));
      pairs.set(lost * 64 + spent, [lost, spent]);
    }
    losses = [...pairs.values()].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    bySuits.set(key, losses);
  }
  return losses;
}

function divide(manner, suits) {
  const found = [];
  const ranges = suits.map(({ copies, used }) => [Math.max(0, copies.need - used), copies.most - used]);
  eachOf(ranges, (taken) => {
    const allMasks = manner.shape.divisions(taken);
    if (allMasks.length === 0) return;
    const inMelds = suits.map(({ used }, suit) => used + taken[suit]);
    const losses = suits.map(({ copies }, suit) => {
      const least = copies.leftOver(inMelds[suit]);
      return [least, manner.toTheCard ? copies.mostLeftOver(inMelds[suit]) : least];
    });
    eachOf(losses, (ofHand) => {
      const lost = sumOf(ofHand);
      const alone = suits.map(({ copies }, suit) => copies.most - inMelds[suit] - ofHand[suit]);
      for (const masks of allMasks) for (const groups of withJokers(manner, masks)) found.push({ lost, alone, groups });
    });
  });
  return found;
}

/** The groups with the jokers that they need, or as many as they can take as well. */
function withJokers({ shape, jokers, asMany }, masks) {
  const found = [];
  const ranges = masks.map((mask) => [shape.forced(mask), asMany ? shape.takes(mask) : shape.forced(mask)]);
  eachOf(ranges, (spent) => {
    if (sumOf(spent) <= jokers) found.push(masks.map((mask, at) => [mask, spent[at]]));
  });
  return found;
}

/** Four small numbers as one. */
export const packed = ([a, b, c, d]) => a | (b << 6) | (c << 12) | (d << 18);

export const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
