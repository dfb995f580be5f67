// The written form of cards: 10♣, 10C, TC, joker ★ or *; and positions in an address.
// Unreadable is not illegal: what cannot be read is a NotationError with its place in the text.

import { JOKER, SYMBOLS, isCard } from "./cards.mjs";

// Longest rank first, so that 10 is not read as 1. One variation selector may follow a suit.
const CARD = /^(?:(10|[2-9AaTtJjQqKk])([SHDCshdc♠♥♦♣])[\uFE0E\uFE0F]?|[★*])/;
const LETTERS = Object.fromEntries(Object.entries(SYMBOLS).map(([letter, symbol]) => [symbol, letter]));

/** Text that cannot be read as cards. `column` counts characters from 1 in the text given. */
export class NotationError extends Error {
  constructor(code, found, column) {
    super(`${code} at column ${column}`);
    this.name = "NotationError";
    Object.assign(this, { code, found, column });
  }
}

/** Columns count characters as people do, not halves of them. */
const lengthOf = (text) => [...text].length;

/** Read one card, nothing before or after it. */
export function parseCard(text) {
  const match = CARD.exec(text);
  if (!match) throw new NotationError("unreadable-card", text, 1);
  if (match[0].length !== text.length) {
    throw new NotationError("unreadable-card", text, lengthOf(match[0]) + 1);
  }
  if (!match[1]) return JOKER;
  const rank = match[1].toUpperCase();
  return (rank === "T" ? "10" : rank) + (LETTERS[match[2]] ?? match[2].toUpperCase());
}

/** Read a meld or a hand as JSON carries it, a list of codes. What is no such list is a NotationError: wrong-type. */
export function readCards(codes) {
  if (!Array.isArray(codes)) throw new NotationError("wrong-type", codes, 1);
  const cards = [];
  for (let at = 0; at < codes.length; at += 1) cards.push(isCard(codes[at]) ? codes[at] : readCard(codes[at]));
  return cards;
}

function readCard(code) {
  if (typeof code !== "string") throw new NotationError("wrong-type", code, 1);
  return parseCard(code);
}

/** Read the melds of a table as JSON carries them. */
export function readTable(melds) {
  if (!Array.isArray(melds)) throw new NotationError("wrong-type", melds, 1);
  return Array.from(melds, readCards);
}

function parseCardAt(text, column) {
  try {
    return parseCard(text);
  } catch (error) {
    throw new NotationError(error.code, text, column + error.column - 1);
  }
}

/** Read cards separated by blanks: "5♣ 6♣ 7♣". */
export function parseCards(text) {
  return [...text.matchAll(/[^ \t]+/g)].map((word) =>
    parseCardAt(word[0], lengthOf(text.slice(0, word.index)) + 1),
  );
}

/** Write cards for people: "5♣ 6♣ 7♣". */
export const formatCards = (cards) =>
  cards.map((card) => (card === JOKER ? "★" : card.slice(0, -1) + SYMBOLS[card.slice(-1)])).join(" ");

function parseRunTogether(text, column) {
  const letters = [...text];
  const cards = [];
  for (let at = 0; at < letters.length; ) {
    const width = letters[at] === "*" ? 1 : 2;
    cards.push(parseCardAt(letters.slice(at, at + width).join(""), column + at));
    at += width;
  }
  return cards;
}

const runTogether = (cards) => cards.map((card) => card.replace("10", "T")).join("");

/** Read a position from an address, strictly: "5C6C7C8C.9S9H9D:8D8H". */
export function parse(text) {
  const colon = text.indexOf(":");
  if (colon < 0) throw new NotationError("no-hand", text, lengthOf(text) + 1);
  const before = text.slice(0, colon);
  const table = [];
  let column = 1;
  for (const meld of before === "" ? [] : before.split(".")) {
    table.push(parseRunTogether(meld, column));
    column += lengthOf(meld) + 1;
  }
  if (table.some((meld) => meld.length === 0)) throw new NotationError("empty-meld", text, 1);
  return { table, hand: parseRunTogether(text.slice(colon + 1), lengthOf(before) + 2) };
}

/** Write a position for an address; the inverse of parse. */
export const format = ({ table, hand }) => `${table.map(runTogether).join(".")}:${runTogether(hand)}`;
