// Which cards may go into runs at a place so that in the end no more hand cards are left over than must be.
//
// There are few such plans, often one alone, however many ways there are to lay them. All that a plan must know of the
// open runs of a suit is how long they are: lengths that came about by the same cards are kept together.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { forgetJokers, lengthOf, runOf, spareRoom, usedOf } from "../solver/runs.mjs";
import { Divided, packed } from "./divided.mjs";

export const NO_ACES = [0, 0, 0, 0];
const NO_RUNS = [];

/**
 * Lists the plans of a place, remembering what it listed.
 *
 * A plan: `cards` and `jokers` that each suit uses for runs, the cards of the rank `used` by them, low aces too;
 * `allowed` are the pairs (hand cards lost, jokers in groups), see `pairOf`, from which the rest can be laid. Without
 * `placing` jokers that nothing asks for are taken to find room.
 */
export class Plans {
  #listed = [];
  #lengthNumbers = new Map();
  #afters = new Map();
  #numbers = new Numbers(64);
  #plans = [];
  #canGoOn = [];

  constructor(sweep, old, placing) {
    Object.assign(this, { sweep, placing, shape: sweep.runShape, divided: new Divided(sweep, old, placing) });
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
    let number = this.#lengthNumbers.get(key);
    if (number === undefined) {
      number = this.#listed.length;
      this.#lengthNumbers.set(key, number);
      this.#listed.push(kept);
    }
    return number;
  }

  /**
   * The plans where the suits have lengths of these numbers, `jokers` are spent and no more than `limit` hand cards may
   * be left over.
   */
  plans(place, numbers, lowAces, limit, jokers) {
    const number = this.#numberOf(place, numbers, lowAces, limit, jokers);
    return (this.#plans[number] ??= this.#find(place, numbers, lowAces, limit, jokers));
  }

  #numberOf(place, [a, b, c, d], lowAces, limit, jokers) {
    const numbers = this.#numbers;
    const lengths = numbers.of(numbers.of(a, b, -1), numbers.of(c, d, -1), -2);
    return numbers.of(lengths, packed(lowAces), -3 - ((limit * 64 + jokers) * 32 + place));
  }

  #find(place, numbers, lowAces, limit, jokers) {
    const found = [];
    const aces = place === HIGH_ACE ? lowAces : NO_ACES;
    const left = this.sweep.jokers - jokers;
    const byCards = numbers.map((number, suit) => {
      const most = Math.max(0, this.sweep.supply(place, suit) - aces[suit]);
      const listed = new Map();
      for (const after of this.#after(place, suit, number)) {
        if (after.cards > most) continue;
        if (!listed.has(after.cards)) listed.set(after.cards, []);
        listed.get(after.cards).push(after);
      }
      return [...listed.values()];
    });
    eachPicked(byCards, (listed) => {
      const cards = listed.map(([first]) => first.cards);
      const used = cards.map((own, suit) => own + aces[suit]);
      const pairs = this.divided.losses(place, used).filter(([lost, more]) => lost <= limit && more <= left);
      if (pairs.length === 0) return;
      const low = place === ACE ? cards : place < HIGH_ACE ? lowAces : NO_ACES;
      eachPicked(listed, (afters) => {
        const own = afters.map((after) => after.jokers);
        const spent = own[0] + own[1] + own[2] + own[3];
        if (spent > left) return;
        const so = afters.map((after) => after.number);
        const allowed = new Set();
        for (const [lost, more] of pairs) {
          const all = jokers + spent + more;
          if (all > this.sweep.jokers) continue;
          if (this.canGoOn(place + 1, so, low, limit - lost, all)) allowed.add(pairOf(lost, more));
        }
        if (allowed.size > 0) found.push({ cards, jokers: own, spent, used, allowed });
      });
    });
    return found;
  }

  /** Whether the sweep can complete some such lengths. */
  canGoOn(place, numbers, lowAces, limit, jokers) {
    const number = this.#numberOf(place, numbers, lowAces, limit, jokers);
    return (this.#canGoOn[number] ??= this.#complete(place, numbers, lowAces, limit, jokers));
  }

  #complete(place, numbers, lowAces, limit, jokers) {
    const room = this.placing ? 0 : this.sweep.jokers - jokers;
    const aces = this.sweep.acesNumber(lowAces);
    const [first, second, third, fourth] = numbers.map((number) => this.#listed[number].map((runs) => this.sweep.number(runs)));
    for (const a of first) {
      for (const b of second) {
        for (const c of third) {
          for (const d of fourth) {
            if (this.sweep.fits(this.sweep.state(place, a, b, c, d, aces), jokers, room, limit)) return true;
          }
        }
      }
    }
    return false;
  }

  /** What a suit may use: `cards` and `jokers`, and the `number` of its lengths after that. */
  #after(place, suit, number) {
    const key = (number * 32 + place) * 4 + suit;
    let afters = this.#afters.get(key);
    if (afters === undefined) {
      const found = new Map();
      const visit = (after, cards, jokers) => {
        const lengths = after.sort((one, other) => one - other);
        if (this.sweep.jokersToFinish(place + 1, suit, lengths) > this.sweep.jokers) return;
        const use = cards * 64 + jokers;
        if (!found.has(use)) found.set(use, { cards, jokers, lengths: [] });
        found.get(use).lengths.push(lengths);
      };
      const most = this.sweep.supply(place, suit);
      for (const runs of this.#listed[number]) this.#extend(place, runs, 0, most, this.sweep.jokers, NO_RUNS, 0, 0, visit);
      afters = [...found.values()].sort((one, other) => one.cards - other.cards || one.jokers - other.jokers);
      afters = afters.map(({ cards, jokers, lengths }) => ({ cards, jokers, number: this.number(lengths) }));
      this.#afters.set(key, afters);
    }
    return afters;
  }

  /** Calls with (lengths, cards, jokers) that the runs from `at` on can become with so many cards and jokers. */
  #extend(place, runs, at, most, left, so, cards, jokers, visit) {
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
      this.#extend(place, runs, at + 1, most, left - closing, so, cards, jokers + closing, visit);
    }
    if (shape.most !== null && length >= shape.most) return;
    const longer = Math.min(length + 1, shape.cap);
    if (most) this.#extend(place, runs, at + 1, most - 1, left, [...so, runOf(longer, used)], cards + 1, jokers, visit);
    if (place < HIGH_ACE && used < shape.jokers && left) {
      const own = runOf(longer, shape.forgets ? used : used + 1);
      this.#extend(place, runs, at + 1, most, left - 1, [...so, own], cards, jokers + 1, visit);
    }
  }
}

/** A pair (hand cards lost, jokers in groups) as one number. */
export const pairOf = (lost, jokers) => lost * 64 + jokers;

/** Calls with one of each list, in every way, the last list fastest. */
function eachPicked([first, second, third, fourth], visit) {
  for (const a of first) for (const b of second) for (const c of third) for (const d of fourth) visit([a, b, c, d]);
}

/** The order of lengths: as words are by their letters. */
function compareLengths(one, other) {
  const size = Math.min(one.length, other.length);
  for (let at = 0; at < size; at += 1) if (one[at] !== other[at]) return one[at] - other[at];
  return one.length - other.length;
}
