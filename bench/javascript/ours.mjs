// The engine of the site, as a page loads it.

import * as engine from "../../generator/machiavelli/web/engine/index.mjs";

export const name = "ours";

/** What the engine cannot be asked yet; the results say so. */
export const lacks = ["maxPlayed", "solve"].filter((question) => typeof engine[question] !== "function");

/** Counting only. */
export function prepare({ rules }, position) {
  return () => engine.maxPlayed(rules, position);
}

/** The best play with the closest layout. */
export function prepareSolve({ rules }, position) {
  return () => engine.solve(rules, position);
}
