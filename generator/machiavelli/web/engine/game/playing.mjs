// Playing a hand: from a state and an action to the next state, or to a refusal that changes nothing.
//
// An action is `{ do }`: "lay" with the whole table `after` the turn, "draw", "pass", "knock", "fail" or "late" with what
// was `tried` and what was `left`, if anything. A refusal is `{ refused, verdict, proof }`, its code first.

import { hasOpening } from "../opening.mjs";
import { readTable } from "../notation.mjs";
import { drawFrom } from "../stock.mjs";
import { turnIsOver, whyNotDraw, whyNotKnock, whyNotLay, whyNotPass } from "./allowed.mjs";
import { cardsToDraw, checkFail } from "./failed_turns.mjs";
import { judged, without } from "./in_turn.mjs";
import { isStockOut, nextTurn, withHand, withMore, withoutAdding } from "./turn_end.mjs";

/**
 * Let the player in turn do what the action says. Who lays cards ends the turn with it. Drawing ends it or not, as the
 * rules have it; with the stock used up, drawing is passing.
 */
export function play(rules, state, action) {
  if (state.ending !== null) return { refused: "hand-over" };
  if (action.do === "lay") return lay(rules, state, readTable(action.after));
  if (action.do === "draw" && state.stock.length) return whyNotDraw(rules, state) ?? draw(rules, state);
  if (action.do === "draw" || action.do === "pass") {
    return whyNotPass(rules, state) ?? withoutAdding(rules, state, state.table);
  }
  if (action.do === "knock") return whyNotKnock(rules, state) ?? { ...state, ending: "knocked" };
  const fail = { ...action, late: action.do === "late" };
  return checkFail(rules, state, fail) ?? failed(rules, state, fail);
}

/** The player in turn draws once, and the turn ends if nothing more can be decided. */
function draw(rules, state) {
  const cards = state.stock.slice(0, drawFrom(rules, state.stock.length));
  const after = { ...withMore(state, cards), drawn: [...state.drawn, ...cards] };
  if (isStockOut(rules, after)) return { ...after, ending: "stock-out" };
  return turnIsOver(rules, after) ? nextTurn(rules, after) : after;
}

/** The player in turn has failed, and takes what that costs. */
const failed = (rules, state, fail) =>
  withoutAdding(rules, state, fail.left ?? state.table, cardsToDraw(rules, state, fail));

function lay(rules, state, after) {
  const refused = whyNotLay(rules, state);
  if (refused) return refused;
  const verdict = judged(rules, state, after);
  if (verdict.refused) return verdict;
  const { played } = verdict;
  const opens = state.unopened.includes(state.to_play) && hasOpening(rules, played);
  const unopened = opens ? state.unopened.filter((seat) => seat !== state.to_play) : state.unopened;
  const kept = without(state.hands[state.to_play], played);
  const now = { ...withHand(state, kept), unopened, table: after, idle: 0 };
  // The table comes first, the empty hand second: only a legal last play wins.
  return kept.length ? nextTurn(rules, now, played) : { ...now, ending: "out" };
}
