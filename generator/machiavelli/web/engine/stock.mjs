// Arithmetic of the deal and the stock: every result is a number of cards.

import { PositionError } from "./errors.mjs";

/** The packs that so many players use. */
export const packsFor = ({ deal }, players) => deal.packs_by_players[players] ?? deal;

/** All cards of the game for so many players, jokers included. */
export function cardsInPack(rules, players) {
  const { decks, jokers } = packsFor(rules, players);
  return decks * 52 + jokers;
}

/** Cards in the hands of all players together, help cards not counted. */
export const cardsDealt = ({ deal }, players) => players * (deal.hand_by_players[players] ?? deal.hand_size);

/** Cards left in the stock after the deal. Throws PositionError not-enough-cards. */
export function stockAfterDeal(rules, players) {
  const left = cardsInPack(rules, players) - cardsDealt(rules, players) - rules.deal.face_up;
  if (left < 0) throw new PositionError("not-enough-cards");
  return left;
}

/** Cards that a player draws who plays none: nothing from an empty stock, which counts as a pass. */
export const drawFrom = (rules, stock) => Math.min(rules.turn.draw_count, stock);

/** Penalty cards drawn after a failed rearrangement; `restored`: whether the table was put back. */
export function penaltyFrom({ failure }, stock, restored) {
  if (failure.penalty === "never" || (failure.penalty === "if-not-restored" && restored)) return 0;
  return Math.min(failure.penalty_cards, stock);
}
