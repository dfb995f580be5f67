// Why nobody can play by some rules: laws that they break, and hands that the packs have no cards for.
//
// Each fault is `{ id, parameter }`, with values where a message needs them. A law's id is that of its parameter, with
// its number where the parameter has several.

import { PositionError } from "../errors.mjs";
import { stockAfterDeal } from "../stock.mjs";
import { DEAL } from "./laws/deal.mjs";
import { ENDING } from "./laws/ending.mjs";
import { MELDS } from "./laws/melds.mjs";
import { TURN } from "./laws/turn.mjs";

export const LAWS = withIds([...DEAL, ...MELDS, ...TURN, ...ENDING]);

function withIds(laws) {
  const numbers = new Map();
  return laws.map((law) => {
    const number = (numbers.get(law.parameter) ?? 0) + 1;
    numbers.set(law.parameter, number);
    const id = law.parameter.replaceAll(/[._]/g, "-");
    return { ...law, id: number > 1 ? `${id}-${number}` : id };
  });
}

/** Every fault of the rules; none where everybody can play by them. */
export function faultsOf(rules) {
  const broken = LAWS.filter((law) => !law.holds(rules)).map(({ id, parameter }) => ({ id, parameter }));
  return [...broken, ...seats(rules.deal), ...impossibleDeals(rules)];
}

/** The numbers of players with packs or a hand of their own, and that hand. */
function* seats({ players, hand_floor: floor, ...deal }) {
  if (players.least > players.most) return;
  const fewest = Math.max(1, floor ?? 1);
  for (const [number, hand] of Object.entries(deal.hand_by_players)) {
    if (hand < fewest) yield { id: "few-cards", parameter: "deal.hand_by_players", players: number, hand, fewest };
  }
  for (const name of ["packs_by_players", "hand_by_players"]) {
    for (const number of Object.keys(deal[name])) {
      if (!mayPlay(players, Number(number))) yield { id: "no-such-players", parameter: `deal.${name}`, players: number };
    }
  }
}

const mayPlay = ({ least, most, more_allowed: more }, number) => least <= number && (number <= most || more);

/** Numbers of players that may play and for whom there are not enough cards. */
function* impossibleDeals(rules) {
  const { players, hand_by_players: hands, packs_by_players: packs } = rules.deal;
  const numbers = new Set([...Object.keys(hands), ...Object.keys(packs)].map(Number));
  for (let number = players.least; number <= players.most; number++) numbers.add(number);
  for (const number of [...numbers].sort((one, other) => one - other)) {
    if (!mayPlay(players, number)) continue;
    try {
      stockAfterDeal(rules, number);
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      yield { id: "impossible-deal", parameter: "deal.hand_size", players: String(number) };
    }
  }
}
