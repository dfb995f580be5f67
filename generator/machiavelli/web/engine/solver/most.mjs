// The most hand cards that can be played, without any layout.

import { checkedPosition } from "../checks.mjs";
import { busyPart } from "./busy_part.mjs";
import { casesOf, isOneCase, lossOf, sweepOf } from "./cases.mjs";
import { count, withoutDeadCards } from "./counts.mjs";
import { Sweep } from "./sweep.mjs";

/** Most hand cards in a legal play; 0 where there is none. Throws as solve. */
export const maxPlayed = (rules, given) => mostPlayed(rules, checkedPosition(rules, given));

/** The same for a position that is known to be possible and whose table is legal. */
export function mostPlayed(rules, position) {
  if (!isOneCase(rules)) return mostOfCases(rules, position);
  let counts = withoutDeadCards(rules, count(rules, position));
  if (!counts.hand) return 0;
  if (!counts.jokers.most) counts = busyPart(rules, counts);
  const loss = new Sweep(rules, counts, rules.turn.most_added).leastLoss();
  return loss === null ? 0 : counts.hand - loss;
}

/** The most of all cases; of each it is only asked whether it beats those before. */
function mostOfCases(rules, position) {
  const limit = Math.min(position.hand.length, rules.turn.most_added ?? Infinity);
  let best = 0;
  for (const found of casesOf(rules, position, true)) {
    if (best >= limit) break;
    const sweep = sweepOf(found);
    if (sweep === null) continue;
    sweep.mostLost = Math.min(sweep.mostLost, lossOf(found, sweep, best + 1));
    const loss = sweep.leastLoss();
    if (loss !== null) best = lossOf(found, sweep, loss);
  }
  return best;
}
