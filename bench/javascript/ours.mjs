// The engine of the site, as a page loads it.

import { checkedPosition } from "../../generator/machiavelli/web/engine/checks.mjs";
import * as engine from "../../generator/machiavelli/web/engine/index.mjs";
import { mostPlayed } from "../../generator/machiavelli/web/engine/solver/most.mjs";

export const name = "ours";

/** What the engine cannot be asked yet; the results say so. */
export const lacks = ["maxPlayed", "solve"].filter((question) => typeof engine[question] !== "function");

/** Counting only; the cards are read and checked beforehand, as the other way takes them for granted. */
export function prepare({ rules }, position) {
  const checked = checkedPosition(rules, position);
  return () => mostPlayed(rules, checked);
}

/** The best play with the closest layout. */
export function prepareSolve({ rules }, position) {
  return () => engine.solve(rules, position);
}
