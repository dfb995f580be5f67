// What tells classes apart at one place, and where each choice leads, suit by suit.
//
// Given the groups of every place and the hand cards left over there, no suit minds what another does. So the states
// that the same choices lead to are all the combinations of some of each suit, and only those of each suit need to be
// kept: four short sets for thousands of states. A state of a suit: `{ runs, lowAces, spent, room }`, the number of its
// open runs, its aces that lie low, the jokers spent in its runs and the room made there for more, both beyond those that
// its whole set shares.
//
// A card alone among jokers is read as the judge reads it: as a run where it can be one.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "./counts.mjs";
import { suitsIn } from "./groups.mjs";
import { eachOf } from "./place_table.mjs";

/** The number of the set of a suit that has no runs yet. */
export const NOTHING_OPEN = 0;

const keyOf = ({ runs, lowAces, spent, room }) => `${runs} ${lowAces} ${spent} ${room}`;

/** The sets of states of single suits, numbered as they turn up. */
export class SuitSets {
  #sweep;
  #states = [[{ runs: 0, lowAces: 0, spent: 0, room: 0 }]];
  #numbers = new Map([["0 0 0 0", NOTHING_OPEN]]);
  #onwards = new Map();

  constructor(sweep) {
    this.#sweep = sweep;
  }

  /**
   * Where the states of a set can lead with so many jokers left: lists of `{ lost, number, spent, room }`, fewest hand
   * cards left over first, by the cards that go into groups. The last two are what all states of the set reached share.
   */
  onwards(place, suit, number, left) {
    const key = `${place} ${suit} ${number} ${left}`;
    let known = this.#onwards.get(key);
    if (known === undefined) {
      known = this.#findOnwards(place, suit, this.#states[number], left);
      this.#onwards.set(key, known);
    }
    return known;
  }

  #findOnwards(place, suit, states, left) {
    const found = [];
    for (const state of states) {
      this.#eachAfter(place, suit, state, left, (naturals, after) => {
        const used = naturals + (place === HIGH_ACE ? state.lowAces : 0);
        this.#eachChoice(place, suit, used, (taken, lost) => {
          const reached = ((found[taken] ??= [])[lost] ??= new Map());
          reached.set(keyOf(after), after);
        });
      });
    }
    const onwards = [];
    found.forEach((byLost, taken) => {
      const listed = [];
      byLost.forEach((reached, lost) => listed.push(this.#numbered(lost, [...reached.values()])));
      onwards.push({ taken, listed });
    });
    return onwards;
  }

  /** What the place can make of one state. What asks for more jokers than are left is not begun. */
  #eachAfter(place, suit, state, left, visit) {
    const runs = [0, 0, 0, 0];
    const lowAces = [0, 0, 0, 0];
    runs[suit] = state.runs;
    lowAces[suit] = state.lowAces;
    const aces = this.#sweep.acesNumber(lowAces);
    const { kind, afters } = this.#sweep.suitOptions(this.#sweep.state(place, ...runs, aces))[suit];
    for (let option = 0; option < afters.length; option += 1) {
      if (state.spent + kind.asked[option] > left) continue;
      const naturals = kind.naturals[option];
      const noted = place < HIGH_ACE ? state.lowAces : 0;
      visit(naturals, {
        runs: afters[option],
        lowAces: place === ACE ? naturals : noted,
        spent: state.spent + kind.forced[option],
        room: state.room + kind.room[option],
      });
    }
  }

  /** The cards that go into groups, and the hand cards left over, where `used` cards lie in runs. */
  #eachChoice(place, suit, used, visit) {
    if (place === ACE || place > HIGH_ACE) {
      visit(0, 0);
      return;
    }
    const copies = this.#sweep.counts.at(suit, place);
    for (let taken = Math.max(0, copies.need - used); taken <= copies.most - used; taken += 1) {
      const [least, most] = this.#sweep.losses(place, suit, used + taken);
      for (let lost = least; lost <= most; lost += 1) visit(taken, lost);
    }
  }

  #numbered(lost, states) {
    const spent = Math.min(...states.map((one) => one.spent));
    const room = Math.min(...states.map((one) => one.room));
    const beyond = states.map((one) => ({ ...one, spent: one.spent - spent, room: one.room - room }));
    const kept = this.#withoutReplaceable(beyond);
    const key = kept.map(keyOf).sort().join(";");
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#states.length;
      this.#states.push(kept);
      this.#numbers.set(key, number);
    }
    return { lost, number, spent, room };
  }

  /** Leave out states that others can replace, whatever follows. */
  #withoutReplaceable(states) {
    let kept = [];
    for (const state of states) {
      if (kept.some((other) => this.#replaces(other, state))) continue;
      kept = kept.filter((other) => !this.#replaces(state, other));
      kept.push(state);
    }
    return kept;
  }

  /** Whether all that can follow `other` can follow `one`. */
  #replaces(one, other) {
    if (one.lowAces !== other.lowAces || one.spent > other.spent) return false;
    const spare = this.#sweep.spareRoom(one.runs, other.runs);
    return spare >= 0 && one.spent + one.room + spare >= other.spent + other.room;
  }

  /**
   * Whether some combination of the states before `place` can be completed with `loss` hand cards left over, where
   * `spent` jokers and `room` are shared.
   */
  canBeCompleted(place, sets, spent, room, loss) {
    const [first, second, third, fourth] = sets.map((number) => this.#states[number]);
    const most = this.#sweep.jokers - spent;
    for (const a of first) {
      for (const b of second) {
        if (a.spent + b.spent > most) continue;
        for (const c of third) {
          if (a.spent + b.spent + c.spent > most) continue;
          for (const d of fourth) {
            const jokers = a.spent + b.spent + c.spent + d.spent;
            if (jokers > most) continue;
            const space = Math.min(room + a.room + b.room + c.room + d.room, most - jokers);
            const aces = this.#sweep.acesNumber([a.lowAces, b.lowAces, c.lowAces, d.lowAces]);
            const state = this.#sweep.state(place, a.runs, b.runs, c.runs, d.runs, aces);
            if (this.#sweep.fits(state, spent + jokers, space, loss)) return true;
          }
        }
      }
    }
    return false;
  }
}

/** In how many ways cards of a place make groups, by the jokers that these hold. */
export class GroupWays {
  #sweep;
  #known = new Map();

  constructor(sweep) {
    this.#sweep = sweep;
  }

  /** Pairs [jokers, ways that hold so many] for the cards of each suit that go into groups, fewest jokers first. */
  ways(place, taken) {
    const key = `${place} ${taken}`;
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = this.#find(place, taken)));
    return known;
  }

  /** The ways themselves, each a list of [suits as a mask, jokers]. */
  groups(place, taken) {
    const isNoRun = ([mask, jokers]) => suitsIn(mask) !== 1 || !this.#sweep.canBeRun(place, jokers);
    return groupsOf(this.#sweep.groupShape, taken).filter((groups) => groups.every(isNoRun));
  }

  #find(place, taken) {
    const numbers = [];
    for (const groups of this.groups(place, taken)) {
      const held = groups.reduce((sum, [, jokers]) => sum + jokers, 0);
      numbers[held] = (numbers[held] ?? 0n) + 1n;
    }
    const pairs = [];
    numbers.forEach((number, jokers) => pairs.push([jokers, number]));
    return pairs;
  }
}

/** All ways to divide the cards into groups, each [suits as a mask, jokers]. */
function groupsOf(shape, taken) {
  const found = new Map();
  for (const masks of shape.divisions(taken)) {
    eachOf(masks.map((mask) => [shape.forced(mask), shape.takes(mask)]), (spent) => {
      const groups = masks.map((mask, at) => [mask, spent[at]]);
      found.set([...groups].sort(([one, held], [other, more]) => one - other || held - more).join(";"), groups);
    });
  }
  return [...found.values()];
}
