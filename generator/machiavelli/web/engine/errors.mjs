// What is thrown for input that cannot be answered. `code` is one of a closed list, the same as on the command
// line, `details` the card or number it is about. What cannot be read as cards is a NotationError, see notation.mjs.

class Refusal extends Error {
  constructor(code, details = "") {
    super(`${code} ${details}`.trim());
    this.name = this.constructor.name;
    this.code = code;
    this.details = details;
  }
}

/** Cards that cannot lie like this in any game of the variant. */
export class PositionError extends Refusal {}

/** Data that does not read as a proof: wrong-shape, too-deep or too-long. */
export class ProofError extends Refusal {}

/** A claim that speaks of nothing that could be: wrong-claim. */
export class ClaimError extends Refusal {}

/** An answer that the engine itself refutes: a fault of the program, never of its input. */
export class EngineFault extends Error {}
