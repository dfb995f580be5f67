// Melds and positions that a pack can come to, dealt by chance.

import { isJoker, judge, rankOf, suitOf } from "../../engine/judging.mjs";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["S", "H", "D", "C"];
const JOKER = "*";
const TRIES = 100;

/** The cards that are left, by face. */
export class Pool {
  #left = new Map();

  constructor({ deal }) {
    for (const suit of SUITS) for (const rank of RANKS) this.#left.set(rank + suit, deal.decks);
    this.#left.set(JOKER, deal.jokers);
  }

  get faces() {
    return [...this.#left.keys()].filter((card) => this.#left.get(card) > 0);
  }

  /** Take cards out, all or, where one is missing, none; whether they were there. */
  take(cards) {
    const left = new Map(this.#left);
    for (const card of cards) left.set(card, left.get(card) - 1);
    if (cards.some((card) => left.get(card) < 0)) return false;
    this.#left = left;
    return true;
  }
}

function group(chance) {
  const rank = chance.of(RANKS);
  return chance.shuffled(SUITS).slice(chance.below(3) ? 1 : 0).map((suit) => rank + suit);
}

/** Cards in a row; past the king comes the ace again, whether the rules allow that or not. */
export function row(chance, size) {
  const suit = chance.of(SUITS);
  const first = chance.below(RANKS.length);
  return Array.from({ length: size }, (_, at) => RANKS[(first + at) % RANKS.length] + suit);
}

/** Something like a meld: a group or a row, now and then with a joker in it. */
export function likeMeld(chance, rules) {
  const cards = chance.below(2) ? group(chance) : row(chance, 3 + chance.below(3));
  if (rules.jokers.per_meld && chance.below(4) === 0) cards[chance.below(cards.length)] = JOKER;
  return cards;
}

/** A legal meld of cards of the pool, taken out of it. */
export function meldFrom(pool, chance, rules) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const cards = likeMeld(chance, rules);
    if (judge(rules, cards).legal && pool.take(cards)) return judge(rules, cards).cards;
  }
  throw new Error("no meld was found in a hundred tries");
}

const isNear = (card, other) =>
  rankOf(card) === rankOf(other) ||
  (suitOf(card) === suitOf(other) && Math.abs(rankOf(card) - rankOf(other)) <= 2);

/** A table of some melds, and a hand of cards most of which have something to do with it. */
export function position(chance, rules) {
  const pool = new Pool(rules);
  const table = Array.from({ length: 2 + chance.below(3) }, () => meldFrom(pool, chance, rules));
  const lying = table.flat().filter((card) => !isJoker(card));
  const hand = Array.from({ length: 2 + chance.below(3) }, () => cardBeside(chance, pool, chance.of(lying)));
  return { table, hand };
}

/** A card of the pool, taken out of it, that mostly has something to do with another. */
export function cardBeside(chance, pool, other) {
  const near = pool.faces.filter((card) => !isJoker(card) && isNear(card, other));
  const card = chance.of(near.length && chance.below(5) ? near : pool.faces);
  pool.take([card]);
  return card;
}

/** Some cards of which one was changed, so that often they are no meld any more. */
export function spoiled(chance, cards) {
  const changed = [...cards];
  const at = chance.below(changed.length);
  if (chance.below(4) === 0) changed.splice(at, 1);
  else if (isJoker(changed[at])) changed.push(JOKER);
  else if (chance.below(2)) changed[at] = changed[at].slice(0, -1) + chance.of(SUITS);
  else changed[at] = chance.of(RANKS) + suitOf(changed[at]);
  return changed;
}
