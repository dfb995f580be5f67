// The most hand cards that can be played, without any layout.

import { checkedPosition } from "../checks.mjs";
import { busyPart } from "./busy_part.mjs";
import { count, withoutDeadCards } from "./counts.mjs";
import { fewestLeftOver } from "./fewest.mjs";
import { Sweep } from "./sweep.mjs";

/** Most hand cards in a legal play; 0 where there is none. Throws as solve. */
export const maxPlayed = (rules, given) => mostPlayed(rules, checkedPosition(rules, given));

/** The same for a position that is known to be possible and whose table is legal. */
export function mostPlayed(rules, position) {
  let counts = withoutDeadCards(rules, count(rules, position));
  if (!counts.hand) return 0;
  if (!counts.jokers.most) counts = busyPart(rules, counts);
  const loss = fewestLeftOver(new Sweep(rules, counts, rules.turn.most_added));
  return loss === null ? 0 : counts.hand - loss;
}
