// How few old melds must break, and a bound of the cards that move: depth first, under a limit of cost.

import { END } from "../solver/sweep.mjs";
import { FAR, Stage } from "./nodes.mjs";

/**
 * Finds what it costs to complete a node: melds broken exactly, cards moved at least.
 *
 * Where the plans place no jokers it is a bound: those that nothing asks for are taken to find room.
 */
export class Breaking extends Stage {
  #least = new Map();
  #held = new Map();
  #steps = new Map();

  constructor(sweep, old, budget, plans, most) {
    const { placing } = plans;
    super({ sweep, old, budget, matching: false, placing, mostBroken: most, mostMoved: old.cards }, plans);
  }

  /**
   * What completing `node` costs at least; no more exactly than it takes to exceed `limit`.
   *
   * What is within the limit can be done, if perhaps at less.
   */
  cost(node, limit) {
    if (node.place === END) return 0;
    const held = this.#held.get(node) ?? FAR;
    if (held <= limit) return held;
    let least = this.#least.get(node) ?? 0;
    if (least > limit) return least;
    least = FAR;
    for (const step of this.#allSteps(node)) {
      if (step.cost > limit) {
        least = Math.min(least, step.cost);
        break;
      }
      const total = step.cost + this.cost(step.after, limit - step.cost);
      if (total <= limit) {
        this.#held.set(node, total);
        return total;
      }
      least = Math.min(least, total);
    }
    this.#least.set(node, least);
    return least;
  }

  /** Whether completing `node` may cost no more than `limit`. */
  fits(node, limit) {
    return this.cost(node, limit) <= limit;
  }

  /** The least cost to complete `node`, which is not below `from`. */
  least(node, from) {
    for (let limit = from; ; ) {
      const cost = this.cost(node, limit);
      if (cost <= limit || cost >= FAR) return cost;
      limit = cost;
    }
  }

  #allSteps(node) {
    let steps = this.#steps.get(node);
    if (steps === undefined) this.#steps.set(node, (steps = this.steps(node)));
    return steps;
  }

  /** The steps of each completion within `limit`: pairs [node, the step from it]. */
  *ways(node, limit) {
    if (node.place === END) {
      yield [];
      return;
    }
    for (const step of this.#allSteps(node)) {
      const left = limit - step.cost;
      if (left < 0) return;
      if (this.fits(step.after, left)) for (const rest of this.ways(step.after, left)) yield [[node, step], ...rest];
    }
  }
}
