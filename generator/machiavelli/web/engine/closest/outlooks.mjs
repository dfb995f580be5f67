// The outlook of a suit before a place: every way its open runs may look, with the least that each has cost.
//
// All that the other suits and the groups ask of a suit is what it uses at each place. Ways of laying runs that have
// used the same are kept together as one outlook, so that the search never tells them apart.

import { compareLooks } from "./open_runs.mjs";
import { BREAK, SuitWays } from "./suit_ways.mjs";

/**
 * Numbers the outlooks of all suits and lists what can be used from them.
 *
 * A task: `sweep`, `old`, `budget`; without `matching` only broken melds cost; without `placing` jokers that nothing asks
 * for are taken to find room; what breaks or moves more than `mostBroken` and `mostMoved` is left out. `listed` has for each outlook its looks and their costs, pairs in the order of the looks.
 */
export class Outlooks {
  #numbers = new Map();
  #options = new Map();
  #idle;

  constructor(task) {
    const { mostBroken, mostMoved } = task;
    Object.assign(this, { mostBroken, mostMoved });
    this.most = BREAK * mostBroken + mostMoved;
    this.suitWays = new SuitWays(task);
    this.listed = [];
    this.nothingOpen = this.suitWays.looks.of([], 0);
    this.nothing = this.number([[this.nothingOpen, 0]]);
    this.#idle = new Map([[0, [{ cost: 0, use: this.suitWays.unused, after: this.nothing }]]]);
  }

  /** The number of the outlook with these looks and costs, pairs in any order. */
  number(costs) {
    costs.sort((one, other) => compareLooks(one[0], other[0]));
    let key = "";
    for (const [look, cost] of costs) key += `${look.id} ${cost},`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.listed.length;
      this.#numbers.set(key, number);
      this.listed.push(costs);
    }
    return number;
  }

  /** The options with so many cards for runs, cheapest first, by their jokers: each `{ cost, use, after }`. */
  options(place, suit, outlook, cards) {
    if (this.#isIdle(place, suit, outlook, cards)) return this.#idle;
    const key = ((outlook * 32 + place) * 4 + suit) * 64 + cards;
    let byJokers = this.#options.get(key);
    if (byJokers === undefined) {
      byJokers = new Map();
      for (const [use, found] of this.#after(place, suit, outlook, cards)) {
        let least = Infinity;
        for (const [cost] of found.values()) least = Math.min(least, cost);
        const within = [];
        for (const [cost, way] of found.values()) if (this.#canMatter(cost - least)) within.push([way.look, cost - least]);
        if (!byJokers.has(use.jokers)) byJokers.set(use.jokers, []);
        byJokers.get(use.jokers).push({ cost: least, use, after: this.number(within) });
      }
      for (const options of byJokers.values()) {
        options.sort((one, other) => one.cost - other.cost || compareUses(one.use, other.use));
      }
      this.#options.set(key, byJokers);
    }
    return byJokers;
  }

  /** Whether nothing becomes of a suit: it has no open runs, and takes no cards. */
  #isIdle(place, suit, outlook, cards) {
    return cards === 0 && outlook === this.nothing && this.suitWays.isIdle(place, suit);
  }

  /** Whether a look that costs so much more than another can belong to a way within bounds. */
  #canMatter(cost) {
    const broken = Math.floor((cost + BREAK / 2) / BREAK);
    return broken <= this.mostBroken && cost - broken * BREAK <= this.mostMoved;
  }

  /** How `look` came about after `use`: the way that led to it, with the look `before` and the turns. */
  origin(place, suit, outlook, use, look) {
    if (this.#isIdle(place, suit, outlook, use.cards)) return { look, before: look, turns: [] };
    return this.#after(place, suit, outlook, use.cards).get(use).get(look)[1];
  }

  /** For each use, for each look after it, the least cost and the way to it. */
  #after(place, suit, outlook, cards) {
    const found = new Map();
    for (const [before, soFar] of this.listed[outlook]) {
      for (const way of this.suitWays.ways(place, suit, before, cards)) {
        const total = soFar + way.cost;
        if (total > this.most) continue;
        let looks = found.get(way.use);
        if (looks === undefined) found.set(way.use, (looks = new Map()));
        const known = looks.get(way.look);
        if (known === undefined) looks.set(way.look, [total, way]);
        else if (total < known[0]) [known[0], known[1]] = [total, way];
      }
    }
    return found;
  }

  /** The open runs before `place` as the sweep knows them. */
  lengths(place, runs) {
    return this.suitWays.lengths(place, runs);
  }
}

/** The order of uses: by the first part in which they differ. */
function compareUses(one, other) {
  const part = ["cards", "jokers", "marks", "before", "offered", "offeredMarks"].find((name) => one[name] !== other[name]);
  return part ? one[part] - other[part] : 0;
}
