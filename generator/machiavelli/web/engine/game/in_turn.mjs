// What the player in turn has before them: cards to play, draws made, a table to be judged.

import { cardsBeyond, countCards } from "../cards.mjs";
import { judgeTurn } from "../first_turns.mjs";

/** The table, and the cards that may be laid on it now. */
export function positionOf(rules, state) {
  const waiting = rules.turn.drawn_card_playable ? [] : state.drawn;
  const hand = without(state.hands[state.to_play], waiting);
  return { table: state.table, hand, opened: hasOpened(state), ...heldAndSince(state) };
}

/** What the player in turn kept in the last turn when laying others, and what others have laid since. */
export const heldAndSince = ({ held, since, to_play: seat }) => ({ held: held[seat] ?? [], since: since[seat] ?? [] });

/** Whether the player in turn has laid an opening, or need not. */
export const hasOpened = (state) => !state.unopened.includes(state.to_play);

/** The verdict on a play; where it is not legal, `{ refused, verdict }`. */
export function judged(rules, state, after) {
  const hand = state.hands[state.to_play];
  const turn = { before: state.table, after, hand, opened: hasOpened(state), ...heldAndSince(state) };
  const verdict = judgeTurn(rules, turn);
  if (!verdict.legal) return { refused: verdict.reason, verdict };
  const waiting = cardsBeyond(countCards(verdict.played), countCards(positionOf(rules, state).hand));
  return waiting.length ? { refused: "card-waits", verdict } : verdict;
}

/** How many times the player in turn has drawn; only the last draw from a stock may bring fewer cards. */
export const drawsMade = (rules, state) => Math.ceil(state.drawn.length / rules.turn.draw_count);

/** Whether the player in turn has drawn as often as one turn allows. */
export const isLastDraw = (rules, state) => drawsMade(rules, state) === rules.turn.draws_most;

/** The cards drawn in this turn that could not be laid in it. */
export function drawnTooLate(rules, state) {
  const { drawn_card_playable: playable, draw_when: when, draws_most: most, draw_count: count } = rules.turn;
  if (!playable) return state.drawn;
  if (when === "before-playing" && most !== 1 && isLastDraw(rules, state)) {
    return state.drawn.slice((drawsMade(rules, state) - 1) * count);
  }
  return [];
}

/** The hand without some of its cards, in its order. */
export function without(hand, cards) {
  const kept = [...hand];
  for (const card of cards) kept.splice(kept.indexOf(card), 1);
  return kept;
}
