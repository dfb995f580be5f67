// How few cards must move where no more melds break than must: place by place, all that is within bounds.

import { ACE } from "../cards.mjs";
import { LAST_CLOSE } from "../solver/sweep.mjs";
import { FAR, Stage } from "./nodes.mjs";
import { FREE } from "./open_runs.mjs";
import { BREAK } from "./suit_ways.mjs";

const COSTS = 4_194_304; // more than anything within bounds costs

/** One search within bounds of melds broken and cards moved. */
export class Moving extends Stage {
  #most;
  #breaking;
  #unmatched = new Map();

  constructor(breaking, plans, broken, moved) {
    super({ ...breaking.task, matching: true, placing: true, mostBroken: broken, mostMoved: moved }, plans);
    this.#most = broken * BREAK + moved;
    this.#breaking = breaking;
  }

  /**
   * The steps of the best way that leaves over `limit` hand cards: pairs [node, the step from it]. Null where every one
   * breaks or moves more than the bounds allow.
   */
  way(limit) {
    let reached = new Map([[this.start(limit), null]]);
    for (let place = ACE; place <= LAST_CLOSE; place += 1) {
      const after = new Map();
      for (const [node, trail] of reached) {
        const cost = trail === null ? 0 : trail.cost;
        const seen = this.#worthFollowing(node, cost);
        if (seen === null) continue;
        for (const step of this.steps(seen, this.#most - cost)) {
          const total = cost + step.cost;
          const known = after.get(step.after);
          if (known === undefined || total < known.cost) after.set(step.after, { cost: total, step, node: seen, before: trail });
        }
      }
      reached = after;
    }
    for (const trail of reached.values()) return stepsOf(trail);
    return null;
  }

  /** The node without the looks from where too much must break or move; null where none is left. */
  #worthFollowing(node, cost) {
    const { place, lowAces, limit, jokers } = node;
    const { outlooks } = this.#breaking;
    const listed = node.outlooks.map((outlook) => this.outlooks.listed[outlook]);
    const plain = listed.map((looks) => looks.map(([look]) => this.#withoutMatches(look)));
    const numbers = plain.map((looks, suit) => outlooks.number(cheapest(looks, listed[suit])));
    const marks = node.marks & (this.old.wholes | this.old.aces);
    const worth = [...node.outlooks];
    for (let suit = 0; suit < 4; suit += 1) {
      const fitting = new Map();
      const kept = listed[suit].filter(([, more], at) => {
        const left = this.#most - cost - more;
        if (left < 0) return false;
        const unmatched = plain[suit][at];
        const key = unmatched.id * COSTS + left;
        let fits = fitting.get(key);
        if (fits === undefined) {
          const own = [...numbers];
          own[suit] = outlooks.number([[unmatched, 0]]);
          fits = this.#breaking.fits(this.#breaking.node(place, own, lowAces, marks, limit, jokers), left);
          fitting.set(key, fits);
        }
        return fits;
      });
      if (kept.length === 0) return null;
      if (kept.length < listed[suit].length) worth[suit] = this.outlooks.number(kept);
    }
    return this.node(place, worth, lowAces, node.marks, limit, jokers);
  }

  /** The look as the first search knows it. */
  #withoutMatches(look) {
    let known = this.#unmatched.get(look);
    if (known === undefined) {
      const { openRuns, looks } = this.#breaking.outlooks.suitWays;
      const plain = look.runs.map(({ start, jokers, owed, promise }) => openRuns.of(start, jokers, owed, promise, FREE, false));
      known = looks.of(plain.sort((one, other) => one.key - other.key), 0);
      this.#unmatched.set(look, known);
    }
    return known;
  }
}

/** Pairs of these looks and the least that each costs, as `listed` says. */
function cheapest(looks, listed) {
  const costs = new Map();
  looks.forEach((look, at) => costs.set(look, Math.min(listed[at][1], costs.get(look) ?? FAR)));
  return [...costs];
}

function stepsOf(trail) {
  const steps = [];
  for (let at = trail; at !== null; at = at.before) steps.push([at.node, at.step]);
  return steps.reverse();
}
