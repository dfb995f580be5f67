// The limits of the pack: positions that no game of a variant can hold are refused before anything else.

import { JOKER, RANK_NAMES, SUITS, compareCards, countCards } from "./cards.mjs";
import { PositionError } from "./errors.mjs";
import { formatCards, readCards, readTable } from "./notation.mjs";
import { isLoose, judgeTable, looseCards } from "./tables.mjs";

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
  const [card] = [...copies.keys()].filter((one) => copies.get(one) > rules.deal.decks).sort(compareCards);
  if (card) throw new PositionError("too-many-copies", card);
}

function checkTable(rules, table) {
  const loose = [...looseCards(rules, table).values()].reduce((sum, count) => sum + count, 0);
  if (rules.failure.loose_cards === "help-cards" && loose > rules.deal.face_up) {
    throw new PositionError("too-many-loose", loose);
  }
  for (const [index, verdict] of judgeTable(rules, table).entries()) {
    if (!verdict.legal && !(loose && isLoose(rules, table[index]))) {
      throw new PositionError("illegal-table", formatCards(table[index]));
    }
  }
}
