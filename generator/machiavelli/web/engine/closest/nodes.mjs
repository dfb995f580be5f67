// One place of the search for the closest layout: all that can follow what lies below it.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { eachOf } from "../solver/place_table.mjs";
import { END, LAST_CLOSE } from "../solver/sweep.mjs";
import { GroupChooser } from "./group_choices.mjs";
import { bitsIn } from "./old_table.mjs";
import { Outlooks } from "./outlooks.mjs";

const NO_ACES = [0, 0, 0, 0];
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

  constructor(sweep, old, budget, kind, mostBroken, mostMoved) {
    Object.assign(this, { sweep, old, budget, ...kind });
    this.outlooks = new Outlooks(sweep, old, budget, kind, mostBroken, mostMoved);
    this.groups = new GroupChooser(sweep, old, kind);
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

  /** All steps that cost no more than `most`, best first, and what the next dearer one costs at least. */
  steps(node, most) {
    this.budget.spend();
    const { place, lowAces } = node;
    const found = [];
    const listed = node.outlooks.map((outlook, suit) => this.outlooks.options(place, suit, outlook));
    const ranges = listed.map((byCards, suit) => {
      if (place !== HIGH_ACE) return [0, byCards.length - 1];
      return [0, Math.min(byCards.length - 1, Math.max(0, this.sweep.supply(place, suit) - lowAces[suit]))];
    });
    let dearer = FAR;
    eachOf(ranges, (picked) => {
      const [a, b, c, d] = picked;
      const options = [listed[0][a], listed[1][b], listed[2][c], listed[3][d]];
      if (!options[0].length || !options[1].length || !options[2].length || !options[3].length) return;
      const least = options[0][0].cost + options[1][0].cost + options[2][0].cost + options[3][0].cost;
      if (least > most) {
        dearer = Math.min(dearer, least);
        return;
      }
      const inRuns = [...picked];
      const used = place === HIGH_ACE ? inRuns.map((own, suit) => own + lowAces[suit]) : inRuns;
      if (!this.groups.canUse(place, used)) return;
      const { joined, dearer: next } = this.#join(node, options, most);
      dearer = Math.min(dearer, next);
      for (const one of joined) dearer = Math.min(dearer, this.#withGroups(node, one, inRuns, used, most, found));
    });
    found.sort((one, other) => one.cost - other.cost || other.after.limit - one.after.limit);
    return { steps: found, dearer };
  }

  /**
   * Options of the suits together that cost no more than `most`, and what the next dearer costs at least; `given` are
   * marks set at the place, `before` those set before it.
   */
  #join(node, listed, most) {
    const rest = [0, 0, 0, 0, 0];
    for (let suit = 3; suit >= 0; suit -= 1) rest[suit] = rest[suit + 1] + listed[suit][0].cost;
    const left = this.sweep.jokers - node.jokers;
    let dearer = FAR;
    let joined = [{ options: [], cost: 0, jokers: 0, given: 0, before: node.marks }];
    for (let suit = 0; suit < 4; suit += 1) {
      const longer = [];
      for (const one of joined) {
        for (const option of listed[suit]) {
          const { use } = option;
          const cost = one.cost + option.cost;
          if (cost + rest[suit + 1] > most) {
            dearer = Math.min(dearer, cost + rest[suit + 1]);
            break;
          }
          const jokers = one.jokers + use.jokers;
          if (jokers > left || (use.marks | use.before | use.offeredMarks) & (one.given | one.before)) continue;
          const options = [...one.options, option];
          longer.push({ options, cost, jokers, given: one.given | use.marks, before: one.before | use.before });
        }
      }
      joined = longer;
    }
    return { joined, dearer };
  }

  /** Add the steps with these options to `found`; returns what the next dearer one costs at least. */
  #withGroups(node, { options, cost, jokers, given, before }, inRuns, used, most, found) {
    const { place } = node;
    const left = this.sweep.jokers - node.jokers;
    const uses = options.map(({ use }) => use);
    const offered = uses.map((use) => use.offered);
    const offeredMarks = uses[0].offeredMarks | uses[1].offeredMarks | uses[2].offeredMarks | uses[3].offeredMarks;
    if (offeredMarks & (given | before)) return FAR;
    const lowAces = place === ACE ? inRuns : place < HIGH_ACE ? node.lowAces : NO_ACES;
    for (const groups of this.groups.choices(place, used, before, given, offered, offeredMarks)) {
      let total = cost + groups.cost;
      const spent = jokers + groups.jokers;
      if (total > most) return total;
      if (groups.lost > node.limit || spent > left) continue;
      let after = this.end;
      if (place === LAST_CLOSE) {
        const marks = (before | given | offeredMarks | groups.marks) & this.old.lasting;
        if (!this.#canEnd(node.jokers + spent, node.limit - groups.lost)) continue;
        total += this.matching ? this.#jokersMoved(marks, node.jokers + spent) : 0;
        if (total > most) return total;
      } else {
        const marks = (before | given | offeredMarks | groups.marks) & this.old.lasting;
        const outlooks = options.map((option) => option.after);
        after = this.node(place + 1, outlooks, lowAces, marks, node.limit - groups.lost, node.jokers + spent);
      }
      found.push({ cost: total, after, uses, groups });
    }
    return FAR;
  }

  #canEnd(jokers, limit) {
    const room = this.placing ? 0 : this.sweep.jokers - jokers;
    return this.sweep.fits(this.sweep.state(END, 0, 0, 0, 0, 0), jokers, room, limit);
  }

  /** At the end: jokers of old melds matched with nothing, but for loose ones that stay loose. */
  #jokersMoved(marks, jokers) {
    let moved = 0;
    this.old.jokers.forEach((held, number) => {
      if (!((marks >> number) & 1)) moved += held;
    });
    const loose = bitsIn(this.old.looseJokers & ~marks);
    return moved - Math.min(loose, this.sweep.counts.jokers.looseLeft(jokers));
  }
}
