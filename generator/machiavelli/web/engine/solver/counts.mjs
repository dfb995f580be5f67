// A position as the solver sees it: how many copies of each card must, and may, go into melds.
//
// Equal cards are the same to the solver, so a position is thirteen by four small numbers and the jokers. Places are
// 1 (low ace), 2 to 13, 14 (high ace); suits are numbered 0 to 3 in the order S H D C.

import { ACE, JOKER, KING, RANK_NAMES, SUITS } from "../cards.mjs";
import { looseCards } from "../tables.mjs";

export const HIGH_ACE = KING + 1;
const RANKS = HIGH_ACE; // of a suit, the joker's 0 with them

/** Each card as a number: the joker is 0, the others 14 times their suit and their rank. */
const NUMBERS = new Map([[JOKER, 0]]);
SUITS.forEach((suit, number) => RANK_NAMES.forEach((rank, at) => NUMBERS.set(rank + suit, RANKS * number + at + 1)));

export const numberOf = (card) => NUMBERS.get(card);

/** Copies of one card: `need` must lie in melds, `loose` and `hand` may, `most` are all; only `hand` is played. */
class Copies {
  constructor(need, loose, hand, number) {
    this.need = need;
    this.loose = loose;
    this.hand = hand;
    this.most = need + loose + hand;
    this.number = number;
  }

  /** Hand copies not played when `used` copies lie in melds; loose copies go in last. */
  leftOver(used) {
    return Math.max(0, this.need + this.hand - used);
  }

  /** How many may be left over at most: a loose copy may go in instead of one of the hand. */
  mostLeftOver(used) {
    return this.hand - Math.max(0, used - this.need - this.loose);
  }

  /**
   * What is left when `used` copies lie in melds elsewhere; those beyond the needed ones make up for what may be left
   * over, so that fewer than none may be needed.
   */
  less(used) {
    return used === 0 ? this : copiesOf(this.need - used, this.loose, this.hand);
  }
}

const known = new Map();

/** The same object for the same numbers of copies; its own `number` tells it from others. */
export function copiesOf(need, loose, hand) {
  const code = (need << 16) | (loose << 8) | hand;
  let copies = known.get(code);
  if (copies === undefined) known.set(code, (copies = new Copies(need, loose, hand, known.size)));
  return copies;
}

export const NOTHING = copiesOf(0, 0, 0);

/** Copies of every card: `naturals[suit][rank]` and `jokers`. */
export class Counts {
  constructor(naturals, jokers) {
    this.naturals = naturals;
    this.jokers = jokers;
    let hand = jokers.hand;
    for (const row of naturals) for (let rank = ACE; rank <= KING; rank += 1) hand += row[rank].hand;
    this.hand = hand;
  }

  /** The same with the king for the two, the queen for the three and so on. */
  upsideDown() {
    return new Counts(this.naturals.map((row) => [row[0], row[ACE], ...row.slice(2).reverse()]), this.jokers);
  }

  /** Copies of the card of `suit` that stands at `place`. */
  at(suit, place) {
    return this.naturals[suit][place === HIGH_ACE ? ACE : place];
  }

  /** Copies of `card`. */
  of(card) {
    const number = numberOf(card);
    return number === 0 ? this.jokers : this.naturals[Math.floor(number / RANKS)][number % RANKS];
  }

  /** What is left where `cards` lie in melds elsewhere, and the hand cards `forced` must be played. */
  beside(cards, forced = []) {
    let counts = this;
    for (const card of forced) {
      const { need, loose, hand } = counts.of(card);
      counts = counts.changed(card, copiesOf(need + 1, loose, hand - 1));
    }
    for (const card of cards) counts = counts.changed(card, counts.of(card).less(1));
    return counts;
  }

  /** The same counts with other copies of `card`. */
  changed(card, copies) {
    const number = numberOf(card);
    if (number === 0) return new Counts(this.naturals, copies);
    const rows = this.naturals.map((row) => [...row]);
    rows[Math.floor(number / RANKS)][number % RANKS] = copies;
    return new Counts(rows, this.jokers);
  }
}

const onTable = new Int32Array(RANKS * SUITS.length);
const inHand = new Int32Array(RANKS * SUITS.length);
const lying = new Int32Array(RANKS * SUITS.length);

/** Count the cards of a position, which have been read and checked. */
export function count(rules, { table, hand }) {
  onTable.fill(0);
  inHand.fill(0);
  lying.fill(0);
  for (const meld of table) for (const card of meld) onTable[numberOf(card)] += 1;
  for (const card of hand) inHand[numberOf(card)] += 1;
  if (rules.failure.loose_cards !== "never") {
    for (const [card, copies] of looseCards(rules, table)) lying[numberOf(card)] = copies;
  }
  const naturals = SUITS.map((_, suit) => {
    const row = [NOTHING];
    for (let rank = ACE; rank <= KING; rank += 1) row.push(copiesAt(RANKS * suit + rank));
    return row;
  });
  return new Counts(naturals, copiesAt(0));
}

function copiesAt(number) {
  if (!onTable[number] && !inHand[number]) return NOTHING;
  return copiesOf(onTable[number] - lying[number], lying[number], inHand[number]);
}

/** Leave out hand cards that no meld of the pool can hold, until every one left has a meld. */
export function withoutDeadCards(rules, counts) {
  const jokers = Math.min(rules.jokers.per_meld, counts.jokers.most);
  const there = [0, 0, 0, 0]; // cards of a suit as a mask of bits
  const mayDie = [0, 0, 0, 0];
  for (let suit = 0; suit < 4; suit += 1) {
    for (let rank = ACE; rank <= KING; rank += 1) {
      const copies = counts.naturals[suit][rank];
      if (copies.most) there[suit] |= 1 << rank;
      if (copies.hand && !copies.need) mayDie[suit] |= 1 << rank;
    }
  }
  let rows = null;
  for (;;) {
    const groups = ranksOf(there, rules.melds.group_min - jokers);
    const dead = there.map((cards, suit) => mayDie[suit] & ~groups && mayDie[suit] & ~groups & ~inRuns(rules, cards, jokers));
    if (!dead.some(Boolean)) return rows === null ? counts : new Counts(rows, counts.jokers);
    rows ??= counts.naturals.map((row) => [...row]);
    dead.forEach((cards, suit) => {
      mayDie[suit] &= ~cards;
      for (let rank = ACE; rank <= KING; rank += 1) {
        if (!((cards >> rank) & 1)) continue;
        const { loose } = rows[suit][rank];
        rows[suit][rank] = copiesOf(0, loose, 0);
        if (!loose) there[suit] &= ~(1 << rank);
      }
    });
  }
}

/** The ranks of which there are cards of at least so many suits. */
export function ranksOf(there, suits) {
  if (suits > SUITS.length) return 0;
  const atLeast = [-1, 0, 0, 0, 0];
  for (const cards of there) for (let number = 4; number > 0; number -= 1) atLeast[number] |= atLeast[number - 1] & cards;
  return atLeast[Math.max(0, suits)];
}

/** The cards in a shortest run that lacks no more cards than jokers can stand for. */
function inRuns(rules, cards, jokers) {
  const size = rules.melds.run_min;
  const { first, last } = runPlaces(rules);
  const bothEnds = cards | (((cards >> ACE) & 1) << HIGH_ACE);
  let held = 0;
  for (let low = first; low + size - 1 <= last; low += 1) {
    let there = jokers;
    for (let place = low; place < low + size; place += 1) there += (bothEnds >> place) & 1;
    if (there >= size) held |= ((1 << size) - 1) << low;
  }
  return held | (((held >> HIGH_ACE) & 1) << ACE);
}

/** The first and the last place that runs may use. */
export const runPlaces = ({ melds }) => ({ first: melds.ace_low ? ACE : 2, last: melds.ace_high ? HIGH_ACE : KING });

/** The same places counted from the high ace down. */
export const upsideDownPlaces = ({ first, last }) => ({ first: HIGH_ACE + ACE - last, last: HIGH_ACE + ACE - first });
