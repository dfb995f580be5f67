// Judging a turn with all that matters: also whether the player has opened, and what was held back in the turn before.
// A board, where everybody has opened and nothing was held back, does without: see judging.mjs.

import { heldBack } from "./held_back.mjs";
import { readCards, readTable } from "./notation.mjs";
import { hasOpening, onlyAdds } from "./opening.mjs";
import * as turns from "./turns.mjs";
import { Reason } from "./verdicts.mjs";

/**
 * Say whether the turn may end like this; see turns.mjs. `opened` tells whether the player has laid an opening in an
 * earlier turn, `held` are the cards of the hand kept in the turn before when others were laid, `since` those of the
 * table that others have laid since.
 */
export function judgeTurn(rules, given) {
  const [before, after] = [readTable(given.before), readTable(given.after)];
  const hand = readCards(given.hand);
  const [held, since] = [readCards(given.held ?? []), readCards(given.since ?? [])];
  const verdict = turns.judgeTurn(rules, { before, after, hand });
  if (!verdict.legal) return verdict;
  const { played } = verdict;
  if (turns.mustOpen(rules, given) && !mayBeFirst(rules, before, after, played)) {
    return turns.refusedTurn(Reason.NO_OPENING, played);
  }
  const meld = rules.turn.hold_back ? heldBack(rules, { before, after, hand, held, since }, played) : -1;
  if (meld >= 0) return turns.refusedTurn(Reason.HELD_BACK, played, { meld, cards: after[meld] });
  return verdict;
}

/** Whether who has not opened may play this: an opening and whatever else, or perhaps a mere addition. */
const mayBeFirst = (rules, before, after, played) =>
  hasOpening(rules, played) || (rules.turn.table_before_opening && onlyAdds(rules, before, after));
