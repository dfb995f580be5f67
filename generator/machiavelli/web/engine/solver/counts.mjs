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

  /** Loose copies that stay loose when `used` copies lie in melds. */
  looseLeft(used) {
    return this.loose - Math.max(0, used - this.need - this.hand);
  }

  /** What is left when `used` copies lie in melds elsewhere. */
  less(used) {
    if (used === 0) return this;
    return copiesOf(Math.max(0, this.need - used), this.looseLeft(used), Math.min(this.hand, this.leftOver(used)));
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
    Object.assign(this, { naturals, jokers, hand: jokers.hand });
    for (const row of naturals) for (const copies of row) this.hand += copies.hand;
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
  const rows = counts.naturals.map((row) => [...row]);
  let someDead = false;
  for (let dead = findDead(rules, rows, jokers); dead.length > 0; dead = findDead(rules, rows, jokers)) {
    someDead = true;
    for (const [suit, rank] of dead) rows[suit][rank] = copiesOf(0, rows[suit][rank].loose, 0);
  }
  return someDead ? new Counts(rows, counts.jokers) : counts;
}

/** Suit and rank of hand cards that no meld can hold. */
function findDead(rules, rows, jokers) {
  const dead = [];
  for (let suit = 0; suit < rows.length; suit += 1) {
    const row = rows[suit];
    let inRuns = null;
    for (let rank = ACE; rank <= KING; rank += 1) {
      if (!row[rank].hand || row[rank].need) continue;
      let suits = 0;
      for (const other of rows) suits += other[rank].most > 0 ? 1 : 0;
      if (suits + jokers >= rules.melds.group_min) continue;
      inRuns ??= findInRuns(rules, row, jokers);
      if (!inRuns[rank]) dead.push([suit, rank]);
    }
  }
  return dead;
}

/** For each rank whether some shortest run with it lacks no more cards than jokers can stand for. */
function findInRuns(rules, row, jokers) {
  const size = rules.melds.run_min;
  const { first, last } = runPlaces(rules);
  const rankAt = (place) => (place === HIGH_ACE ? ACE : place);
  const held = Array(RANKS).fill(false);
  for (let low = first; low + size - 1 <= last; low += 1) {
    let there = jokers;
    for (let place = low; place < low + size; place += 1) there += row[rankAt(place)].most > 0 ? 1 : 0;
    if (there < size) continue;
    for (let place = low; place < low + size; place += 1) held[rankAt(place)] = true;
  }
  return held;
}

/** The first and the last place that runs may use. */
export const runPlaces = ({ melds }) => ({ first: melds.ace_low ? ACE : 2, last: melds.ace_high ? HIGH_ACE : KING });
