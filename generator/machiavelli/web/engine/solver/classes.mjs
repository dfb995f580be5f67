// Counting solutions: layouts that differ only in how their runs are cut count as one.
//
// Two layouts are of one class if they play the same cards and have the same groups. The sweep is repeated with, instead
// of one state, the set of all states that the same groups and cards can lead to; states that others of the set can
// replace are left out. Each set is counted once, so that billions are counted without listing any.

import { ACE } from "../cards.mjs";
import { checkedPosition } from "../checks.mjs";
import { GroupWays, NOTHING_OPEN, SuitSets } from "./class_choices.mjs";
import { count, withoutDeadCards } from "./counts.mjs";
import { fewestLeftOver } from "./fewest.mjs";
import { eachOf } from "./place_table.mjs";
import { END, Sweep } from "./sweep.mjs";

/** Sets of states looked into, unless another bound is asked for. */
export const CLASS_WORK = 20_000;

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
  const loss = fewestLeftOver(sweep);
  if (loss === null) return { number: 0, exact: true };
  const counting = new Counting(sweep, work, limit);
  const number = counting.count(ACE, [0, 0, 0, 0].fill(NOTHING_OPEN), 0, 0, loss);
  return { number: number <= Number.MAX_SAFE_INTEGER ? Number(number) : number, exact: !counting.cutShort };
}

/** One position's count, in BigInts. `limit`: sets that have so many classes are counted no further. */
class Counting {
  #known = new Map();
  #lookedInto = 0;

  constructor(sweep, work, limit) {
    Object.assign(this, { sweep, work, limit, cutShort: false });
    this.suits = new SuitSets(sweep);
    this.groups = new GroupWays(sweep);
  }

  /** Classes among the completions of the states that combine one of each set. */
  count(place, sets, spent, made, loss) {
    const room = Math.min(made, this.sweep.jokers - spent);
    const key = `${place} ${sets} ${spent} ${room} ${loss}`;
    let known = this.#known.get(key);
    if (known !== undefined) return known;
    if (!this.suits.canBeCompleted(place, sets, spent, room, loss)) known = 0n;
    else if (place === END) known = 1n;
    else if (this.#lookedInto >= this.work) {
      this.cutShort = true;
      return 1n;
    } else {
      this.#lookedInto += 1;
      known = this.#countChoices(place, sets, spent, room, loss);
    }
    this.#known.set(key, known);
    return known;
  }

  #countChoices(place, sets, spent, room, loss) {
    const most = this.sweep.jokers - spent;
    const [first, second, third, fourth] = sets.map((number, suit) => this.suits.onwards(place, suit, number, most));
    let found = 0n;
    for (const a of first) {
      for (const b of second) {
        for (const c of third) {
          for (const d of fourth) {
            const ways = this.groups.ways(place, [a.taken, b.taken, c.taken, d.taken]);
            if (ways.length === 0) continue;
            found += this.#countOnwards(place, [a, b, c, d], ways, spent, room, loss);
            if (found >= this.limit) return BigInt(this.limit);
          }
        }
      }
    }
    return found;
  }

  /** Classes that go on with one set of each suit's, the cards of a place grouped in one of `ways`. */
  #countOnwards(place, choice, ways, spent, room, loss) {
    let found = 0n;
    eachOf(choice.map(({ listed }) => [0, listed.length - 1]), (picked) => {
      const onwards = choice.map(({ listed }, suit) => listed[picked[suit]]);
      const [a, b, c, d] = onwards;
      const left = loss - a.lost - b.lost - c.lost - d.lost;
      if (left < 0 || found >= this.limit) return;
      const now = spent + a.spent + b.spent + c.spent + d.spent;
      const space = room + a.room + b.room + c.room + d.room;
      const reached = [a.number, b.number, c.number, d.number];
      for (const [jokers, number] of ways) {
        if (now + jokers > this.sweep.jokers) continue;
        found += number * this.count(place + 1, reached, now + jokers, space, left);
      }
    });
    return found;
  }
}
