// Proving that something cannot be played.

import { KING } from "../cards.mjs";
import { checkedPosition } from "../checks.mjs";
import { EngineFault } from "../errors.mjs";
import { parseCard } from "../notation.mjs";
import { hasOpening } from "../opening.mjs";
import { mustOpen } from "../turns.mjs";
import { holds } from "./confirm.mjs";
import { CanBeDone, OutOfBudget, Search } from "./search.mjs";
import { claimed } from "./state.mjs";

/** The work after which no more is tried. */
export const BUDGET = 100_000;

/**
 * Prove a claim about a position: `{ most: 1 }`, that no more hand cards than that can be played, or
 * `{ card: "8C" }`, that this one cannot. The proof as JSON carries it; null where the claim is false, or not
 * decided within `budget` steps of work.
 *
 * Of who has not opened, or held cards back, the proofs are those that hold of everybody, but for a hand without the
 * opening that it needs.
 *
 * Where melds with a joker are frozen, proofs are about a table where they are not: what cannot be played there cannot
 * be played here either. Runs of more than seven cards at least, which may hold two aces, are not decided.
 *
 * Throws NotationError for what cannot be read, PositionError for cards that no game of the variant can hold,
 * ClaimError where the claim names a card that is not in the hand, or a number of cards below 0 or not below
 * the size of the hand.
 */
export function prove(rules, position, claim, budget = BUDGET) {
  const { card, most } = claim ?? {};
  const denies = card === undefined ? { most } : { card: parseCard(card) };
  const checked = checkedPosition(rules, position);
  const state = claimed(rules, checked, denies);
  if (mustOpen(rules, position) && !rules.turn.table_before_opening && !hasOpening(rules, checked.hand)) {
    return { ...denies, because: { kind: "no-opening" } };
  }
  if (rules.melds.ace_both_ends && 2 * rules.melds.run_min > KING + 1) return null;
  let because;
  try {
    because = new Search(rules, budget).reason(state);
  } catch (error) {
    if (error instanceof CanBeDone || error instanceof OutOfBudget) return null;
    throw error;
  }
  if (!holds(state, because)) throw new EngineFault(`the proof found does not hold: ${JSON.stringify(because)}`);
  return { ...denies, because };
}
