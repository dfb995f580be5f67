// How few old melds must break: depth first, under a limit of melds that may.

import { END } from "../solver/sweep.mjs";
import { FAR, Stage } from "./nodes.mjs";
import { BREAK } from "./suit_ways.mjs";

/**
 * Finds whether a node can be completed with so many further old melds broken.
 *
 * Without `placing` it is a bound: jokers that nothing asks for are taken to find room. `guided`: the sweep is asked of
 * every node whether it can be completed at all.
 */
export class Breaking extends Stage {
  #guided;
  #least = new Map();
  #held = new Map();
  #numbers = new Map();

  constructor(sweep, old, budget, most, { placing = false, guided = false } = {}) {
    super(sweep, old, budget, { matching: false, placing }, most, 0);
    this.#guided = guided;
  }

  /** Whether `node` can be completed with at most `limit` further old melds broken. */
  fits(node, limit) {
    if (node.place === END || (this.#held.get(node) ?? FAR) <= limit) return true;
    const least = this.#least.get(node);
    if ((least ?? 0) > limit) return false;
    if (this.#guided && least === undefined && !this.#canPlay(node)) {
      this.#least.set(node, FAR);
      return false;
    }
    for (const { after, cost } of this.steps(node, limit * BREAK).steps) {
      if (this.fits(after, limit - Math.floor(cost / BREAK))) {
        this.#held.set(node, limit);
        return true;
      }
    }
    this.#least.set(node, limit + 1);
    return false;
  }

  /** The steps of one completion within `limit`, which must exist: pairs [node, the step from it]. */
  way(from, most) {
    const way = [];
    for (let node = from, limit = most; node.place !== END; ) {
      const left = limit;
      const fitting = ({ after, cost }) => this.fits(after, left - Math.floor(cost / BREAK));
      const step = this.steps(node, limit * BREAK).steps.find(fitting);
      way.push([node, step]);
      node = step.after;
      limit -= Math.floor(step.cost / BREAK);
    }
    return way;
  }

  /** Whether the sweep can complete some look of the node. */
  #canPlay({ place, outlooks, lowAces, jokers, limit }) {
    const room = this.placing ? 0 : this.sweep.jokers - jokers;
    const [first, second, third, fourth] = outlooks.map((outlook) => this.#numbersOf(place, outlook));
    const aces = this.sweep.acesNumber(lowAces);
    for (const a of first) {
      for (const b of second) {
        for (const c of third) {
          for (const d of fourth) {
            if (this.sweep.fits(this.sweep.state(place, a, b, c, d, aces), jokers, room, limit)) return true;
          }
        }
      }
    }
    return false;
  }

  /** The looks of an outlook as the sweep numbers them. */
  #numbersOf(place, outlook) {
    const key = outlook * 32 + place;
    let numbers = this.#numbers.get(key);
    if (numbers === undefined) {
      const looks = this.outlooks.listed[outlook];
      numbers = [...new Set(looks.map(([{ runs }]) => this.sweep.number(this.outlooks.lengths(place, runs))))];
      this.#numbers.set(key, numbers);
    }
    return numbers;
  }
}
