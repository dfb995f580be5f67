// Among all layouts with the fewest hand cards left over: fewest melds broken, then fewest cards moved.
//
// A first search, breaking.mjs, finds how few old melds must break, and from any node on what it costs at least; its
// layout is often the closest already. If not, and there are no jokers, the few others that break no more are measured
// one by one: listing.mjs. Where that does not do, a second search, moving.mjs, also matches new melds with old ones,
// and follows only what the first leaves open.

import { EngineFault } from "../errors.mjs";
import { cardsMoved } from "../solver/distance.mjs";
import { Breaking } from "./breaking.mjs";
import { Budget, BudgetSpent } from "./budget.mjs";
import { TooMany, fewestMoved } from "./listing.mjs";
import { Moving } from "./moving.mjs";
import { Plans } from "./plans.mjs";
import { meldsOf } from "./replay.mjs";
import { BREAK } from "./suit_ways.mjs";

/** Work that the search may do before it gives out the best layout it has: see Budget. */
const WORK = 8_000;
export const BROKEN = "melds_broken";
export const MOVED = "cards_moved";

/**
 * Find the closest layout with `loss` hand cards left over, which must be the least.
 *
 * The answer has its melds, old melds `broken` and cards `moved` as the search counted them; `undecided` names the
 * figures that were not proved to be the least.
 */
export function closest(sweep, old, loss, work = WORK) {
  return new Search(sweep, old, loss).closest(work);
}

/** What the searches for one closest layout share. */
class Search {
  constructor(sweep, old, loss) {
    Object.assign(this, { sweep, old, loss });
    this.placing = new Plans(sweep, old, loss, true);
    this.bounding = sweep.jokers ? new Plans(sweep, old, loss, false) : this.placing;
  }

  /** The closest layout, or a close one where so much work is not enough. */
  closest(work) {
    const { sweep, old } = this;
    if (old.melds === 0) return this.#anyLaid();
    const budget = new Budget(work);
    let least = 0;
    let proved = false;
    const search = () => {
      const breaking = new Breaking(sweep, old, budget, this.bounding, old.melds);
      for (;;) {
        least = breaking.least(breaking.start(this.loss), least);
        proved = true;
        const found = this.#fewestMoved(breaking, least);
        if (found !== null) return found;
        least = brokenIn(least + BREAK) * BREAK;
        proved = false;
      }
    };
    return (
      unless(BudgetSpent, search) ??
      (proved ? unless(BudgetSpent, () => this.#laid(brokenIn(least), new Budget(work))) : null) ??
      this.#fewerAndFewer(brokenIn(least), new Budget(Math.floor(work / 2)))
    );
  }

  /**
   * The layout that moves the fewest cards where no more old melds break than in one that costs at `least` so much;
   * null where more must break.
   *
   * Low bounds are tried first, for they leave the least to look at.
   */
  #fewestMoved(breaking, least) {
    const fewest = brokenIn(least);
    let most = this.old.cards;
    let best = null;
    if (!this.sweep.jokers) {
      best = this.#laidBy(breaking, least);
      most = best.moved - 1;
      const found = unless(TooMany, () => [fewestMoved(breaking, breaking.start(this.loss), fewest * BREAK, most)]);
      if (found !== null) return found[0] === null ? best : { ...found[0], broken: fewest, undecided: [] };
    }
    for (let bound = least % BREAK, further = 1; bound <= most; further *= 2) {
      const moving = new Moving(breaking, this.placing, fewest, bound);
      const way = moving.way(this.loss);
      if (way !== null) {
        const cost = costOf(way);
        return { melds: meldsOf(moving, way), broken: brokenIn(cost), moved: cost % BREAK, undecided: [] };
      }
      if (bound === most) break;
      bound = Math.min(bound + further, most);
    }
    return best;
  }

  /** The layout of a way within `limit`, which must exist. */
  #laidBy(breaking, limit) {
    const { value: way } = breaking.ways(breaking.start(this.loss), limit).next();
    const melds = meldsOf(breaking, way);
    return { melds, broken: brokenIn(costOf(way)), moved: cardsMoved(this.old.table, melds), undecided: [] };
  }

  /**
   * From any layout on to ones that break fewer old melds, until none does or the work is done.
   *
   * At least `fewest` must break, that much is known.
   */
  #fewerAndFewer(fewest, budget) {
    let best = this.#anyLaid();
    const search = () => {
      while (best.broken > fewest) {
        const fewer = this.#laid(best.broken - 1, budget);
        if (fewer === null) break;
        best = fewer;
      }
      return best;
    };
    return unless(BudgetSpent, search) ?? { ...best, undecided: [BROKEN, MOVED] };
  }

  #anyLaid() {
    const found = this.#laid(this.old.melds, new Budget(Infinity));
    if (found === null) throw new EngineFault("a layout that plays as many cards as the sweep found was not found");
    return found;
  }

  /** Some layout that breaks no more than `most` old melds, whatever moves; null if there is none. */
  #laid(most, budget) {
    const laying = new Breaking(this.sweep, this.old, budget, this.placing, most);
    const limit = most * BREAK + BREAK - 1;
    if (!laying.fits(laying.start(this.loss), limit)) return null;
    const found = this.#laidBy(laying, limit);
    // A card at least leaves each broken meld: if none moves beyond those, none can be spared.
    return this.old.isWhole && found.moved <= found.broken ? found : { ...found, undecided: [MOVED] };
  }
}

/** What `search` finds, null where it ends with such an error, as where its work runs out. */
function unless(Thrown, search) {
  try {
    return search();
  } catch (error) {
    if (error instanceof Thrown) return null;
    throw error;
  }
}

const costOf = (way) => way.reduce((sum, [, taken]) => sum + taken.cost, 0);

const brokenIn = (cost) => Math.floor(cost / BREAK);
