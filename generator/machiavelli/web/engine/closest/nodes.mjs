// One place of the search for the closest layout: all that can follow what lies below it.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { END, LAST_CLOSE } from "../solver/sweep.mjs";
import { GroupChooser } from "./group_choices.mjs";
import { bitsIn } from "./old_table.mjs";
import { Outlooks } from "./outlooks.mjs";
import { NO_ACES, pairOf } from "./plans.mjs";

/** More than anything costs. */
export const FAR = 1e9;

/**
 * The steps of one search: see Outlooks for its bounds, and for what it costs to know more.
 *
 * A node, each one object however often it is reached: what the places below leave behind: an outlook for each suit,
 * aces laid low, marks, jokers spent; `limit` is how many hand cards may still be left over.
 *
 * A step, a way to go on: its `cost`, where it leads (`after`), what each suit `uses`, and the `groups`.
 */
export class Stage {
  #numbers = new Numbers(64);
  #nodes = [];
  #lengths = new Map();

  constructor(task, plans) {
    const { sweep, old, budget } = task;
    Object.assign(this, { task, sweep, old, budget, plans });
    this.outlooks = new Outlooks(task);
    this.groups = new GroupChooser(task, plans.divided);
    this.end = this.node(END, NO_ACES, NO_ACES, 0, 0, 0);
  }

  /** Nothing laid yet, `limit` hand cards to be left over at most. */
  start(limit) {
    return this.node(ACE, NO_ACES.map(() => this.outlooks.nothing), NO_ACES, 0, limit, 0);
  }

  node(place, outlooks, lowAces, marks, limit, jokers) {
    const numbers = this.#numbers;
    const [a, b, c, d] = outlooks;
    const aces = lowAces[0] | (lowAces[1] << 6) | (lowAces[2] << 12) | (lowAces[3] << 18);
    const looks = numbers.of(numbers.of(a, b, -1), numbers.of(c, d, -1), -2);
    const number = numbers.of(numbers.of(looks, aces, place), marks, -3 - (limit * 64 + jokers));
    return (this.#nodes[number] ??= { place, outlooks, lowAces, marks, limit, jokers, id: number });
  }

  /** All steps that cost up to `most`, best first. */
  steps(node, most = FAR) {
    this.budget.spend();
    const { place, outlooks } = node;
    const found = [];
    const numbers = outlooks.map((outlook) => this.#lengthsOf(place, outlook));
    for (const plan of this.plans.plans(place, numbers, node.lowAces, node.limit, node.jokers)) {
      const listed = [];
      for (let suit = 0; suit < 4; suit += 1) {
        const byJokers = this.outlooks.options(place, suit, outlooks[suit], plan.cards[suit]);
        const options = byJokers.get(plan.jokers[suit]);
        if (options === undefined) break;
        listed.push(options);
      }
      if (listed.length < 4) continue;
      for (const one of this.#join(node, listed, most)) this.#withGroups(node, one, plan, most, found);
    }
    found.sort((one, other) => one.cost - other.cost || other.after.limit - one.after.limit);
    return found;
  }

  /** The lengths of an outlook as plans know them. */
  #lengthsOf(place, outlook) {
    const key = outlook * 32 + place;
    let number = this.#lengths.get(key);
    if (number === undefined) {
      number = this.plans.number(this.outlooks.listed[outlook].map(([{ runs }]) => this.outlooks.lengths(place, runs)));
      this.#lengths.set(key, number);
    }
    return number;
  }

  /** Options of the suits together up to `most`; `given` are marks set at the place, `before` those set before it. */
  #join(node, listed, most) {
    const rest = [0, 0, 0, 0, 0];
    for (let suit = 3; suit >= 0; suit -= 1) rest[suit] = rest[suit + 1] + listed[suit][0].cost;
    let joined = [{ options: [], cost: 0, given: 0, before: node.marks }];
    for (let suit = 0; suit < 4; suit += 1) {
      const longer = [];
      for (const one of joined) {
        for (const option of listed[suit]) {
          const { use } = option;
          const cost = one.cost + option.cost;
          if (cost + rest[suit + 1] > most) break;
          if ((use.marks | use.before | use.offeredMarks) & (one.given | one.before)) continue;
          const options = [...one.options, option];
          longer.push({ options, cost, given: one.given | use.marks, before: one.before | use.before });
        }
      }
      joined = longer;
    }
    return joined;
  }

  /** Add the steps with these options to `found`. */
  #withGroups(node, { options, cost, given, before }, plan, most, found) {
    const { place } = node;
    const uses = options.map(({ use }) => use);
    const offered = uses.map((use) => use.offered);
    const offeredMarks = uses[0].offeredMarks | uses[1].offeredMarks | uses[2].offeredMarks | uses[3].offeredMarks;
    if (offeredMarks & (given | before)) return;
    const lowAces = place === ACE ? plan.cards : place < HIGH_ACE ? node.lowAces : NO_ACES;
    for (const groups of this.groups.choices(place, plan.used, before, given, offered, offeredMarks)) {
      let total = cost + groups.cost;
      if (total > most) return;
      if (!plan.allowed.has(pairOf(groups.lost, groups.jokers))) continue;
      const spent = node.jokers + plan.spent + groups.jokers;
      const marks = (before | given | offeredMarks | groups.marks) & this.old.lasting;
      let after = this.end;
      if (place === LAST_CLOSE) {
        total += this.task.matching ? this.#jokersMoved(marks, spent + node.limit - groups.lost) : 0;
        if (total > most) continue;
      } else {
        const outlooks = options.map((option) => option.after);
        after = this.node(place + 1, outlooks, lowAces, marks, node.limit - groups.lost, spent);
      }
      found.push({ cost: total, after, uses, groups });
    }
  }

  /**
   * At the end: jokers of old melds matched with nothing, but for loose ones that stay loose, which all do that are
   * neither spent nor left over in the hand.
   */
  #jokersMoved(marks, spentOrLost) {
    let moved = 0;
    this.old.jokers.forEach((held, number) => {
      if (!((marks >> number) & 1)) moved += held;
    });
    const loose = bitsIn(this.old.looseJokers & ~marks);
    return moved - Math.min(loose, this.sweep.counts.jokers.most - spentOrLost);
  }
}
