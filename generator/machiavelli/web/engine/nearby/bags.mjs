// Cards as bags: one number for any cards without order, so that comparing and subtracting is one step.
//
// Each face has four bits that count its copies; the highest of the four stays free, so that a difference shows where
// cards are lacking. Bags are BigInts: only so they hold all faces.

import { ACE, JOKER, KING, SUITS, cardOf } from "../cards.mjs";
import { combinations } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";

const BITS = 4n;
const COPIES = 15n;
const HIGH_ACE = KING + 1;

const FACES = [...SUITS.flatMap((suit) => Array.from({ length: KING }, (_, at) => cardOf(at + 1, suit))), JOKER];

/** The bag of one card. */
export const ONE = new Map(FACES.map((card, place) => [card, 1n << (BITS * BigInt(place))]));

/** The free bit of every face. */
const SPARE = FACES.reduce((spare, _, place) => spare | (1n << (BITS * BigInt(place) + BITS - 1n)), 0n);

export const bagOf = (cards) => cards.reduce((bag, card) => bag + ONE.get(card), 0n);

const MOST_KNOWN = 20_000;
const known = new Map();

/** The cards in a bag, by suit and rank, jokers last. */
export function cardsOf(bag) {
  let cards = known.get(bag);
  if (cards === undefined) {
    if (known.size > MOST_KNOWN) known.clear();
    cards = [];
    for (let left = bag, place = 0; left; left >>= BITS, place += 1) {
      for (let copies = left & COPIES; copies; copies -= 1n) cards.push(FACES[place]);
    }
    known.set(bag, cards);
  }
  return cards;
}

/** Whether every card of `part` is in `bag`. */
export const holds = (bag, part) => (((bag | SPARE) - part) & SPARE) === SPARE;

/** Every bag of 1 to `most` of `cards`, small ones first. */
export function* partsOf(cards, most) {
  for (let size = 1; size <= Math.min(most, cards.length); size += 1) {
    yield* new Set(combinations(cards, size).map(bagOf));
  }
}

/** Every legal meld that the cards of `pool` can form. */
export function legalBags(rules, pool) {
  const there = new Set(cardsOf(pool));
  const jokers = Math.min(cardsOf(pool).filter((card) => card === JOKER).length, rules.jokers.per_meld);
  const found = new Set();
  for (const frame of frames(rules)) {
    const held = frame.filter((card) => there.has(card));
    const lacking = frame.length - held.length;
    for (let spent = lacking; spent <= Math.min(jokers, frame.length - 1); spent += 1) {
      for (const leftOut of combinations([...held.keys()], spent - lacking)) { // of two aces perhaps one
        found.add(bagOf([...held.filter((_, at) => !leftOut.includes(at)), ...Array(spent).fill(JOKER)]));
      }
    }
  }
  return [...found].filter((bag) => holds(pool, bag) && judgeMeld(rules, cardsOf(bag)).legal);
}

/** The cards that a group or run would have without jokers. */
function* frames({ melds }) {
  for (let rank = ACE; rank <= KING; rank += 1) {
    const cards = SUITS.map((suit) => cardOf(rank, suit));
    for (let size = melds.group_min; size <= SUITS.length; size += 1) yield* combinations(cards, size);
  }
  for (const suit of SUITS) {
    for (let low = ACE; low <= KING; low += 1) {
      const last = melds.ace_inside ? low + KING - 1 : HIGH_ACE;
      for (let high = low + melds.run_min - 1; high <= last; high += 1) {
        if (high - low >= KING && !melds.ace_both_ends) continue;
        yield Array.from({ length: high - low + 1 }, (_, at) => cardOf(((low + at - 1) % KING) + 1, suit));
      }
    }
  }
}
