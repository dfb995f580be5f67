// Writing a game down, one line a turn, as the README of engine/game shows; record_turns.mjs is the way back.

export const TITLE = "machiavelli record 1";
export const [BAR, ARROW, EMPTY] = ["|", "->", "-"];

/**
 * The record of a hand as text: `variant`, `players`, `dealer` from 0, `target` or null, the `pack`, and the `turns`,
 * each `{ seat, action }`.
 */
export function formatRecord({ variant, players, dealer, target, pack, turns }) {
  const lines = [TITLE, `variant ${variant}`, `players ${players}`, `dealer ${dealer + 1}`, "rotations 1"];
  if (target !== null) lines.push(`target ${target}`);
  lines.push("", "hand", `pack ${pack.join(" ")}`, ...turns.map(turnLine));
  return `${lines.join("\n")}\n`;
}

/** A turn on one line: `2 lay 5C 6C 7C | 8S 8H 8D`. */
export const turnLine = ({ seat, action }) => [seat + 1, action.do, ...tablesOf(action)].join(" ");

function tablesOf({ after, tried, left }) {
  if (after) return [formatTable(after)];
  return [...(tried ? [formatTable(tried)] : []), ...(left ? [ARROW, formatTable(left)] : [])];
}

/** A table on one line: `5C 6C 7C | 8S 8H 8D`, or `-` where nothing lies there. */
export const formatTable = (table) => table.map((meld) => meld.join(" ")).join(` ${BAR} `) || EMPTY;
