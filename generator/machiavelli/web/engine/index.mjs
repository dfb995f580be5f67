// The engine for programmers: everything it can be asked, with the rules as `machiavelli rules ID --json` prints
// them, positions and answers as the command line takes and gives them. Pages load less: judging.mjs at once, and
// worker.mjs for what takes longer.

import { isSpecial } from "./frozen.mjs";
import * as classes from "./solver/classes.mjs";
import * as first from "./solver/first_play.mjs";
import * as held from "./solver/held_play.mjs";
import * as most from "./solver/most.mjs";
import * as solving from "./solver/solve.mjs";
import * as special from "./solver/special.mjs";
import { mayHoldBack, mustOpen } from "./turns.mjs";

export { checkProof } from "./check_proof.mjs";
export { judgeTurn } from "./first_turns.mjs"; // that of a board knows no openings
export { ClaimError, EngineFault, PositionError } from "./errors.mjs";
export * from "./judging.mjs";
export { prove } from "./proofs/prove.mjs";

/** The module that answers under these rules to a player who has opened or not, and has held something back or not. */
function player(rules, given, plain) {
  if (mustOpen(rules, given)) return first;
  if (mayHoldBack(rules, given)) return held;
  return isSpecial(rules) ? special : plain;
}

export const classCount = (rules, given, work) => player(rules, given, classes).classCount(rules, given, work);
export const countClasses = (rules, given, limit) => player(rules, given, classes).countClasses(rules, given, limit);
export const maxPlayed = (rules, given) => player(rules, given, most).maxPlayed(rules, given);
export const playable = (rules, given, card) => player(rules, given, solving).playable(rules, given, card);
export const solve = (rules, given) => player(rules, given, solving).solve(rules, given);
