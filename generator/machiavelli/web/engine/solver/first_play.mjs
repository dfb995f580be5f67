// The best play of who has not opened: it contains an opening, or, where the rules allow that, only adds. The same calls
// with the same answers as elsewhere.
//
// Where the best play of all contains an opening, it is the one. Else each opening is tried: its cards must be played,
// and may go wherever they fit.

import { checkedPosition } from "../checks.mjs";
import { closestOf, closestOfCases } from "../closest/beside.mjs";
import { EngineFault } from "../errors.mjs";
import { judgeTurn } from "../first_turns.mjs";
import { openings } from "../opening.mjs";
import { mostAdditions } from "./mere_additions.mjs";
import { solutionOf } from "./solve.mjs";
import { mostOfCases } from "./special.mjs";

/** See solve.mjs. */
export function solve(rules, given) {
  const position = checkedPosition(rules, given);
  const solution = solutionOf(rules, position, bestFirstPlay(rules, position));
  if (solution.max_played > 0 && !isAllowed(rules, position, solution.layout)) {
    throw new EngineFault("the layout found has no opening");
  }
  return solution;
}

const isAllowed = (rules, { table, hand }, after) => judgeTurn(rules, { before: table, after, hand, opened: false }).legal;

/** See most.mjs. */
export const maxPlayed = (rules, given) => mostInFirstPlay(rules, checkedPosition(rules, given));

/** The most cards that such a play can have; 0 where there is none. */
function mostInFirstPlay(rules, position) {
  const limit = mostOfCases(rules, position);
  let most = rules.turn.table_before_opening ? mostAdditions(rules, position).added : 0;
  for (const opening of openings(rules, position.hand)) {
    if (most === limit) break;
    most = Math.max(most, mostOfCases(rules, position, opening));
  }
  return most;
}

/** The most cards that such a play can have, and the closest layout; null where there is none. */
function bestFirstPlay(rules, position) {
  const most = mostInFirstPlay(rules, position);
  if (most === 0) return null;
  if (rules.turn.table_before_opening) {
    const { added, table } = mostAdditions(rules, position);
    // Nothing breaks and nothing moves.
    if (added === most) return { most, found: { melds: table, broken: 0, moved: 0, undecided: [] } };
  }
  if (mostOfCases(rules, position) === most) {
    const free = closestOfCases(rules, position, most);
    if (isAllowed(rules, position, free.melds)) return { most, found: free };
  }
  const found = [];
  for (const opening of openings(rules, position.hand)) {
    if (mostOfCases(rules, position, opening) !== most) continue;
    found.push(closestOfCases(rules, position, most, opening));
    if (!found.at(-1).broken && !found.at(-1).moved) break;
  }
  return { most, found: closestOf(found) };
}
