// How a turn ends, and with it perhaps the hand.

import { around, turnStep } from "./dealing.mjs";
import { drawnTooLate, without } from "./in_turn.mjs";

/** End the turn with `table` lying there, so many more cards `taken` from the stock and none laid. */
export function withoutAdding(rules, state, table, taken = 0) {
  const after = { ...withMore(state, state.stock.slice(0, taken)), table };
  if (isStockOut(rules, after)) return { ...after, ending: "stock-out" };
  if (state.stock.length || state.drawn.length) return nextTurn(rules, after);
  const idle = state.idle + 1;
  // A round that began with the stock used up and in which nobody added.
  if (idle === state.hands.length) return { ...after, idle, ending: "blocked" };
  return nextTurn(rules, { ...after, idle });
}

/** Whether the stock ends the hand. */
export const isStockOut = (rules, state) => state.stock.length === 0 && rules.end.empty_stock === "ends-hand";

/** The turn passes to the next seat; `played` are the cards laid in it. */
export const nextTurn = (rules, state, played = []) => ({
  ...state,
  to_play: around(state.to_play + turnStep(rules), state.hands.length),
  drawn: [],
  is_first: false,
  ...kept(rules, state, played),
});

/** By seat the cards held back, and those that others have laid since. Who laid nothing may lay everything next. */
function kept(rules, state, played) {
  if (!rules.turn.hold_back) return { held: [], since: [] };
  const nobody = state.hands.map(() => []);
  const held = state.held.length ? [...state.held] : nobody;
  const since = (state.since.length ? state.since : nobody).map((laid) => [...laid, ...played]);
  held[state.to_play] = played.length ? without(state.hands[state.to_play], drawnTooLate(rules, state)) : [];
  since[state.to_play] = [];
  return { held, since };
}

/** The same state with the next `cards` of the stock in the hand of the player in turn. */
export function withMore(state, cards) {
  const more = withHand(state, [...state.hands[state.to_play], ...cards]);
  return { ...more, stock: state.stock.slice(cards.length) };
}

/** The same state with another hand for the player in turn. */
export const withHand = (state, hand) => ({
  ...state,
  hands: state.hands.map((other, seat) => (seat === state.to_play ? hand : other)),
});
