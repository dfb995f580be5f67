// What a proof supposes at one of its points: a claim about layouts, as counts, and the melds still possible.
//
// The claim: some layout of short melds holds all cards of `need`, any of `loose`, and of `hand` at least
// `least` and at most `most` (null: no limit).

import { countCards } from "../cards.mjs";
import { ClaimError } from "../errors.mjs";
import { looseCards } from "../tables.mjs";
import { FACES, faceOf, shapeOf, shortMelds } from "./pool.mjs";

const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/**
 * A claim. Changes are made to copies, so that cases do not disturb each other.
 *
 * `melds` and `using` (melds by face) never change; `alive` says which melds are still possible, `ways` how
 * many of these hold each face.
 */
export class State {
  constructor(melds, need, hand, loose) {
    this.melds = melds;
    this.using = FACES.map(() => []);
    for (const [number, meld] of melds.entries()) {
      for (const face of new Set(meld)) this.using[face].push(number);
    }
    this.alive = new Uint8Array(melds.length).fill(1);
    this.ways = this.using.map((numbers) => numbers.length);
    Object.assign(this, { need, hand, loose, least: 0, most: null });
  }

  /** A claim of its own with the same content. */
  copy() {
    const other = Object.assign(Object.create(State.prototype), this);
    for (const own of ["alive", "ways", "need", "hand", "loose"]) other[own] = this[own].slice();
    return other;
  }

  /** Copies of a face that are not yet laid. */
  pool(face) {
    return this.need[face] + this.hand[face] + this.loose[face];
  }

  /** The numbers of the melds that can still hold a face. */
  meldsWith(face) {
    return this.using[face].filter((number) => this.alive[number]);
  }

  /** Whether more hand cards are asked for than there are or may be played. */
  get outOfReach() {
    return this.least > sum(this.hand) || (this.most !== null && this.most < this.least);
  }

  /** Suppose that a hand card with this face is played. */
  require(face) {
    requireOne(this, face);
    this.settle();
  }

  /** Where as many hand cards are asked for as there are, all of them must lie in melds. */
  settle() {
    if (!this.least || this.least !== sum(this.hand)) return;
    for (const face of FACES.keys()) {
      while (this.hand[face]) requireOne(this, face);
    }
  }

  /** Take all hand cards with this face out of play. */
  drop(face) {
    this.hand[face] = 0;
    bury(this, face);
    this.settle();
  }

  /** Take hand cards and loose cards with this face out of play. */
  dropAll(face) {
    this.loose[face] = 0;
    this.drop(face);
  }

  /** Keep the only card `other` for the melds that hold `face`. */
  tie(face, other) {
    kill(this, this.meldsWith(other).filter((number) => !this.melds[number].includes(face)));
  }

  /**
   * Suppose that a meld lies on the table; what is said from now on is said of the other cards.
   *
   * Cards are taken from those that must lie in melds, then from the hand, then from the loose ones. Where a
   * card may be either of the last two, it is not held against the limit.
   */
  lay(meld) {
    for (const face of meld) {
      if (this.need[face]) {
        this.need[face] -= 1;
      } else if (this.hand[face]) {
        this.hand[face] -= 1;
        countPlayed(this, !this.loose[face]);
      } else {
        this.loose[face] -= 1;
      }
    }
    for (const face of new Set(meld)) bury(this, face);
    this.settle();
  }
}

function requireOne(state, face) {
  state.hand[face] -= 1;
  state.need[face] += 1;
  countPlayed(state, true);
}

function countPlayed(state, limited) {
  state.least = Math.max(0, state.least - 1);
  if (state.most !== null && limited) state.most -= 1;
}

/** Melds with this face that ask for more copies of a card than are left are no longer possible. */
function bury(state, face) {
  // In a meld, copies of a card stand side by side.
  const asksTooMuch = (meld) => meld.some((one, at) => state.pool(one) <= at - meld.indexOf(one));
  kill(state, state.meldsWith(face).filter((number) => asksTooMuch(state.melds[number])));
}

function kill(state, numbers) {
  for (const number of numbers) {
    state.alive[number] = 0;
    for (const face of new Set(state.melds[number])) state.ways[face] -= 1;
  }
}

/**
 * The claim that a denial, `{ most }` or `{ card }`, says is false, about a legal position.
 *
 * Throws ClaimError where it denies nothing that could be: a card that is not in the hand, a number of cards
 * below 0 or not below the size of the hand.
 */
export function claimed(rules, { table, hand }, { card, most }) {
  const lies = looseCards(rules, table);
  const [loose, all, held] = [lies, countCards(table.flat()), countCards(hand)].map(countedByFace);
  const need = all.map((count, face) => count - loose[face]);
  const pool = all.map((count, face) => count + held[face]);
  const state = new State(shortMelds(shapeOf(rules), pool), need, held, loose);
  state.least = rules.turn.least_added;
  state.most = rules.turn.most_added;
  if (card !== undefined) {
    if (!hand.includes(card)) throw new ClaimError("wrong-claim", card);
    state.require(faceOf(card));
  } else {
    if (!Number.isInteger(most) || most < 0 || most >= hand.length) throw new ClaimError("wrong-claim");
    state.least = Math.max(state.least, most + 1);
    state.settle();
  }
  return state;
}

const countedByFace = (counts) => FACES.map((card) => counts.get(card) ?? 0);
