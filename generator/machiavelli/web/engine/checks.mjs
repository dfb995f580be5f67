// The limits of the pack: positions that no game of a variant can hold are refused before anything else.

import { JOKER, MOST_PLACES, RANK_NAMES, SUITS, cardsBeyond, countCards, placeOf } from "./cards.mjs";
import { PositionError } from "./errors.mjs";
import { judgeMeld } from "./melds.mjs";
import { formatCards, readCards, readTable } from "./notation.mjs";
import { isLoose, looseCards } from "./tables.mjs";

/** A position as it comes from outside, read and checked. Throws NotationError, and as checkPosition. */
export function checkedPosition(rules, given) {
  const position = {
    table: readTable(given?.table),
    hand: readCards(given?.hand),
    held: readCards(given?.held ?? []),
    since: readCards(given?.since ?? []),
  };
  checkPosition(rules, position);
  checkAmong(position.held, position.hand, "held-not-in-hand");
  checkAmong(position.since, position.table.flat(), "since-not-on-table");
  return position;
}

function checkAmong(cards, others, code) {
  const [missing] = cards.length ? cardsBeyond(countCards(cards), countCards(others)) : [];
  if (missing) throw new PositionError(code, missing);
}

/**
 * Refuse a position that no number of players' packs can make, or whose table is not legal.
 *
 * Throws PositionError with code too-many-melds, too-many-cards, too-many-jokers, too-many-copies,
 * too-many-loose or illegal-table.
 */
export function checkPosition(rules, { table, hand }) {
  const packs = allPacks(rules);
  const total = packs[0].cards;
  if (table.length > total) throw new PositionError("too-many-melds", table.length);
  let cards = hand.length;
  for (const meld of table) cards += meld.length;
  if (cards > total) throw new PositionError("too-many-cards", cards);
  checkCopies(packs, table, hand, cards);
  checkTable(rules, table);
}

const copies = new Int32Array(MOST_PLACES);

function checkCopies(allPacks, table, hand, cards) {
  copies.fill(0);
  for (const card of hand) copies[placeOf(card)] += 1;
  for (const meld of table) for (const card of meld) copies[placeOf(card)] += 1;
  const jokers = copies[placeOf(JOKER)];
  copies[placeOf(JOKER)] = 0;
  let most = 0;
  for (let place = 0; place < MOST_PLACES; place += 1) if (copies[place] > most) most = copies[place];
  if (allPacks.some((packs) => jokers <= packs.jokers && most <= packs.decks && cards <= packs.cards)) return;
  const [largest] = allPacks;
  if (jokers > largest.jokers) throw new PositionError("too-many-jokers", jokers);
  for (let place = 0; place < MOST_PLACES; place += 1) {
    if (copies[place] > largest.decks) throw new PositionError("too-many-copies", [...hand, ...table.flat()].find((card) => placeOf(card) === place));
  }
}

const packsFor = new WeakMap();

/** All packs that any number of players uses, the one with most cards first. */
function allPacks(rules) {
  let found = packsFor.get(rules);
  if (found === undefined) {
    found = [rules.deal, ...Object.values(rules.deal.packs_by_players)].map(({ decks, jokers }) => ({
      decks,
      jokers,
      cards: decks * RANK_NAMES.length * SUITS.length + jokers,
    }));
    found.sort((one, other) => other.cards - one.cards);
    packsFor.set(rules, found);
  }
  return found;
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
  if (rules.failure.loose_cards !== "never") for (const count of looseCards(rules, table).values()) loose += count;
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
