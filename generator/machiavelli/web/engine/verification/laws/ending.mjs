// Laws of the end of a hand, of points and matches.

/** The dearest of the cards from 2 to 9 where each counts its number. */
const NINE = 9;

function dearest({ scoring: { card_points: points } }) {
  return points === null ? 1 : Math.max(points.ace, points.ten, points.figure, points.joker, points.low ?? NINE);
}

function knockingNeedsALightHand(rules) {
  const { deal, end } = rules;
  const largest = Math.max(deal.hand_size, ...Object.values(deal.hand_by_players), 0);
  return end.knock_points === null || end.knock_points < largest * dearest(rules);
}

export const ENDING = [
  { parameter: "end.knock_points", holds: (r) => r.end.knock_points === null || r.turn.draw_when === "before-playing" },
  { parameter: "end.knock_points", holds: (r) => r.end.knock_points === null || r.scoring.counted === "every-hand" },
  { parameter: "end.knock_points", holds: knockingNeedsALightHand },
  { parameter: "end.short_penalty", holds: (r) => (r.end.short_penalty === "none") === (r.failure.penalty === "never") },
  {
    parameter: "end.blocked_winner",
    holds: (r) => r.end.blocked_winner !== "fewest-points" || r.scoring.counted !== "never",
  },
  {
    parameter: "end.blocked_winner",
    holds: (r) => r.end.blocked_winner === "fewest-points" || r.scoring.counted !== "blocked-hand",
  },
  { parameter: "scoring.counted", holds: ({ scoring }) => (scoring.counted === "never") === (scoring.basis === "none") },
  {
    parameter: "scoring.card_points",
    holds: ({ scoring }) => (scoring.card_points !== null) === (scoring.basis === "card-points"),
  },
  {
    parameter: "scoring.points_go",
    holds: ({ scoring }) => (scoring.points_go === "none") === (scoring.counted === "never"),
  },
  { parameter: "scoring.target", holds: ({ scoring }) => scoring.target === null || scoring.match === "target" },
  {
    parameter: "scoring.match_winner",
    holds: ({ scoring }) => scoring.match_winner === "hand-winner" || scoring.counted === "every-hand",
  },
  {
    parameter: "scoring.match_winner",
    holds: ({ scoring }) => scoring.match_winner !== "lowest-total" || scoring.points_go === "to-losers",
  },
  {
    parameter: "scoring.match_winner",
    holds: ({ scoring }) => scoring.match_winner !== "highest-total" || scoring.points_go !== "to-losers",
  },
  {
    parameter: "scoring.match_winner",
    holds: ({ scoring }) => (scoring.match_winner === "hand-winner") === (scoring.match === "single-hand"),
  },
];
