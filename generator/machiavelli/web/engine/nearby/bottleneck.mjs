// Whether a table can be reached in rounds none of which moves more than a few table cards.

import { cardsBeyond, countCards } from "../cards.mjs";
import { cardsMoved } from "../solver/distance.mjs";
import { cardsOf, holds } from "./bags.mjs";
import { Surroundings, sumOf, tableOf } from "./rounds.mjs";

/**
 * The tables from that of a position to `goal`, at most `most` table cards moved in each round.
 *
 * Empty where there is no such way. Throws OutOfWork where that is not decided within `work`.
 */
export function narrowPath(rules, position, goal, most, work) {
  const around = new Surroundings(rules, position, work);
  const end = tableOf(goal).join();
  const cameFrom = new Map([[around.start.join(), null]]);
  const waiting = [around.start];
  for (const table of waiting) {
    for (const following of onward(around, table, most)) {
      if (cameFrom.has(following.join())) continue;
      cameFrom.set(following.join(), table);
      waiting.push(following);
      if (following.join() === end) return wayTo(cameFrom, following);
    }
  }
  return [];
}

/** All at once: that the work is used up is known before any of them is looked at. */
const onward = (around, table, most) => [...around.layings(table), ...(most ? around.liftings(table, most) : [])];

function wayTo(cameFrom, end) {
  const way = [end];
  for (let at = cameFrom.get(end.join()); at !== null; at = cameFrom.get(at.join())) way.push(at);
  return way.reverse();
}

/**
 * The way from `start` to `goal` through `tables` whose widest round moves fewest cards.
 *
 * Empty where no way has all its rounds narrower than `below`. Hand cards that lie stay on the table.
 */
export function narrowest(tables, start, goal, below) {
  const reached = new Map([[start.join(), { table: start, widest: 0 }]]);
  const cameFrom = new Map([[start.join(), null]]);
  const settled = new Set();
  const cards = new Map(tables.map((table) => [table.join(), sumOf(table)]));
  for (;;) {
    const reachable = [...reached].filter(([key]) => !settled.has(key));
    if (!reachable.length) return [];
    const [hereKey, here] = reachable.reduce((best, one) => (one[1].widest < best[1].widest ? one : best));
    if (hereKey === goal.join()) return wayTo(cameFrom, goal);
    settled.add(hereKey);
    for (const table of tables) {
      const key = table.join();
      const best = reached.get(key)?.widest ?? below;
      if (settled.has(key) || best <= here.widest || !holds(cards.get(key), cards.get(hereKey))) continue;
      const widest = Math.max(here.widest, moved(here.table, table, best));
      if (widest >= best) continue;
      reached.set(key, { table, widest });
      cameFrom.set(key, here.table);
    }
  }
}

/** Table cards moved between two tables; any figure from `enough` on where they are at least so many. */
function moved(before, after, enough) {
  const times = (melds, one) => melds.filter((meld) => meld === one).length;
  const changed = (melds, others) => melds.filter((meld) => times(melds, meld) > times(others, meld)).map(cardsOf);
  const old = changed(before, after);
  const fresh = changed(after, before);
  const kept = (meld) => Math.max(0, ...fresh.map((other) => overlap(meld, other)));
  const atLeast = old.reduce((sum, meld) => sum + meld.length - kept(meld), 0);
  return atLeast >= enough ? atLeast : cardsMoved(old, fresh);
}

/** Cards that the two melds have in common, copies counted. */
const overlap = (meld, other) => meld.length - cardsBeyond(countCards(meld), countCards(other)).length;
