// What a place of the sweep offers, worked out once for all positions of a variant.
//
// A rank is told by its four suits, each by the copies of its card, in a fixed order of their own so that equal ranks
// meet. For every number of cards of each suit that go into runs, the splits say what becomes of the others; joined
// with the options of the four suits they make the combinations to try.

import { Numbers } from "./memory.mjs";

const MOST_KEPT = 60_000;
const MOST_FOUND = 2 ** 24; // there are fewer combinations for one rank, each of its numbers counted
/** The number of a rank whose cards go into runs or stay for another place: the ace at its low place. */
export const NO_GROUPS = 0;

/** Of a combination: hand cards lost; jokers asked for to the end of all runs, of which forced here; room made; the
 * option of each suit. They lie in one array of numbers, one combination after the other. */
export const [LOST, ASKED, FORCED, ROOM, OPTIONS] = [0, 1, 2, 3, 4];
export const JOINED_SIZE = 8;

/** Calls `visit` with every way to pick one whole number from each range [from, to], the last range fastest. */
export function eachOf(ranges, visit) {
  const picked = ranges.map(([from]) => from);
  if (ranges.some(([from, to]) => from > to)) return;
  for (;;) {
    visit(picked);
    let at = ranges.length - 1;
    while (at >= 0 && picked[at] === ranges[at][1]) {
      picked[at] = ranges[at][0];
      at -= 1;
    }
    if (at < 0) return;
    picked[at] += 1;
  }
}

/**
 * The combinations for every rank and all kinds of options there, made as they are asked for.
 *
 * `jokers`: how many there are. `toTheCard`: a combination that loses more cards is not beaten by one that loses
 * fewer. Nor is one that makes more room for jokers, if the shape of the runs says that room counts.
 */
export class PlaceTable {
  #rankNumbers = new Numbers();
  #splits = [];
  #joinedNumbers = new Numbers();
  #joined = [];
  #kept = 0;

  constructor(runs, groups, jokers, toTheCard) {
    Object.assign(this, { runs, groups, jokers, toTheCard, roomCounts: runs.shape.roomCounts });
    this.#rankNumbers.of(-1, -1, NO_GROUPS);
    this.#splits[NO_GROUPS] = [];
  }

  /** Whether the tables have grown so large that the next position had better begin new ones. */
  get full() {
    return this.#kept + 10 * this.#splits.length + this.runs.size > MOST_KEPT;
  }

  /** The number of a rank with these copies, ordered by their numbers. */
  rank(a, b, c, d) {
    const rank = this.#rankNumbers.of((a.number << 15) | b.number, (c.number << 15) | d.number, 0);
    if (rank === this.#splits.length) {
      this.#splits.push(this.#findSplits([a, b, c, d]));
    }
    return rank;
  }

  /** Ways to use a place: `inRuns` of each suit; then hand cards lost, jokers forced, room made. */
  #findSplits(copies) {
    const found = new Map();
    eachOf(copies.map(({ most }) => [0, most]), (taken) => {
      const needs = this.groups.jokerNeeds(taken).filter(([forced]) => forced <= this.jokers);
      if (needs.length === 0) return;
      const ranges = copies.map(({ need, most }, suit) => [Math.max(0, need - taken[suit]), most - taken[suit]]);
      eachOf(ranges, (inRuns) => {
        let [least, most] = [0, 0];
        for (let suit = 0; suit < 4; suit += 1) {
          least += copies[suit].leftOver(taken[suit] + inRuns[suit]);
          most += copies[suit].mostLeftOver(taken[suit] + inRuns[suit]);
        }
        if (!this.toTheCard) most = least;
        const key = inRuns.join();
        if (!found.has(key)) found.set(key, []);
        for (let lost = least; lost <= most; lost += 1) {
          for (const [forced, room] of needs) found.get(key).push({ inRuns: [...inRuns], lost, forced, room });
        }
      });
    });
    return [...found.values()].flatMap((splits) => this.#undominated(splits));
  }

  #undominated(splits) {
    if (splits.length === 1) return splits;
    splits.sort((one, other) => one.lost - other.lost || one.forced - other.forced || other.room - one.room);
    const kept = [];
    for (const one of splits) if (!kept.some((other) => this.#beats(other, one))) kept.push(one);
    return kept;
  }

  /** Whether `one` leaves no more over, forces no more jokers, and can take in as many. */
  #beats(one, other) {
    if (this.toTheCard && one.lost !== other.lost) return false;
    const asMany = !this.roomCounts || one.forced + one.room >= other.forced + other.room;
    return one.lost <= other.lost && one.forced <= other.forced && asMany;
  }

  /** The combinations worth trying for the four kinds of options, fewest cards lost first. */
  joined(rank, a, b, c, d) {
    const number = this.#joinedNumbers.of(rank, (a << 16) | b, (c << 16) | d);
    return this.#joined[number] ?? (this.#joined[number] = this.#join(rank, [a, b, c, d].map((kind) => this.runs.kinds[kind])));
  }

  #join(rank, kinds) {
    const found = new Found();
    const none = { lost: 0, forced: 0, room: 0 };
    if (rank === NO_GROUPS) {
      eachOf(kinds.map(({ byNaturals }) => [0, byNaturals.length - 1]), (inRuns) => this.#add(kinds, inRuns, none, found));
    } else {
      for (const split of this.#splits[rank]) this.#add(kinds, split.inRuns, split, found);
    }
    let kept = found.inOrder();
    if (rank !== NO_GROUPS) kept = this.#uncovered(kinds, found.numbers, kept);
    this.#kept += 1;
    const joined = new Int16Array(kept.length * JOINED_SIZE);
    kept.forEach((from, at) => {
      for (let part = 0; part < JOINED_SIZE; part += 1) joined[at * JOINED_SIZE + part] = found.numbers[from + part];
    });
    return joined;
  }

  /** Add every combination of one split: so many natural cards of each suit in runs. */
  #add(kinds, inRuns, split, found) {
    const [first, second, third, fourth] = kinds;
    const [as, bs, cs, ds] = kinds.map(({ byNaturals }, suit) => byNaturals[inRuns[suit]]);
    if (!as || !bs || !cs || !ds) return;
    const most = this.jokers;
    for (const a of as) {
      const askedA = split.forced + first.asked[a];
      if (askedA > most) continue;
      for (const b of bs) {
        const askedB = askedA + second.asked[b];
        if (askedB > most) continue;
        for (const c of cs) {
          const askedC = askedB + third.asked[c];
          if (askedC > most) continue;
          for (const d of ds) {
            const asked = askedC + fourth.asked[d];
            if (asked > most) continue;
            const forced = split.forced + first.forced[a] + second.forced[b] + third.forced[c] + fourth.forced[d];
            const room = split.room + first.room[a] + second.room[b] + third.room[c] + fourth.room[d];
            found.add(split.lost, asked, forced, room, a, b, c, d);
          }
        }
      }
    }
  }

  /** Those of the combinations that no other covers. */
  #uncovered(kinds, numbers, found) {
    const kept = [];
    for (const joined of found) {
      if (kept.some((other) => this.#covers(kinds, numbers, other, joined))) continue;
      let left = 0;
      for (const other of kept) if (!this.#covers(kinds, numbers, joined, other)) kept[left++] = other;
      kept.length = left;
      kept.push(joined);
    }
    return kept;
  }

  /** Whether `one` costs no more than `other`, and all that can follow `other` can follow it. */
  #covers(kinds, numbers, one, other) {
    if (numbers[one + LOST] > numbers[other + LOST] || numbers[one + FORCED] > numbers[other + FORCED]) return false;
    if (this.toTheCard && numbers[one + LOST] !== numbers[other + LOST]) return false;
    let placed = numbers[one + FORCED] + numbers[one + ROOM] - numbers[other + FORCED] - numbers[other + ROOM];
    for (let suit = 0; suit < 4; suit += 1) {
      const { spare, size } = kinds[suit];
      const beyond = spare[numbers[one + OPTIONS + suit] * size + numbers[other + OPTIONS + suit]];
      if (beyond < 0) return false;
      placed += beyond;
    }
    return placed >= 0 || !this.roomCounts;
  }
}

/** Combinations as they are found. */
class Found {
  constructor() {
    this.numbers = [];
    this.ranked = [];
  }

  add(lost, asked, forced, room, a, b, c, d) {
    const rank = ((lost * 64 + asked) * 64 + forced) * 64 + 63 - Math.min(room, 63);
    this.ranked.push(rank * MOST_FOUND + this.numbers.length);
    this.numbers.push(lost, asked, forced, room, a, b, c, d);
  }

  /** Where they begin among the numbers: fewest cards lost first, then fewest jokers asked for, fewest forced, most room. */
  inOrder() {
    return Array.from(Float64Array.from(this.ranked).sort(), (rank) => rank % MOST_FOUND);
  }
}
