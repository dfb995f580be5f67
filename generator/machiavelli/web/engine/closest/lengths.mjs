// How long the open runs of a suit may be, worked out once for all positions of a variant.
//
// Lengths that came about by the same cards are kept together as one set; sets are numbered as they turn up. Besides a
// set only the next few places matter, as for the runs themselves (see RunTable).

import { forgetJokers, lengthOf, runOf, spareRoom, usedOf } from "../solver/runs.mjs";

const MOST_KEPT = 50_000;
const WINDOWS = 2 ** 28; // keys of windows are less
const NO_RUNS = [];

/** The sets of lengths met so far, where there are so many jokers, and what each can become. */
export class LengthTable {
  #listed = [];
  #numbers = new Map();
  #runNumbers = [];
  #afters = new Map();

  constructor(runs, jokers) {
    Object.assign(this, { runs, shape: runs.shape, jokers });
  }

  /** Whether the table has grown so large that the next position had better begin a new one. */
  get full() {
    return this.#afters.size > MOST_KEPT;
  }

  /** The number of these lengths, those left out that others can stand for. */
  number(found) {
    const distinct = new Map();
    for (const one of this.shape.forgets ? found.map(forgetJokers) : found) distinct.set(String(one), one);
    let kept = [];
    for (const one of [...distinct.values()].sort(compareLengths)) {
      if (kept.some((other) => spareRoom(this.shape, other, one) >= 0)) continue;
      kept = kept.filter((other) => spareRoom(this.shape, one, other) < 0);
      kept.push(one);
    }
    const key = kept.join("/") + kept.length;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#listed.length;
      this.#numbers.set(key, number);
      this.#listed.push(kept);
    }
    return number;
  }

  /** The lengths of this number, each as the number that open runs of such lengths have. */
  runNumbers(number) {
    return (this.#runNumbers[number] ??= this.#listed[number].map((one) => this.runs.number(one)));
  }

  /**
   * What can come after the lengths of this number where the next places offer so many cards (see windowKey): lists by
   * the cards used, each of `{ cards, jokers, number }`, what a suit uses and the number of its lengths after that.
   *
   * `bridges`: whether a joker may stand for the card of the place.
   */
  afters(number, ahead, bridges) {
    const key = (number * WINDOWS + ahead) * 2 + (bridges ? 1 : 0);
    let afters = this.#afters.get(key);
    if (afters === undefined) this.#afters.set(key, (afters = this.#find(number, this.runs.windowOf(ahead), bridges)));
    return afters;
  }

  #find(number, [most, ...rest], bridges) {
    const found = new Map();
    const visit = (after, cards, jokers) => {
      const lengths = after.sort((one, other) => one - other);
      if (this.runs.toFinish(lengths, rest) > this.jokers) return;
      const use = cards * 64 + jokers;
      if (!found.has(use)) found.set(use, { cards, jokers, lengths: [] });
      found.get(use).lengths.push(lengths);
    };
    for (const runs of this.#listed[number]) this.#extend(runs, 0, bridges, most, this.jokers, NO_RUNS, 0, 0, visit);
    const byCards = new Map();
    for (const use of [...found.keys()].sort((one, other) => one - other)) {
      const { cards, jokers, lengths } = found.get(use);
      if (!byCards.has(cards)) byCards.set(cards, []);
      byCards.get(cards).push({ cards, jokers, number: this.number(lengths) });
    }
    return [...byCards.values()];
  }

  /** Calls with (lengths, cards, jokers) that the runs from `at` on can become with so many cards and jokers. */
  #extend(runs, at, bridges, most, left, so, cards, jokers, visit) {
    if (at === runs.length) {
      for (let fresh = 0; fresh <= most; fresh += 1) visit([...so, ...Array(fresh).fill(runOf(1, 0))], cards + fresh, jokers);
      return;
    }
    const { shape } = this;
    const length = lengthOf(runs[at]);
    const used = usedOf(runs[at]);
    const room = shape.jokers - used;
    const takes = Math.min(left, shape.most === null ? room : Math.min(room, shape.most - length));
    for (let closing = Math.max(0, shape.least - length); closing <= takes; closing += 1) {
      this.#extend(runs, at + 1, bridges, most, left - closing, so, cards, jokers + closing, visit);
    }
    if (shape.most !== null && length >= shape.most) return;
    const longer = Math.min(length + 1, shape.cap);
    if (most) this.#extend(runs, at + 1, bridges, most - 1, left, [...so, runOf(longer, used)], cards + 1, jokers, visit);
    if (bridges && room && left) {
      const own = runOf(longer, shape.forgets ? used : used + 1);
      this.#extend(runs, at + 1, bridges, most, left - 1, [...so, own], cards, jokers + 1, visit);
    }
  }
}

/** The order of lengths: as words are by their letters. */
function compareLengths(one, other) {
  const size = Math.min(one.length, other.length);
  for (let at = 0; at < size; at += 1) if (one[at] !== other[at]) return one[at] - other[at];
  return one.length - other.length;
}

const known = new WeakMap();

/** The table for runs that are numbered so; a new one where the old has grown too large. */
export function lengthTable(runs, jokers) {
  if (!known.has(runs)) known.set(runs, new Map());
  const byJokers = known.get(runs);
  let table = byJokers.get(jokers);
  if (table === undefined || table.full) byJokers.set(jokers, (table = new LengthTable(runs, jokers)));
  return table;
}
