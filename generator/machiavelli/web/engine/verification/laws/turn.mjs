// Laws of the turn, and of what follows a failed one.

/** The most points that one card counts in an opening: an ace after the king. */
const DEAREST = 11;

/** All cards of the largest packs that any number of players uses. */
const mostCards = ({ deal }) =>
  Math.max(...[deal, ...Object.values(deal.packs_by_players)].map(({ decks, jokers }) => decks * 52 + jokers));

function openingFits({ turn, melds }) {
  if (turn.most_added === null || turn.opening === "none") return true;
  return turn.most_added >= (turn.opening === "run" ? melds.run_min : Math.min(melds.run_min, melds.group_min));
}

const openingPointsFit = ({ turn: { most_added: most, opening_points: points } }) =>
  most === null || points === null || points <= most * DEAREST;

export const TURN = [
  { parameter: "turn.draw_count", holds: (r) => r.turn.draw_count <= mostCards(r) },
  { parameter: "turn.draws_most", holds: ({ turn }) => turn.draws_most !== null || turn.draw_when === "until-able" },
  {
    parameter: "turn.drawn_card_playable",
    holds: ({ turn }) => !turn.drawn_card_playable || turn.draw_when !== "instead-of-playing",
  },
  {
    parameter: "turn.drawn_card_playable",
    holds: ({ turn }) => turn.drawn_card_playable || turn.draw_when !== "until-able",
  },
  { parameter: "turn.must_play", holds: ({ turn }) => turn.must_play || turn.draw_when !== "until-able" },
  { parameter: "turn.opening", holds: openingFits },
  {
    parameter: "turn.opening_points",
    holds: ({ turn }) => (turn.opening_points !== null) === (turn.opening === "points"),
  },
  { parameter: "turn.opening_points", holds: openingPointsFit },
  { parameter: "turn.table_before_opening", holds: ({ turn }) => turn.table_before_opening || turn.opening !== "none" },
  { parameter: "turn.hold_back", holds: ({ turn }) => !turn.hold_back || !turn.must_play },
  { parameter: "turn.least_added", holds: (r) => r.turn.least_added <= r.deal.hand_size },
  { parameter: "turn.most_added", holds: ({ turn }) => turn.most_added === null || turn.most_added >= turn.least_added },
  {
    parameter: "failure.penalty_cards",
    holds: ({ failure }) => failure.penalty_cards > 0 === (failure.penalty !== "never"),
  },
  { parameter: "failure.penalty_cards", holds: (r) => r.failure.penalty_cards <= mostCards(r) },
  { parameter: "failure.replaces_draw", holds: ({ failure }) => failure.penalty !== "never" || !failure.replaces_draw },
  { parameter: "failure.loose_cards", holds: (r) => r.failure.loose_cards !== "help-cards" || r.deal.face_up > 0 },
  { parameter: "failure.loose_cards", holds: (r) => r.failure.loose_cards !== "never" || r.deal.face_up === 0 },
];
