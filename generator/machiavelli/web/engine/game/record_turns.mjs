// The turns of a record, read back: what turnLine of records.mjs writes.

import { parseCards } from "../notation.mjs";
import { ARROW, BAR, EMPTY } from "./records.mjs";

const ALONE = ["draw", "pass", "knock"];
const FAILED = ["fail", "late"];
const LINE = /^([1-9]) ([a-z]+)(?: (.+))?$/;

/** The seat and the action of a line; null where it cannot be read. */
export function readTurn(line) {
  const [, seat, word, rest] = LINE.exec(line) ?? [];
  const action = word && readAction(word, rest);
  return action ? { seat: Number(seat) - 1, action } : null;
}

function readAction(word, rest) {
  if (ALONE.includes(word)) return rest ? null : { do: word };
  try {
    if (word === "lay") return rest ? { do: word, after: readTable(rest) } : null;
    return FAILED.includes(word) ? { do: word, ...readFail(rest) } : null;
  } catch {
    return null; // no card
  }
}

function readFail(rest = "") {
  const [tried, left] = rest.split(ARROW).map((text) => text.trim());
  return { ...(tried && { tried: readTable(tried) }), ...(left && { left: readTable(left) }) };
}

const readTable = (text) => (text === EMPTY ? [] : text.split(BAR).map(parseCards));
