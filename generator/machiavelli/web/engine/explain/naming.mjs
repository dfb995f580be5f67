// What a gesture is called, from the cards that lie where it begins and where it ends.

import { JOKER, isJoker } from "../cards.mjs";
import { judgeMeld } from "../melds.mjs";

/** The code of the step that takes `cards` from `source` (empty: the hand) to `target`. */
export function codeOf(rules, cards, source, target) {
  if (takesThePlaceOfAJoker(rules, cards, target)) return "swap-joker";
  return source.length ? fromTable(rules, cards, source, target) : fromHand(rules, cards, target);
}

/** Whether the one card is what a joker of `target` stands for, or may stand for where several fit. */
function takesThePlaceOfAJoker(rules, cards, target) {
  const verdict = judgeMeld(rules, target);
  if (cards.length !== 1 || !target.includes(JOKER) || !verdict.legal) return false;
  if (verdict.stands_for.includes(cards[0])) return true;
  const replaced = verdict.cards.with(verdict.cards.indexOf(JOKER), cards[0]);
  return verdict.kind === "group" && judgeMeld(rules, replaced).kind === "group";
}

function fromHand(rules, cards, target) {
  if (!target.length) return judgeMeld(rules, cards).legal ? "lay" : "offer";
  return judgeMeld(rules, target).legal ? "extend" : "complete";
}

function fromTable(rules, cards, source, target) {
  if (cards.every(isJoker)) return "move-joker";
  if (cards.length === source.length) return "join";
  const { kind } = judgeMeld(rules, source);
  if (kind === "group" && source.length > rules.melds.group_min && cards.length === 1) return "take-fourth";
  if (kind === "run" && isAnEnd(cards, source)) return target.length || cards.length === 1 ? "take-end" : "split";
  return "take-card";
}

/** Whether the cards lie at an end of the run; more than half of it is more than its end. */
function isAnEnd(cards, run) {
  const size = cards.length;
  return 2 * size <= run.length && [run.slice(0, size), run.slice(-size)].some((end) => end.join() === cards.join());
}
