// The engine for programmers: everything it can be asked, with the rules as `machiavelli rules ID --json` prints
// them, positions and answers as the command line takes and gives them. Pages load less: judging.mjs at once, and
// worker.mjs for what takes longer.

export { checkProof } from "./check_proof.mjs";
export { ClaimError, EngineFault, PositionError } from "./errors.mjs";
export * from "./judging.mjs";
export { prove } from "./proofs/prove.mjs";
export { classCount, countClasses } from "./solver/classes.mjs";
export { maxPlayed } from "./solver/most.mjs";
export { playable, solve } from "./solver/solve.mjs";
