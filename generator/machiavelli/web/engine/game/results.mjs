// Who has won a hand, and what is written down for the cards left over.

import { handPoints } from "../scoring.mjs";

/** The result of a hand that has ended: `{ ending, points, winners, drawn }`, seats from 0; see model/game.py. */
export function handResult(rules, { ending, hands, to_play: seat }) {
  const left = hands.map((hand) => handPoints(rules, hand));
  const [winners, drawn] = winnersOf(rules, ending, seat, left);
  const { counted } = rules.scoring;
  const counts = counted === "every-hand" || (counted === "blocked-hand" && ending !== "out");
  return { ending, points: counts ? pointsWritten(rules, left, winners) : null, winners, drawn };
}

function winnersOf(rules, ending, seat, left) {
  if (ending === "out") return [[seat], []];
  if (ending !== "knocked" && rules.end.blocked_winner === "nobody") return [[], []];
  const fewest = Math.min(...left);
  const best = [...left.keys()].filter((one) => left[one] === fewest);
  return best.length > 1 && rules.scoring.tie === "draw" ? [[], best] : [best, []];
}

/** What each seat writes down where `left` are the points of the cards in hand; see results.py. */
function pointsWritten({ scoring: { points_go: go } }, left, winners) {
  if (go === "to-losers") return left;
  if (winners.length !== 1 || go === "none") return left.map(() => 0);
  const [winner] = winners;
  const others = left.reduce((sum, points) => sum + points, 0) - left[winner];
  const gained = go === "differences" ? others - left[winner] * (left.length - 1) : others;
  return left.map((points, seat) => (seat === winner ? gained : go === "both" ? 0 - points : 0));
}
