// The layouts that the ways of the first search stand for, one by one, where no jokers are about.
//
// That search keeps together all layouts that use the same cards for runs. Few ways break no more melds than must, and
// few layouts belong to each: these are quicker measured on their melds than searched for.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { cardsMoved } from "../solver/distance.mjs";
import { groupsOf, runsOf } from "./replay.mjs";

/** Layouts, and ways to lay a suit, that are looked at before the search is to decide. */
const MOST_LISTED = 256;

/** There are more layouts than are worth listing. */
export class TooMany extends Error {}

/**
 * The `melds` of the layout that moves the fewest cards, no more than `most`, and how many are `moved`; null where none
 * moves so few.
 *
 * `broken` is what `breaking` costs at least but for the cards moved. Throws TooMany.
 */
export function fewestMoved(breaking, start, broken, most) {
  const { table } = breaking.old;
  let best = null;
  let least = most;
  let listed = 0;
  for (const way of breaking.ways(start, broken + most)) {
    for (const melds of layouts(breaking, way, broken + least)) {
      listed += 1;
      if (listed > MOST_LISTED) throw new TooMany();
      const moved = movedIn(table, melds);
      if (moved > least) continue;
      best = { melds, moved };
      least = moved - 1;
    }
  }
  return best;
}

/** Cards that move; old melds that lie unchanged need no matching, no other one keeps more. */
function movedIn(table, melds) {
  const fresh = new Map();
  for (const meld of melds) {
    const key = [...meld].sort().join();
    fresh.set(key, [...(fresh.get(key) ?? []), meld]);
  }
  const changed = table.filter((meld) => !fresh.get([...meld].sort().join())?.pop());
  return cardsMoved(changed, [...fresh.values()].flat());
}

/** The layouts of a way that may cost no more than `limit`. */
function* layouts(breaking, way, limit) {
  const spare = way.reduce((left, [, step]) => left - step.cost, limit);
  if (spare < 0) return;
  const parts = [0, 1, 2, 3].map((suit) => suitParts(breaking, suit, way, spare));
  for (const [node, step] of way) parts.push(groupParts(breaking, node, step, spare));
  yield* together(parts, 0, spare, []);
}

/** Parts are pairs [what it costs beyond the cheapest, melds]; one of each list, those before `at` are taken. */
function* together(parts, at, spare, melds) {
  if (at === parts.length) {
    yield melds;
    return;
  }
  for (const [more, own] of parts[at]) {
    if (more <= spare) yield* together(parts, at + 1, spare - more, [...melds, ...own]);
  }
}

/** The ways to lay the runs of a suit that cost no more than `spare` beyond the cheapest. */
function suitParts({ outlooks }, suit, way, spare) {
  let least = 0;
  for (const [node, { uses }] of way) {
    // Where no jokers are about, so many cards are one option.
    least += outlooks.options(node.place, suit, node.outlooks[suit], uses[suit].cards).get(0)[0].cost;
  }
  let reached = [[0, outlooks.nothingOpen, []]];
  for (const [{ place }, { uses }] of way) {
    reached = reached.flatMap(([cost, before, turns]) =>
      outlooks.suitWays
        .ways(place, suit, before, uses[suit].cards)
        .filter((one) => cost + one.cost <= least + spare)
        .map((one) => [cost + one.cost, one.look, [...turns, one.turns]]),
    );
    if (reached.length > MOST_LISTED) throw new TooMany();
  }
  return reached.map(([cost, , turns]) => [cost - least, runsOf(suit, turns)]);
}

/** The ways to lay the groups of a rank that cost no more than `spare` beyond the cheapest. */
function groupParts({ groups }, { place, lowAces }, { uses, groups: taken }, spare) {
  const high = place === HIGH_ACE;
  const used = uses.map(({ cards }, suit) => (high ? cards + lowAces[suit] : cards));
  return groups
    .every(place, used)
    .filter(({ lost, cost }) => lost === taken.lost && cost <= taken.cost + spare)
    .map((choice) => [choice.cost - taken.cost, groupsOf(choice, high ? ACE : place)]);
}
