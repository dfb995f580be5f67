// The engine for programmers: everything it can be asked, with the rules as `machiavelli rules ID --json` prints
// them, positions and answers as the command line takes and gives them. Pages load less: judging.mjs at once, and
// worker.mjs for what takes longer.

import { isSpecial } from "./frozen.mjs";
import * as classes from "./solver/classes.mjs";
import * as first from "./solver/first_play.mjs";
import * as most from "./solver/most.mjs";
import * as solving from "./solver/solve.mjs";
import * as special from "./solver/special.mjs";
import { mustOpen } from "./turns.mjs";

export { checkProof } from "./check_proof.mjs";
export { judgeTurn } from "./first_turns.mjs"; // that of a board knows no openings
export { ClaimError, EngineFault, PositionError } from "./errors.mjs";
export * from "./judging.mjs";
export { prove } from "./proofs/prove.mjs";

/** The module that answers where the player has opened, or not. */
const player = (rules, given, plain) => (mustOpen(rules, given) ? first : solver(rules, plain));

/** The module that answers under these rules. */
const solver = (rules, plain) => (isSpecial(rules) ? special : plain);

export const classCount = (rules, ...asked) => solver(rules, classes).classCount(rules, ...asked);
export const countClasses = (rules, ...asked) => solver(rules, classes).countClasses(rules, ...asked);
export const maxPlayed = (rules, given) => player(rules, given, most).maxPlayed(rules, given);
export const playable = (rules, ...asked) => solver(rules, solving).playable(rules, ...asked);
export const solve = (rules, given) => player(rules, given, solving).solve(rules, given);
