// How few cards must move where no more melds break than must: best first, what is sure to break counted in.

import { END } from "../solver/sweep.mjs";
import { FAR, Stage } from "./nodes.mjs";
import { FREE } from "./open_runs.mjs";
import { BREAK } from "./suit_ways.mjs";

/** One search within bounds of melds broken and cards moved. */
export class Moving extends Stage {
  #most;
  #breaking;
  #fewest;
  #waiting = new Map();
  #unmatched = new Map();

  constructor(sweep, old, budget, breaking, broken, moved) {
    super(sweep, old, budget, { matching: true, placing: true }, broken, moved);
    this.#most = broken * BREAK + moved;
    this.#breaking = breaking;
    this.#fewest = broken;
  }

  /**
   * The steps of the best way that leaves over `limit` hand cards: pairs [node, the step from it]. Null where every one
   * breaks or moves more than the bounds allow.
   *
   * What waits is a node reached at some cost, with the trail to it; steps from it that cost up to `done` are followed
   * already (-1: none), and `broken` further old melds break at least.
   */
  way(limit) {
    this.#push(this.#fewest * BREAK, { node: this.start(limit), cost: 0, trail: null, done: -1, broken: this.#fewest });
    const cheapest = new Map();
    while (this.#waiting.size > 0) {
      const bound = Math.min(...this.#waiting.keys());
      const reached = this.#pop(bound);
      if (reached === null) {
        this.#waiting.delete(bound);
        continue;
      }
      const { node, cost, trail, done, broken } = reached;
      if (node.place === END) return stepsOf(trail);
      if (done < 0) {
        if ((cheapest.get(node) ?? FAR) <= cost) continue;
        reached.broken = this.#fewestBroken(node, cost, broken, bound);
        if (cost + reached.broken * BREAK > bound) {
          this.#push(cost + reached.broken * BREAK, reached);
          continue;
        }
        cheapest.set(node, cost);
      } else if (cheapest.get(node) < cost) {
        continue;
      }
      this.#follow(reached, bound, cheapest);
    }
    return null;
  }

  /** Put aside the nodes that can be reached within `bound`, the best of them on top. */
  #follow(reached, bound, cheapest) {
    const { node, cost, trail, done } = reached;
    const { steps, dearer } = this.steps(node, bound - cost);
    for (const step of steps.reverse()) {
      const total = cost + step.cost;
      if (step.cost > done && (cheapest.get(step.after) ?? FAR) > total) {
        this.#push(bound, { node: step.after, cost: total, trail: { step, node, before: trail }, done: -1, broken: 0 });
      }
    }
    if (dearer < FAR) this.#push(cost + dearer, { ...reached, done: bound - cost });
  }

  #push(bound, reached) {
    if (bound > this.#most) return;
    let stacks = this.#waiting.get(bound);
    if (stacks === undefined) this.#waiting.set(bound, (stacks = Array.from({ length: END + 1 }, () => [])));
    stacks[reached.node.place].push(reached);
  }

  /** What waits at the highest place, the last come first. */
  #pop(bound) {
    const stacks = this.#waiting.get(bound);
    for (let place = END; place >= 0; place -= 1) if (stacks[place].length > 0) return stacks[place].pop();
    return null;
  }

  /** How many further old melds break at least, no more exactly than it takes to exceed `bound`. */
  #fewestBroken({ place, outlooks, lowAces, marks, limit, jokers }, cost, broken, bound) {
    const plain = outlooks.map((outlook) => this.#withoutMatches(outlook));
    const seen = this.#breaking.node(place, plain, lowAces, marks & this.old.wholes, limit, jokers);
    let least = broken;
    while (cost + least * BREAK <= bound && !this.#breaking.fits(seen, least)) least += 1;
    return least;
  }

  /** The outlook as the first search knows it. */
  #withoutMatches(outlook) {
    let number = this.#unmatched.get(outlook);
    if (number !== undefined) return number;
    const { openRuns, looks } = this.#breaking.outlooks.suitWays;
    const costs = new Map();
    for (const [{ runs }, cost] of this.outlooks.listed[outlook]) {
      const plain = runs.map(({ start, jokers, owed, promise }) => openRuns.of(start, jokers, owed, promise, FREE, false));
      const look = looks.of(plain.sort((one, other) => one.key - other.key), 0);
      costs.set(look, Math.min(cost - (cost % BREAK), costs.get(look) ?? FAR));
    }
    number = this.#breaking.outlooks.number([...costs]);
    this.#unmatched.set(outlook, number);
    return number;
  }
}

function stepsOf(trail) {
  const steps = [];
  for (let at = trail; at !== null; at = at.before) steps.push([at.node, at.step]);
  return steps.reverse();
}
