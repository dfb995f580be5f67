// Laws of melds and jokers.

const KING = 13;
const SUITS = 4;
/** The fewest cards of a run that goes round the corner. */
const AROUND = 3;

function longestRunFits({ melds }) {
  const places = melds.ace_both_ends ? KING + 1 : KING;
  return melds.run_max === null || (melds.run_min <= melds.run_max && melds.run_max <= places);
}

const noJokers = ({ deal }) =>
  deal.jokers === 0 && Object.values(deal.packs_by_players).every((packs) => packs.jokers === 0);

const bothSides = ({ melds }) => melds.ace_low && melds.ace_high;

export const MELDS = [
  { parameter: "melds.group_max", holds: (r) => r.melds.group_min <= r.melds.group_max },
  { parameter: "melds.group_max", holds: (r) => r.melds.group_max <= SUITS },
  { parameter: "melds.run_min", holds: (r) => r.melds.run_min <= KING },
  { parameter: "melds.run_max", holds: longestRunFits },
  { parameter: "melds.ace_inside", holds: (r) => !r.melds.ace_inside || bothSides(r) },
  { parameter: "melds.ace_both_ends", holds: (r) => !r.melds.ace_both_ends || bothSides(r) },
  { parameter: "melds.ace_both_ends", holds: (r) => !(r.melds.ace_both_ends && r.melds.ace_inside) },
  {
    parameter: "melds.ace_inside",
    holds: ({ melds }) => !melds.ace_inside || melds.run_max === null || melds.run_max >= AROUND,
  },
  {
    parameter: "melds.ace_both_ends",
    holds: ({ melds }) => !melds.ace_both_ends || melds.run_max === null || melds.run_max === KING + 1,
  },
  { parameter: "jokers.per_meld", holds: (r) => (r.jokers.per_meld === 0) === noJokers(r) },
  { parameter: "jokers.on_table", holds: (r) => (r.jokers.on_table === "none") === noJokers(r) },
  {
    parameter: "jokers.replaced_from",
    holds: ({ jokers }) => jokers.replaced_from !== "hand" || jokers.on_table === "frozen",
  },
  { parameter: "jokers.replaced_from", holds: (r) => (r.jokers.replaced_from === "none") === noJokers(r) },
  { parameter: "jokers.freed_joker", holds: (r) => (r.jokers.freed_joker === "none") === noJokers(r) },
];
