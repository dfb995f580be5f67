// Laws of the deal.

const mapped = (entries) => Object.keys(entries).map(Number);

function someUseTheUsualPacks({ deal: { players, packs_by_players: packs } }) {
  const own = new Set(mapped(packs));
  if (!own.size || players.more_allowed) return true;
  for (let number = players.least; number <= players.most; number++) if (!own.has(number)) return true;
  return false;
}

export const DEAL = [
  { parameter: "deal.players", holds: (r) => r.deal.players.least <= r.deal.players.most },
  { parameter: "deal.packs_by_players", holds: someUseTheUsualPacks },
  { parameter: "deal.hand_floor", holds: ({ deal }) => deal.hand_floor === null || deal.hand_floor < deal.hand_size },
  { parameter: "deal.hand_floor", holds: ({ deal }) => deal.hand_floor === null || deal.players.more_allowed },
  { parameter: "deal.deal_passes", holds: (r) => (r.deal.deal_passes === "none") === (r.scoring.match === "single-hand") },
];
