// The fewest hand cards left over: searched best first, from the end of the suits with fewer cards.
//
// The more cards there are at the places first swept, the more states are reached before it turns out which of them
// lead anywhere: on large tables one end may take ten times as long as the other.

import { KING } from "../cards.mjs";
import { bestFirst } from "./best_first.mjs";
import { jokersPlaced } from "./room.mjs";

/** Fewest hand cards left over in a legal play, which adds at least one; null where there is none. */
export function fewestLeftOver(sweep) {
  const moves = sweep.relaxedMoves(moreLow(sweep.counts));
  const found = bestFirst(moves, sweep.jokers, sweep.mostLost);
  if (found === null) return null;
  if (found.lost >= sweep.fewestLost) {
    const placed = jokersPlaced(sweep.runsAlone(), moves, found);
    if (placed.some((room, spent) => room >= 0 && sweep.jokersFit(spent, room, 0))) return found.lost;
  }
  for (let limit = Math.max(found.lost, sweep.fewestLost); limit <= sweep.mostLost; limit += 1) {
    if (sweep.canLose(limit)) return limit;
  }
  return null;
}

/** Whether there are more cards from the two to the five than from the ten to the king. */
function moreLow({ naturals }) {
  let low = 0;
  for (const row of naturals) for (let rank = 2; rank < 6; rank += 1) low += row[rank].most - row[KING + 2 - rank].most;
  return low > 0;
}
