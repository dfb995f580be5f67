// Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.
//
// A first search, breaking.mjs, finds how few old melds must break, and from any node on how many more; a second one,
// moving.mjs, also matches new melds with old ones, and follows only what need not break more.

import { EngineFault } from "../errors.mjs";
import { cardsMoved } from "../solver/distance.mjs";
import { Breaking } from "./breaking.mjs";
import { Budget, BudgetSpent } from "./budget.mjs";
import { Moving } from "./moving.mjs";
import { BREAK } from "./suit_ways.mjs";
import { meldsOf } from "./replay.mjs";

/** Work that the search may do before it gives out the best layout it has: see Budget. */
const WORK = 8_000;
const BROKEN = "melds_broken";
const MOVED = "cards_moved";

/**
 * Find the closest layout with `loss` hand cards left over, which must be the least.
 *
 * The answer has its melds, old melds `broken` and cards `moved` as the search counted them; `undecided` names the
 * figures that were not proved to be the least.
 */
export function closest(sweep, old, loss, work = WORK) {
  if (old.cards === 0) return anyLaid(sweep, old, loss);
  const budget = new Budget(work);
  let fewest = 0;
  let proved = false;
  const search = () => {
    for (; ; fewest += 1) {
      proved = false;
      const breaking = new Breaking(sweep, old, budget, fewest, { guided: sweep.jokers === 0 });
      if (!breaking.fits(breaking.start(loss), fewest)) continue;
      proved = true;
      const found = fewestMoved(sweep, old, loss, budget, breaking, fewest);
      if (found) return found;
    }
  };
  return (
    unlessSpent(search) ??
    (proved ? unlessSpent(() => laid(sweep, old, loss, fewest, new Budget(work))) : null) ??
    fewerAndFewer(sweep, old, loss, fewest, new Budget(Math.floor(work / 2)))
  );
}

/** What `search` finds, null where its work runs out. */
function unlessSpent(search) {
  try {
    return search();
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
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

/**
 * From any layout on to ones that break fewer old melds, until none does or the work is done.
 *
 * At least `fewest` must break, that much is known.
 */
function fewerAndFewer(sweep, old, loss, fewest, budget) {
  let best = anyLaid(sweep, old, loss);
  const search = () => {
    while (best.broken > fewest) {
      const fewer = laid(sweep, old, loss, best.broken - 1, budget);
      if (fewer === null) break;
      best = fewer;
    }
    return best;
  };
  return unlessSpent(search) ?? { ...best, undecided: [BROKEN, MOVED] };
}

function anyLaid(sweep, old, loss) {
  const found = laid(sweep, old, loss, old.melds, new Budget(Infinity));
  if (found === null) throw new EngineFault("a layout that plays as many cards as the sweep found was not found");
  return found;
}

/** Some layout that breaks no more than `most` old melds, whatever moves; null where there is none. */
function laid(sweep, old, loss, most, budget) {
  const laying = new Breaking(sweep, old, budget, most, { placing: true, guided: true });
  const start = laying.start(loss);
  if (!laying.fits(start, most)) return null;
  const way = laying.way(start, most);
  const melds = meldsOf(laying, way);
  const broken = Math.floor(way.reduce((sum, [, taken]) => sum + taken.cost, 0) / BREAK);
  const moved = cardsMoved(old.table, melds);
  // A card at least leaves each broken meld: if none moves beyond those, none can be spared.
  return { melds, broken, moved, undecided: moved > broken ? [MOVED] : [] };
}
