// How hard a position is, and how its best play is made.

import { checkedPosition } from "../checks.mjs";
import { prove } from "../proofs/prove.mjs";
import { difficulty } from "./difficulty.mjs";
import { Analysis, measures } from "./measures.mjs";

/**
 * Explain `solution`, the best play of a position as solve finds it: its `steps`, its `measures`, and its `difficulty`, as
 * `machiavelli solve --explain` gives them. What is not decided is null.
 *
 * Throws as solve.
 */
export function grade(rules, given, solution) {
  const position = { ...checkedPosition(rules, given), opened: given.opened ?? true };
  const analysis = new Analysis(rules, position, solution);
  const measured = measures(analysis);
  const most = solution.max_played;
  const proof = most < position.hand.length ? prove(rules, position, { most }) : null;
  const rated = difficulty(rules, position, solution, measured, proof);
  return { steps: analysis.plan.steps, measures: shownMeasures(measured), difficulty: shownDifficulty(rated) };
}

function shownMeasures({ undecided, ...figures }) {
  for (const letter of undecided) figures[letter] = null;
  return undecided.length ? { ...figures, undecided } : figures;
}

function shownDifficulty({ rating, level, parts, undecided }) {
  for (const name of undecided) delete parts[name];
  return undecided.length ? { rating: null, level: null, parts } : { rating, level, parts };
}
