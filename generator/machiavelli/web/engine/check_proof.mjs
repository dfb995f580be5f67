// Whether a proof that something cannot be played holds: as `machiavelli check-proof` answers.

import { checkedPosition } from "./checks.mjs";
import { whyNot } from "./verification/proof_checker.mjs";

/**
 * Check a proof, as JSON carries it, of a position: `{ holds: true, why: null }`, or false and a code that says why.
 * Throws NotationError and PositionError for the position, nothing for the proof, whatever it is.
 */
export function checkProof(rules, position, proof) {
  const why = whyNot(rules, checkedPosition(rules, position), position.opened !== false, proof);
  return { holds: why === null, why };
}
