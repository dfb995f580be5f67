// Judging a whole turn: cards kept, nothing loose, every meld legal, no joker moved too soon, something added.

import { cardsBeyond, countCards } from "./cards.mjs";
import { wronglyChanged } from "./frozen.mjs";
import { isLoose, judgeTable, mayLieAlone } from "./tables.mjs";
import { Reason } from "./verdicts.mjs";

/**
 * Say whether the player may end the turn like this, and if not, the first reason why not.
 * `played` lists the hand cards on the table, in the order of the hand. The table before the turn is
 * taken as it lies, and the player has opened.
 */
export function judgeTurn(rules, { before, after, hand }) {
  const had = countCards(before.flat());
  const has = countCards(after.flat());
  const missing = cardsBeyond(had, has);
  if (missing.length) return refusedTurn(Reason.CARDS_MISSING, [], { cards: missing });
  const added = countCards(cardsBeyond(has, had));
  const foreign = cardsBeyond(added, countCards(hand));
  if (foreign.length) return refusedTurn(Reason.CARDS_FOREIGN, [], { cards: foreign });
  const played = take(hand, added);
  const fault = firstFaultyMeld(rules, before, after, played);
  if (fault) return fault;
  const frozen = wronglyChanged(rules, before, after, played);
  if (frozen) return refusedTurn(Reason.JOKER_FROZEN, played, { cards: frozen });
  if (played.length < rules.turn.least_added) return refusedTurn(Reason.NOTHING_ADDED, played);
  if (played.length > (rules.turn.most_added ?? Infinity)) return refusedTurn(Reason.TOO_MANY_ADDED, played);
  return { legal: true, played };
}

/** Whether cards of a position may be held back. */
export const mayHoldBack = (rules, given) => rules.turn.hold_back && given?.held?.length > 0;

/** Whether the player of a turn or a position has still to lay an opening. */
export const mustOpen = (rules, given) => rules.turn.opening !== "none" && given?.opened === false;

export const refusedTurn = (reason, played, details = {}) => ({ legal: false, played, reason, ...details });

/** The first card that became loose, else the first meld that is not legal. */
function firstFaultyMeld(rules, before, after, played) {
  const allowed = mayLieAlone(rules, before, after);
  const layInMelds = new Set(before.filter((meld) => meld.length > 1).flat());
  const faulty = [];
  for (const [index, verdict] of judgeTable(rules, after).entries()) {
    if (verdict.legal || allowed[index]) continue;
    const details = { meld: index, meld_reason: verdict.reason, cards: after[index] };
    if (isLoose(rules, after[index]) && layInMelds.has(after[index][0])) {
      return refusedTurn(Reason.LOOSE_CARD, played, details);
    }
    faulty.push(refusedTurn(Reason.ILLEGAL_MELD, played, details));
  }
  return faulty[0] ?? null;
}

/** The hand cards that the table holds after the turn and did not before, in the order of the hand. */
export const handCardsLaid = ({ before, after, hand }) =>
  take(hand, countCards(cardsBeyond(countCards(after.flat()), countCards(before.flat()))));

/** The cards of `hand` that are wanted, in its order. */
function take(hand, wanted) {
  const left = new Map(wanted);
  return hand.filter((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
