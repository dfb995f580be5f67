// The limits of the pack: positions that no game of a variant can hold are refused before anything else.

import { JOKER, RANK_NAMES, SUITS, compareCards, countCards } from "./cards.mjs";
import { PositionError } from "./errors.mjs";
import { judgeMeld } from "./melds.mjs";
import { formatCards, readCards, readTable } from "./notation.mjs";
import { isLoose, looseCards } from "./tables.mjs";

/** A position as it comes from outside, read and checked. Throws NotationError, and as checkPosition. */
export function checkedPosition(rules, given) {
  const position = { table: readTable(given?.table), hand: readCards(given?.hand) };
  checkPosition(rules, position);
  return position;
}

/**
 * Refuse a position that the pack cannot make or whose table is not legal.
 *
 * Throws PositionError with code too-many-melds, too-many-cards, too-many-jokers, too-many-copies,
 * too-many-loose or illegal-table.
 */
export function checkPosition(rules, { table, hand }) {
  const total = rules.deal.decks * RANK_NAMES.length * SUITS.length + rules.deal.jokers;
  if (table.length > total) throw new PositionError("too-many-melds", table.length);
  const cards = [...hand, ...table.flat()];
  if (cards.length > total) throw new PositionError("too-many-cards", cards.length);
  checkCopies(rules, countCards(cards));
  checkTable(rules, table);
}

function checkCopies(rules, copies) {
  const jokers = copies.get(JOKER) ?? 0;
  if (jokers > rules.deal.jokers) throw new PositionError("too-many-jokers", jokers);
  copies.delete(JOKER);
  let first = null;
  for (const [card, count] of copies) {
    if (count > rules.deal.decks && (first === null || compareCards(card, first) < 0)) first = card;
  }
  if (first !== null) throw new PositionError("too-many-copies", first);
}

const MOST_FOUND = 20_000;
const found = new Map();
const foundFor = new WeakMap();

/** The melds, as text, that were judged legal under these rules: the tables of a game share most of theirs. */
function foundLegal(rules) {
  let legal = foundFor.get(rules);
  if (legal === undefined) {
    const key = JSON.stringify([rules.melds, rules.jokers.per_meld]);
    if (found.size > 16) found.clear();
    if (!found.has(key)) found.set(key, new Set());
    legal = found.get(key);
    foundFor.set(rules, legal);
  }
  if (legal.size > MOST_FOUND) legal.clear();
  return legal;
}

function checkTable(rules, table) {
  let loose = 0;
  for (const count of looseCards(rules, table).values()) loose += count;
  if (rules.failure.loose_cards === "help-cards" && loose > rules.deal.face_up) {
    throw new PositionError("too-many-loose", loose);
  }
  const legal = foundLegal(rules);
  for (const meld of table) {
    const key = meld.join();
    if (legal.has(key)) continue;
    if (judgeMeld(rules, meld).legal) legal.add(key);
    else if (!(loose && isLoose(rules, meld))) throw new PositionError("illegal-table", formatCards(meld));
  }
}
