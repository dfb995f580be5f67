// The table while a play is under way: places with the cards that lie there after some of its gestures.
//
// Gestures are numbered; a set of them is the sum of `1 << number`, a BigInt, for there may be many. A place is a final
// meld, whether it grows on an old one or on a free spot, or an old meld that is used up.

import { cardsBeyond, countCards } from "../cards.mjs";
import { frozenMelds, wronglyChanged } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";
import { cardsMoved } from "../solver/distance.mjs";
import { Reason } from "../verdicts.mjs";
import { HAND } from "./gestures.mjs";

/** The numbers of the gestures in a set. */
export function numbersOf(gestures) {
  const found = [];
  for (let left = gestures, number = 0; left; left >>= 1n, number += 1) if (left & 1n) found.push(number);
  return found;
}

export const setOf = (numbers) => numbers.reduce((set, number) => set | (1n << BigInt(number)), 0n);

/** The places of one reading of a play from `before` to `after`, in a turn that began with `begun`. */
export class Piles {
  #known = new Map();
  #robbed = new Map();
  #begun;
  #frozen;

  constructor(rules, before, after, begun, reading) {
    this.rules = rules;
    this.gestures = reading.gestures;
    const placeOf = new Map(reading.anchors);
    this.start = after.map(() => []);
    before.forEach((meld, old) => {
      if (placeOf.has(old)) {
        this.start[placeOf.get(old)] = meld;
      } else {
        placeOf.set(old, this.start.length);
        this.start.push(meld);
      }
    });
    this.leaves = this.gestures.map(({ source }) => (source === HAND ? null : placeOf.get(source)));
    this.touching = this.start.map((_, place) => this.#gesturesAt(place));
    this.#begun = countCards(begun.flat());
    const frozen = frozenMelds(rules, begun).map(String);
    this.#frozen = this.start.filter((meld) => frozen.includes(String(meld)));
  }

  #gesturesAt(place) {
    const numbers = [...this.gestures.keys()];
    return setOf(numbers.filter((number) => this.gestures[number].target === place || this.leaves[number] === place));
  }

  /** The cards at `place` after the gestures `done`, as a meld is written. */
  cards(place, done) {
    return this.#at(place, done).cards;
  }

  /** The places of `among` that are not legal after the gestures `done`; a card that lies loose as before is. */
  openPlaces(done, among) {
    return among.filter((place) => !this.#at(place, done).isLegal);
  }

  /** The place of a frozen meld that the gestures `done` change though nothing has replaced its joker. */
  robbedPlaces(done) {
    if (!this.#frozen.length) return [];
    if (!this.#robbed.has(done)) {
      const table = this.start.map((_, place) => this.cards(place, done));
      const added = cardsBeyond(countCards(table.flat()), this.#begun);
      const meld = wronglyChanged(this.rules, this.#frozen, table, added);
      this.#robbed.set(done, meld ? [this.start.findIndex((other) => String(other) === String(meld))] : []);
    }
    return this.#robbed.get(done);
  }

  /** Whether all that the cards there lack to be a legal meld is more cards. */
  isTooShort(place, done) {
    return this.#at(place, done).isTooShort;
  }

  /** The places that any of the `gestures` touch. */
  placesOf(gestures) {
    return [...this.touching.keys()].filter((place) => this.touching[place] & gestures);
  }

  /** Table cards that change their meld from the table after `done` to the one after `then`. */
  moved(done, then) {
    const places = this.placesOf(then & ~done);
    return cardsMoved(
      places.map((place) => this.cards(place, done)),
      places.map((place) => this.cards(place, then)),
    );
  }

  #at(place, done) {
    const here = done & this.touching[place];
    const key = `${place} ${here}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#found(place, here));
    return this.#known.get(key);
  }

  #found(place, done) {
    const counts = countCards(this.start[place]);
    const change = (cards, by) => cards.forEach((card) => counts.set(card, (counts.get(card) ?? 0) + by));
    for (const number of numbersOf(done)) {
      if (this.gestures[number].target === place) change(this.gestures[number].cards, 1);
      if (this.leaves[number] === place) change(this.gestures[number].cards, -1);
    }
    const held = [...counts].flatMap(([card, copies]) => Array(Math.max(0, copies)).fill(card));
    if (!held.length) return { cards: [], isLegal: true, isTooShort: false };
    const { cards, legal, reason } = judgeMeld(this.rules, held);
    const liesAsBefore = held.length === 1 && this.start[place].join() === held[0];
    return { cards, isLegal: legal || liesAsBefore, isTooShort: reason === Reason.TOO_SHORT };
  }
}
