// Which cards may go into runs at a place so that in the end no more hand cards are left over than must be.
//
// There are few such plans, often one alone, however many ways there are to lay them. All that a plan must know of the
// open runs of a suit is how long they are: see LengthTable.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { Divided, packed } from "./divided.mjs";
import { lengthTable } from "./lengths.mjs";

export const NO_ACES = [0, 0, 0, 0];

/**
 * Lists the plans of a place, remembering what it listed: of a position that can be laid with no more than `loss` hand
 * cards left over.
 *
 * A plan: `cards` and `jokers` that each suit uses for runs, the cards of the rank `used` by them, low aces too;
 * `allowed` are the pairs (hand cards lost, jokers in groups), see `pairOf`, from which the rest can be laid. Without
 * `placing` jokers that nothing asks for are taken to find room.
 */
export class Plans {
  #lengths;
  #numbers = new Numbers(64);
  #plans = [];
  #canGoOn = [];

  constructor(sweep, old, loss, placing) {
    Object.assign(this, { sweep, placing, divided: new Divided(sweep, old, placing) });
    this.#lengths = lengthTable(sweep.runTable, sweep.jokers);
    const nothing = this.number([[]]);
    this.#canGoOn[this.#numberOf(ACE, [nothing, nothing, nothing, nothing], NO_ACES, loss, 0)] = true;
  }

  /** The number of these lengths, those left out that others can stand for. */
  number(found) {
    return this.#lengths.number(found);
  }

  /**
   * The plans where the suits have lengths of these numbers, `jokers` are spent and no more than `limit` hand cards may
   * be left over.
   */
  plans(place, numbers, lowAces, limit, jokers) {
    const number = this.#numberOf(place, numbers, lowAces, limit, jokers);
    let plans = this.#plans[number];
    if (plans === undefined) {
      const drafts = this.#drafts(place, numbers, lowAces, limit, jokers);
      if (this.#canGoOn[number]) this.#noteLast(drafts.flatMap(({ pairs }) => pairs.map(([, after]) => after)));
      plans = this.#plans[number] = drafts.map((draft) => this.#plan(draft)).filter(({ allowed }) => allowed.size > 0);
    }
    return plans;
  }

  /** Of the ways to go on some can be completed: if none of the others can, the last one can. */
  #noteLast(afters) {
    const last = afters.pop();
    if (!afters.some((after) => this.canGoOn(...after))) this.#canGoOn[this.#numberOf(...last)] = true;
  }

  #numberOf(place, [a, b, c, d], lowAces, limit, jokers) {
    const numbers = this.#numbers;
    const lengths = numbers.of(numbers.of(a, b, -1), numbers.of(c, d, -1), -2);
    return numbers.of(lengths, packed(lowAces), -3 - ((limit * 64 + jokers) * 32 + place));
  }

  #plan({ cards, jokers, spent, used, pairs }) {
    const allowed = new Set();
    for (const [pair, after] of pairs) if (this.canGoOn(...after)) allowed.add(pair);
    return { cards, jokers, spent, used, allowed };
  }

  /** Plans that may not do: each of the `pairs` with what lies below the next place then. */
  #drafts(place, numbers, lowAces, limit, jokers) {
    const found = [];
    const aces = place === HIGH_ACE ? lowAces : NO_ACES;
    const left = this.sweep.jokers - jokers;
    const byCards = numbers.map((number, suit) => this.#afters(place, suit, number, aces[suit]));
    eachPicked(byCards, (listed) => {
      const cards = listed.map(([first]) => first.cards);
      const used = cards.map((own, suit) => own + aces[suit]);
      const losses = this.divided.losses(place, used).filter(([lost, more]) => lost <= limit && more <= left);
      if (losses.length === 0) return;
      const low = place === ACE ? cards : place < HIGH_ACE ? lowAces : NO_ACES;
      eachPicked(listed, (afters) => {
        const own = afters.map((after) => after.jokers);
        const spent = own[0] + own[1] + own[2] + own[3];
        const so = afters.map((after) => after.number);
        const pairs = [];
        for (const [lost, more] of losses) {
          const all = jokers + spent + more;
          if (all <= this.sweep.jokers) pairs.push([pairOf(lost, more), [place + 1, so, low, limit - lost, all]]);
        }
        found.push({ cards, jokers: own, spent, used, pairs });
      });
    });
    return found;
  }

  /** What can come after the lengths of a suit where so many of its aces lie low. */
  #afters(place, suit, number, aces) {
    const afters = this.#lengths.afters(number, this.sweep.windowAt(place, suit), place < HIGH_ACE);
    const most = Math.max(0, this.sweep.supply(place, suit) - aces);
    return aces ? afters.filter(([first]) => first.cards <= most) : afters;
  }

  /** Whether the sweep can complete some such lengths. */
  canGoOn(place, numbers, lowAces, limit, jokers) {
    const number = this.#numberOf(place, numbers, lowAces, limit, jokers);
    return (this.#canGoOn[number] ??= this.#complete(place, numbers, lowAces, limit, jokers));
  }

  #complete(place, numbers, lowAces, limit, jokers) {
    const room = this.placing ? 0 : this.sweep.jokers - jokers;
    const aces = this.sweep.acesNumber(lowAces);
    const [first, second, third, fourth] = numbers.map((number) => this.#lengths.runNumbers(number));
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
}

/** A pair (hand cards lost, jokers in groups) as one number. */
export const pairOf = (lost, jokers) => lost * 64 + jokers;

/** Calls with one of each list, in every way, the last list fastest. */
function eachPicked([first, second, third, fourth], visit) {
  for (const a of first) for (const b of second) for (const c of third) for (const d of fourth) visit([a, b, c, d]);
}
