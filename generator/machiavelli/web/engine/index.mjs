// The engine for programmers: everything it can be asked, with the rules as `machiavelli rules ID --json` prints
// them, positions and answers as the command line takes and gives them. Pages load less: judging.mjs at once, and
// worker.mjs for what takes longer.

import { player } from "./grading/asking.mjs";
import * as classes from "./solver/classes.mjs";
import * as solving from "./solver/solve.mjs";

export { checkProof } from "./check_proof.mjs";
export { judgeTurn } from "./first_turns.mjs"; // that of a board knows no openings
export { ClaimError, EngineFault, PositionError } from "./errors.mjs";
export { classCount, maxPlayed } from "./grading/asking.mjs";
export * from "./judging.mjs";
export { prove } from "./proofs/prove.mjs";

export const countClasses = (rules, given, limit) => player(rules, given, classes).countClasses(rules, given, limit);
export const playable = (rules, given, card) => player(rules, given, solving).playable(rules, given, card);
export const solve = (rules, given) => player(rules, given, solving).solve(rules, given);
