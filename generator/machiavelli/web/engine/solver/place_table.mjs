// What a place of the sweep offers, worked out once for all positions of a variant.
//
// A rank is told by its four suits, each by the copies of its card, in a fixed order of their own so that equal ranks
// meet. For every number of cards of each suit that go into runs, the splits say what becomes of the others; joined
// with the options of the four suits they make the combinations to try.

import { Numbers } from "./memory.mjs";

const MOST_KEPT = 60_000;
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
 * fewer. `roomCounts`: nor is one that makes more room for jokers.
 */
export class PlaceTable {
  #rankNumbers = new Numbers();
  #splits = [];
  #fewestLost = [];
  #joinedNumbers = new Numbers();
  #joined = [];
  #kept = 0;

  constructor(runs, groups, jokers, toTheCard, roomCounts) {
    Object.assign(this, { runs, groups, jokers, toTheCard, roomCounts });
    this.#rankNumbers.of(-1, -1, NO_GROUPS);
    this.#splits[NO_GROUPS] = [];
    this.#fewestLost[NO_GROUPS] = 0;
  }

  /** Whether the tables have grown so large that the next position had better begin new ones. */
  get full() {
    return this.#kept + 10 * this.#splits.length + this.runs.size > MOST_KEPT;
  }

  /** The number of a rank with these copies, ordered by their numbers. */
  rank(a, b, c, d) {
    const rank = this.#rankNumbers.of((a.number << 15) | b.number, (c.number << 15) | d.number, 0);
    if (rank === this.#splits.length) {
      const splits = this.#findSplits([a, b, c, d]);
      this.#splits.push(splits);
      this.#fewestLost.push(Math.min(...splits.map(({ lost }) => lost)));
    }
    return rank;
  }

  /** Hand cards that are left over at the rank in any case. */
  fewestLost(rank) {
    return this.#fewestLost[rank];
  }

  /** Ways to use a place: `inRuns` of each suit; then hand cards lost, jokers forced, room made. */
  #findSplits(copies) {
    const found = new Map();
    eachOf(copies.map(({ most }) => [0, most]), (taken) => {
      const needs = this.groups.jokerNeeds(taken).filter(([forced]) => forced <= this.jokers);
      if (needs.length === 0) return;
      const ranges = copies.map(({ need, most }, suit) => [Math.max(0, need - taken[suit]), most - taken[suit]]);
      eachOf(ranges, (inRuns) => {
        let lost = 0;
        for (let suit = 0; suit < 4; suit += 1) lost += copies[suit].leftOver(taken[suit] + inRuns[suit]);
        const key = inRuns.join();
        if (!found.has(key)) found.set(key, []);
        for (const [forced, room] of needs) found.get(key).push({ inRuns: [...inRuns], lost, forced, room });
      });
    });
    return [...found.values()].flatMap((splits) => this.#undominated(splits));
  }

  #undominated(splits) {
    const kept = [];
    for (const one of splits) {
      if (kept.some((other) => this.#beats(other, one))) continue;
      let left = 0;
      for (const other of kept) if (!this.#beats(one, other)) kept[left++] = other;
      kept.length = left;
      kept.push(one);
    }
    return kept;
  }

  /** Whether `one` leaves no more over, forces no more jokers, and can take in as many. */
  #beats(one, other) {
    if (this.toTheCard && one.lost !== other.lost) return false;
    const asMany = one.forced + one.room >= other.forced + other.room;
    return one.lost <= other.lost && one.forced <= other.forced && asMany;
  }

  /** The combinations worth trying for the four kinds of options, fewest cards lost first. */
  joined(rank, a, b, c, d) {
    const number = this.#joinedNumbers.of(rank, (a << 16) | b, (c << 16) | d);
    return this.#joined[number] ?? (this.#joined[number] = this.#join(rank, [a, b, c, d].map((kind) => this.runs.kinds[kind])));
  }

  #join(rank, kinds) {
    const found = this.#all(rank, kinds);
    found.sort(compareJoined);
    let kept = rank === NO_GROUPS ? found : [];
    for (const joined of rank === NO_GROUPS ? [] : found) {
      if (kept.some((other) => this.#covers(kinds, other, joined))) continue;
      kept = kept.filter((other) => !this.#covers(kinds, joined, other));
      kept.push(joined);
    }
    this.#kept += 1;
    const numbers = new Int16Array(kept.length * JOINED_SIZE);
    kept.forEach((joined, at) => numbers.set(joined, at * JOINED_SIZE));
    return numbers;
  }

  #all(rank, kinds) {
    const found = [];
    const none = [{ lost: 0, forced: 0, room: 0 }];
    const add = (splits, inRuns) => {
      const listed = kinds.map((kind, suit) => kind.byNaturals[inRuns[suit]]);
      if (listed.some((options) => options === undefined)) return;
      eachOf(listed.map((options) => [0, options.length - 1]), (picked) => {
        const options = picked.map((at, suit) => listed[suit][at]);
        let asked = 0;
        let forced = 0;
        let room = 0;
        for (let suit = 0; suit < 4; suit += 1) {
          asked += kinds[suit].asked[options[suit]];
          forced += kinds[suit].forced[options[suit]];
          room += kinds[suit].room[options[suit]];
        }
        for (const split of splits) {
          if (asked + split.forced > this.jokers) continue;
          found.push([split.lost, asked + split.forced, forced + split.forced, room + split.room, ...options]);
        }
      });
    };
    if (rank === NO_GROUPS) eachOf(kinds.map(({ byNaturals }) => [0, byNaturals.length - 1]), (inRuns) => add(none, inRuns));
    else for (const split of this.#splits[rank]) add([split], split.inRuns);
    return found;
  }

  /** Whether `one` costs no more than `other`, and all that can follow `other` can follow it. */
  #covers(kinds, one, other) {
    if (one[LOST] > other[LOST] || one[FORCED] > other[FORCED]) return false;
    if (this.toTheCard && one[LOST] !== other[LOST]) return false;
    let placed = one[FORCED] + one[ROOM] - other[FORCED] - other[ROOM];
    for (let suit = 0; suit < 4; suit += 1) {
      const { spare, size } = kinds[suit];
      const beyond = spare[one[OPTIONS + suit] * size + other[OPTIONS + suit]];
      if (beyond < 0) return false;
      placed += beyond;
    }
    return placed >= 0 || !this.roomCounts;
  }
}

function compareJoined(one, other) {
  if (one[LOST] !== other[LOST]) return one[LOST] - other[LOST];
  if (one[ASKED] !== other[ASKED]) return one[ASKED] - other[ASKED];
  if (one[FORCED] !== other[FORCED]) return one[FORCED] - other[FORCED];
  if (one[ROOM] !== other[ROOM]) return other[ROOM] - one[ROOM];
  for (let at = OPTIONS; at < JOINED_SIZE; at += 1) if (one[at] !== other[at]) return one[at] - other[at];
  return 0;
}
