// Counting solutions: layouts that differ only in how their runs are cut count as one.
//
// Two layouts are of one class if they play the same cards and have the same groups. The sweep is repeated with, instead
// of one state, the set of all states that the same groups and cards can lead to; states that others of the set can
// replace are left out. Each set is counted once, so that billions are counted without listing any.

import { ACE } from "../cards.mjs";
import { checkedPosition } from "../checks.mjs";
import { NOTHING_LAID, choices, withoutReplaceable } from "./class_choices.mjs";
import { count, withoutDeadCards } from "./counts.mjs";
import { END, Sweep } from "./sweep.mjs";

/** Sets of states looked into, unless another bound is asked for. */
const CLASS_WORK = 20_000;

/**
 * Count the classes of best plays, no further than `limit`; 0 where no card can be played.
 *
 * Throws as solve.
 */
export const countClasses = (rules, given, limit) => countAll(rules, given, Infinity, limit).number;

/**
 * Count all the classes of best plays, looking into no more than `work` sets of states: `{ number, exact }`, at least so
 * many where `exact` is false. A number too large for a number to hold exactly is a BigInt. Throws as solve.
 */
export const classCount = (rules, given, work = CLASS_WORK) => countAll(rules, given, work, Infinity);

function countAll(rules, given, work, limit) {
  const counts = withoutDeadCards(rules, count(rules, checkedPosition(rules, given)));
  const sweep = new Sweep(rules, counts, rules.turn.most_added);
  const loss = sweep.leastLoss();
  if (loss === null) return { number: 0, exact: true };
  const counting = new Counting(sweep, work, limit);
  const number = counting.count(ACE, [NOTHING_LAID], loss);
  return { number: number <= Number.MAX_SAFE_INTEGER ? Number(number) : number, exact: !counting.cutShort };
}

/** One position's count, in BigInts. `limit`: sets that have so many classes are counted no further. */
class Counting {
  #known = new Map();

  constructor(sweep, work, limit) {
    Object.assign(this, { sweep, work, limit, cutShort: false });
  }

  /** Classes among the completions of `states`, every one of which has a completion. */
  count(place, states, loss) {
    if (place === END) return 1n;
    const key = `${place} ${loss} ${states.map((state) => state.key).join(";")}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.work) {
      this.cutShort = true;
      return 1n;
    }
    this.#known.set(key, 0n); // counts as work from now on; no set leads back to itself
    const found = this.#countChoices(place, states, loss);
    this.#known.set(key, found);
    return found;
  }

  #countChoices(place, states, loss) {
    let found = 0n;
    for (const { states: reached, left } of choices(this.sweep, place, states, loss)) {
      found += this.count(place + 1, withoutReplaceable(this.sweep, [...reached.values()]), left);
      if (found >= this.limit) return BigInt(this.limit);
    }
    return found;
  }
}
