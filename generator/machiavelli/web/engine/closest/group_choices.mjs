// What can be made of the cards of one rank that do not go into runs, and what it costs.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { packed, sumOf } from "./divided.mjs";
import { bitsIn, highestBit } from "./old_table.mjs";
import { BREAK } from "./suit_ways.mjs";

const NO_CARDS = [0, 0, 0, 0];
const NO_GROUPS = [{ cost: 0, lost: 0, jokers: 0, marks: 0, groups: [], alone: NO_CARDS }];

/**
 * Lists the choices for a rank, cheapest first, remembering what it listed.
 *
 * A choice: its groups, each [suits as a mask, jokers], with what they cost, hand cards `lost`, jokers spent, new marks;
 * `alone` says for each suit how many loose cards stay loose. Without `matching` it costs what is broken, and what moves
 * at least wherever else new melds come from.
 */
export class GroupChooser {
  #numbers = new Numbers(64);
  #known = [];

  constructor({ old, matching }, divided) {
    Object.assign(this, { old, matching, divided });
  }

  /**
   * The choices with `used` cards of the rank in runs.
   *
   * `marks` are set before the place, `given` by runs at it; `offered` (for each suit) and `offeredMarks` are the old
   * runs that must be matched with the groups.
   */
  choices(place, used, marks, given, offered, offeredMarks) {
    if (place === ACE || place > HIGH_ACE) return NO_GROUPS;
    const number = this.#numbers.of(this.#numbers.of(place, packed(used), marks), this.#numbers.of(-1, packed(offered), given), offeredMarks);
    const known = this.#known[number];
    if (known !== undefined) return known;
    const best = new Map();
    this.#each(place, used, marks, given, offered, offeredMarks, (choice) => {
      const same = `${choice.lost} ${choice.jokers} ${choice.marks}`;
      const other = best.get(same);
      if (other === undefined || choice.cost < other.cost) best.set(same, choice);
    });
    return (this.#known[number] = [...best.values()].sort(compareChoices));
  }

  /** All choices with `used` cards of the rank in runs, also those that others stand for, where no marks are about. */
  every(place, used) {
    if (place === ACE || place > HIGH_ACE) return NO_GROUPS;
    const found = [];
    this.#each(place, used, 0, 0, NO_CARDS, 0, (choice) => found.push(choice));
    return found;
  }

  #each(place, used, marks, given, offered, offeredMarks, visit) {
    const old = this.old.groups[place === HIGH_ACE ? ACE : place];
    const set = marks | given;
    const passing = place === HIGH_ACE && this.matching ? this.old.runsWithAce & ~(set | offeredMarks) : 0;
    const mayBreak = old.filter(({ loose, settled, whole }) => !loose && !settled && !(set & whole));
    for (const { lost, alone, groups } of this.divided.listed(place, used)) {
      const jokers = sumOf(groups.map(([, spent]) => spent));
      let cost = BREAK * (mayBreak.length - mostWhole(mayBreak, 0, groups));
      const free = old.filter(({ gone, taken }) => !gone && !(set & taken));
      if (!this.matching) {
        cost += surelyMoved(free.filter((one) => !one.jokers), groups);
        visit({ cost, lost, jokers, marks: 0, groups, alone });
        continue;
      }
      for (const { suits } of free) cost += bitsIn(suits);
      cost -= keepAlone(free, alone);
      this.#match(place, groups, 0, free, set, offered, offeredMarks, 0, 0, (gain, fresh) => {
        visit({ cost: cost - gain + bitsIn(passing & ~fresh), lost, jokers, marks: fresh, groups, alone });
      });
    }
  }

  /** Calls with (cards kept less jokers of melds matched that move, new marks) for all ways to match. */
  #match(place, groups, at, free, marks, offered, offeredMarks, gain, fresh, visit) {
    if (at === groups.length) {
      if (offered.every((runs) => runs === 0) && !offeredMarks) visit(gain, fresh);
      return;
    }
    const [suits, jokers] = groups[at];
    const go = (left, set, runs, wanted, more, mark) =>
      this.#match(place, groups, at + 1, left, set, runs, wanted, gain + more, fresh | mark, visit);
    go(free, marks, offered, offeredMarks, 0, 0);
    for (const one of free) {
      if (!(one.suits & suits)) continue;
      const kept = bitsIn(one.suits & suits) - one.jokers + Math.min(one.jokers, jokers);
      go(free.filter((other) => other !== one), marks | one.taken, offered, offeredMarks, kept, one.jokers ? one.taken : 0);
    }
    for (let suit = 0; suit < 4; suit += 1) {
      if (!((suits >> suit) & 1) || !offered[suit]) continue;
      go(free, marks, offered.map((runs, other) => runs - (other === suit ? 1 : 0)), offeredMarks, 0, 0);
    }
    this.old.jokers.forEach((held, number) => {
      const mark = 1 << number;
      const wanted = offeredMarks & mark;
      if (marks & mark || !(wanted ? (suits >> this.old.suitOf[number]) & 1 : jokers)) return;
      let more = Math.min(held, jokers) - held;
      if (!wanted && !free.some(({ taken }) => taken === mark)) more -= this.old.stillToPass(number, place);
      const left = free.filter(({ taken }) => taken !== mark);
      go(left, marks | mark, offered, offeredMarks & ~mark, more, wanted ? 0 : mark);
    });
  }
}

/** Match cards that stay loose with themselves, and take them out of `free`; says how many. */
function keepAlone(free, alone) {
  const left = [...alone];
  let kept = 0;
  for (const one of [...free]) {
    const suit = highestBit(one.suits);
    if (!one.loose || !left[suit]) continue;
    left[suit] -= 1;
    kept += 1;
    free.splice(free.indexOf(one), 1);
  }
  return kept;
}

/** Most old groups, from the one at `from` on, that new groups hold whole. */
function mostWhole(old, from, free) {
  if (from === old.length) return 0;
  const { suits, jokers: held } = old[from];
  let best = mostWhole(old, from + 1, free);
  free.forEach(([mask, jokers], at) => {
    if ((mask & suits) !== suits || held > jokers) return;
    const rest = [...free.slice(0, at), [mask & ~suits, jokers - held], ...free.slice(at + 1)];
    best = Math.max(best, 1 + mostWhole(old, from + 1, rest));
  });
  return best;
}

/** Cards of old groups that move at least: a run may keep one of each that no group is matched with. */
function surelyMoved(old, groups) {
  return old.reduce((sum, { suits }) => sum + bitsIn(suits) - 1, 0) - mostKept(old, 0, groups);
}

/** Most cards kept beyond one of each old group, from the one at `from` on. */
function mostKept(old, from, groups) {
  if (from === old.length || groups.length === 0) return 0;
  const { suits } = old[from];
  let best = mostKept(old, from + 1, groups);
  groups.forEach(([mask], at) => {
    const kept = bitsIn(mask & suits) - 1;
    if (kept > 0) best = Math.max(best, kept + mostKept(old, from + 1, [...groups.slice(0, at), ...groups.slice(at + 1)]));
  });
  return best;
}

const compareChoices = (one, other) =>
  one.cost - other.cost || one.lost - other.lost || one.jokers - other.jokers || one.marks - other.marks;
