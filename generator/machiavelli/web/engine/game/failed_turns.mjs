// What follows a rearrangement that does not work out: which table lies there, and how many cards it costs.

import { cardsBeyond, compareCards, countCards } from "../cards.mjs";
import { wronglyChanged } from "../frozen.mjs";
import { drawFrom, penaltyFrom } from "../stock.mjs";
import { isLoose, judgeTable, mayLieAlone } from "../tables.mjs";
import { Reason } from "../verdicts.mjs";
import { whyNotLay } from "./allowed.mjs";
import { judged } from "./in_turn.mjs";

const BAD_TABLE = [Reason.ILLEGAL_MELD, Reason.LOOSE_CARD, Reason.JOKER_FROZEN];
const NO_TRY = [Reason.CARDS_MISSING, Reason.CARDS_FOREIGN];

/** Why the failed turn cannot have happened like this; null where it can. */
export function checkFail(rules, state, { tried = null, left = null, late }) {
  if (late && rules.turn.time_limit === null) return { refused: "no-time-limit" };
  const refused = late ? null : whyNotLay(rules, state);
  if (refused) return refused;
  if (tried) {
    const fault = judged(rules, state, tried);
    if (!fault.refused && !late) return { refused: "not-failed" };
    if (NO_TRY.includes(fault.refused)) return fault;
  }
  return left && checkLeft(rules, state, tried, left);
}

/** Cards that the player draws after the failed turn: the penalty, the normal draw, or both. */
export function cardsToDraw(rules, state, fail) {
  const { failure } = rules;
  const stock = state.stock.length;
  if (!countsAsFailed(rules, state, fail)) return normalDraw(rules, state, stock);
  const restored = !fail.left;
  const penalty = penaltyFrom(rules, stock, restored);
  const due = failure.penalty === "always" || (failure.penalty === "if-not-restored" && !restored);
  if (due && failure.replaces_draw) return penalty;
  return penalty + normalDraw(rules, state, stock - penalty);
}

const normalDraw = (rules, state, stock) => (state.drawn.length ? 0 : drawFrom(rules, stock));

/** Whether this is a failed rearrangement, and not just a play that was not made; see failed_turns.py. */
function countsAsFailed(rules, state, { tried, left, late }) {
  if (late || !tried || left) return true;
  if (!BAD_TABLE.includes(judged(rules, state, tried).refused)) return false;
  return rules.failure.unfinished_meld || touched(state.table, tried);
}

function checkLeft(rules, { table }, tried, left) {
  const { failure } = rules;
  if (!(failure.penalty === "if-not-restored" || failure.others_restore || failure.loose_cards === "stay")) {
    return { refused: "must-restore" };
  }
  if (tried && !touched(table, tried)) return { refused: "table-untouched" };
  const [before, after] = [countCards(table.flat()), countCards(left.flat())];
  for (const [reason, cards] of [
    [Reason.CARDS_MISSING, cardsBeyond(before, after)],
    [Reason.CARDS_FOREIGN, cardsBeyond(after, before)],
  ]) {
    if (cards.length) return faulty(reason, { cards });
  }
  const isSame = table.length === left.length && !touched(table, left);
  if (!failure.others_restore && isSame) return { refused: "table-restored" };
  const frozen = wronglyChanged(rules, table, left, []);
  return frozen ? faulty(Reason.JOKER_FROZEN, { cards: frozen }) : checkMelds(rules, table, left);
}

const faulty = (reason, details) => ({ refused: reason, verdict: { legal: false, played: [], reason, ...details } });

/** Every meld must be legal, or a loose card that the variant lets lie. */
function checkMelds(rules, before, left) {
  const allowed = mayLieAlone(rules, before, left);
  for (const [meld, verdict] of judgeTable(rules, left).entries()) {
    if (verdict.legal || allowed[meld]) continue;
    const loose = isLoose(rules, left[meld]);
    if (loose && rules.failure.loose_cards === "stay") continue;
    const reason = loose ? Reason.LOOSE_CARD : Reason.ILLEGAL_MELD;
    return faulty(reason, { meld, meld_reason: verdict.reason, cards: left[meld] });
  }
  return null;
}

const named = (meld) => [...meld].sort(compareCards).join();

/** Whether some meld of `before` does not lie in `tried` as it was. */
function touched(before, tried) {
  const lies = countCards(tried.map(named));
  return [...countCards(before.map(named))].some(([meld, count]) => count > (lies.get(meld) ?? 0));
}
