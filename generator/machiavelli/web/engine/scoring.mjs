// Points of the cards left in a hand.

import { ACE, isJoker, rankOf } from "./cards.mjs";

/** Points that `cards` cost whoever still holds them when points are counted. */
export function handPoints({ scoring }, cards) {
  if (scoring.basis === "per-card") return cards.length;
  const points = scoring.card_points;
  return points === null ? 0 : cards.reduce((sum, card) => sum + cardPoints(points, card), 0);
}

function cardPoints(points, card) {
  const rank = rankOf(card);
  if (isJoker(card)) return points.joker;
  if (rank === ACE) return points.ace;
  if (rank < 10) return points.low ?? rank;
  return rank === 10 ? points.ten : points.figure;
}
