// Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.
//
// A first search, breaking.mjs, finds how few old melds must break, and from any node on how many more; a second one,
// moving.mjs, also matches new melds with old ones, and follows only what need not break more.

import { EngineFault } from "../errors.mjs";
import { Breaking } from "./breaking.mjs";
import { Budget, BudgetSpent } from "./budget.mjs";
import { Moving } from "./moving.mjs";
import { BREAK } from "./suit_ways.mjs";
import { meldsOf } from "./replay.mjs";

/** Nodes that a search for the closest layout may look at. */
const NODES = 20_000;
const BROKEN = "melds_broken";
const MOVED = "cards_moved";

/**
 * Find the closest layout with `loss` hand cards left over, which must be the least.
 *
 * The answer has its melds, old melds `broken` and cards `moved` as the search counted them; `undecided` names the
 * figures that were not proved to be the least; then they are not counted either.
 */
export function closest(sweep, old, loss, nodes = NODES) {
  const budget = new Budget(nodes);
  try {
    for (let fewest = 0; ; fewest += 1) {
      const breaking = new Breaking(sweep, old, budget, fewest);
      const found = breaking.fits(breaking.start(loss), fewest) ? fewestMoved(sweep, old, loss, budget, breaking, fewest) : null;
      if (found) return found;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return anyLayout(sweep, old, loss);
  }
}

/**
 * The layout that moves the fewest cards where `fewest` old melds break; null where more must break.
 *
 * Low bounds are tried first, for they leave the least to look at.
 */
function fewestMoved(sweep, old, loss, budget, breaking, fewest) {
  for (let bound = fewest, step = 1; ; step *= 2) {
    const moving = new Moving(sweep, old, budget, breaking, fewest, bound);
    const way = moving.way(loss);
    if (way !== null) {
      const cost = way.reduce((sum, [, taken]) => sum + taken.cost, 0);
      return { melds: meldsOf(moving, way), broken: fewest, moved: cost - fewest * BREAK, undecided: [] };
    }
    if (bound > old.cards) return null;
    bound = Math.min(bound + step, old.cards + 1);
  }
}

/** Some layout, found without looking for the best. */
function anyLayout(sweep, old, loss) {
  const most = old.cards;
  const laying = new Breaking(sweep, old, new Budget(Infinity), most, { placing: true, guided: true });
  const start = laying.start(loss);
  if (!laying.fits(start, most)) throw new EngineFault("a loss that no layout has");
  return { melds: meldsOf(laying, laying.way(start, most)), broken: 0, moved: 0, undecided: [BROKEN, MOVED] };
}
