// All legal tables one round away: some table cards are lifted, then everything is put down again.
//
// A round may also lay hand cards. Only as many are laid as it needs: more can follow in a round of their own. A table
// is a list of its melds as bags, the smallest number first; a card lying loose is a meld of one.

import { countCards } from "../cards.mjs";
import { ONE, bagOf, cardsOf, holds, legalBags, partsOf } from "./bags.mjs";

/** The work allowed is used up: what was asked is not decided. */
export class OutOfWork extends Error {}

const byNumber = (one, other) => (one < other ? -1 : Number(one > other));

export const sorted = (melds) => [...melds].sort(byNumber);

/** A table as bags. */
export const tableOf = (table) => sorted(table.map(bagOf));

export const sumOf = (bags) => bags.reduce((sum, bag) => sum + bag, 0n);

/** The rounds that are possible with the cards of one position; `work` counts down the melds that may still be tried. */
export class Surroundings {
  constructor(rules, { table, hand }, work) {
    this.start = tableOf(table);
    this.allCards = sumOf(this.start) + bagOf(hand);
    /** Faces that may lie alone; one face is enough, for no copy of it lies anywhere else. */
    this.loose = new Set(this.start.filter((meld) => cardsOf(meld).length === 1));
    this.melds = legalBags(rules, this.allCards);
    this.legal = new Set(this.melds);
    this.holding = new Map();
    for (const meld of this.melds) {
      for (const card of new Set(cardsOf(meld))) this.holding.set(card, [...(this.holding.get(card) ?? []), meld]);
    }
    this.work = work;
  }

  /** The legal melds with `card` in them. */
  meldsWith(card) {
    return this.holding.get(card) ?? [];
  }

  /** The hand cards that `table` leaves. */
  handAfter(table) {
    return this.allCards - sumOf(table);
  }

  /** The tables after hand cards are laid and no table card is moved. */
  *layings(table) {
    const hand = this.handAfter(table);
    for (const [place, meld] of table.entries()) {
      for (const card of new Set(cardsOf(hand))) {
        this.spend();
        const grown = meld + ONE.get(card);
        if (this.legal.has(grown)) yield sorted(table.with(place, grown));
      }
    }
    for (const meld of this.melds) {
      this.spend();
      if (holds(hand, meld) && !this.#canDoWithout(meld, hand)) yield sorted([...table, meld]);
    }
    for (const lone of new Set(table.filter((meld) => !this.legal.has(meld)))) {
      for (const meld of this.melds) {
        this.spend();
        if (holds(meld, lone) && holds(hand, meld - lone) && !this.#canDoWithout(meld, meld - lone)) {
          yield sorted([...without(table, [lone]), meld]);
        }
      }
    }
  }

  /** The tables after 1 to `most` table cards change their meld. */
  *liftings(table, most) {
    for (const [touched, rests, lifted] of this.#lifted(table, 0, most)) {
      const open = rests.filter((rest) => !this.legal.has(rest) && !this.loose.has(rest));
      const whole = rests.filter((rest) => this.legal.has(rest) || this.loose.has(rest));
      yield* this.#putDown([...without(table, touched), ...whole], open, lifted, this.handAfter(table), []);
    }
  }

  /** The ways to lift cards from `place` on: melds touched, what is left of them, cards lifted. */
  *#lifted(table, place, most) {
    for (let at = place; at < table.length; at += 1) {
      for (const part of partsOf(cardsOf(table[at]), most)) {
        const rest = table[at] - part;
        if (rest && !this.#hasAFuture(rest)) continue;
        const here = rest ? [rest] : [];
        this.spend();
        yield [[table[at]], here, part];
        const left = most - cardsOf(part).length;
        if (!left) continue;
        for (const [touched, rests, lifted] of this.#lifted(table, at + 1, left)) {
          yield [[table[at], ...touched], [...here, ...rests], part + lifted];
        }
      }
    }
  }

  #hasAFuture(rest) {
    return this.legal.has(rest) || this.meldsWith(cardsOf(rest)[0]).some((meld) => holds(meld, rest));
  }

  /** Put down all of `lifted` and make good all of `open`, with cards of `hand` where needed. */
  *#putDown(whole, open, lifted, hand, made) {
    if (!lifted && !open.length) {
      yield sorted([...whole, ...made]);
      return;
    }
    const [must] = cardsOf(lifted || open[0]);
    const bases = lifted ? [0n, ...new Set([...open, ...whole])] : [open[0]];
    for (const meld of this.meldsWith(must)) {
      this.spend();
      for (const base of bases) {
        if (!holds(meld, base) || (lifted && !holds(meld - base, ONE.get(must)))) continue;
        const extra = meld - base;
        const fromHand = beyond(extra, lifted);
        if (!holds(hand, fromHand) || (fromHand && this.#canDoWithout(meld, fromHand))) continue;
        const isWhole = whole.includes(base);
        const others = [isWhole ? without(whole, [base]) : whole, isWhole || !base ? open : without(open, [base])];
        yield* this.#putDown(...others, lifted - (extra - fromHand), hand - fromHand, [...made, meld]);
      }
    }
  }

  /** Whether `meld` is legal also without some of the hand cards in it. */
  #canDoWithout(meld, fromHand) {
    const cards = cardsOf(fromHand);
    for (const part of partsOf(cards, cards.length)) if (this.legal.has(meld - part)) return true;
    return false;
  }

  /** Count one try. Throws OutOfWork. */
  spend() {
    this.work -= 1;
    if (this.work < 0) throw new OutOfWork();
  }
}

/** The cards of `bag` that `other` holds too, copies counted. */
export const partIn = (bag, other) => bag - beyond(bag, other);

function without(table, melds) {
  const left = [...table];
  for (const meld of melds) left.splice(left.indexOf(meld), 1);
  return left;
}

/** The cards of `wanted` that are not among `there`. */
function beyond(wanted, there) {
  const at = countCards(cardsOf(there));
  const left = cardsOf(wanted).filter((card) => {
    const copies = at.get(card) ?? 0;
    at.set(card, copies - 1);
    return copies <= 0;
  });
  return bagOf(left);
}
