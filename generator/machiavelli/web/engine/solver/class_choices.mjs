// What tells classes apart at one place, and which states each choice leads to.
//
// A choice: the groups of a place, each [suits as a mask, jokers], and the hand cards `lost` there of each suit. A card
// alone among jokers is read as the judge reads it: as a run where it can be one. A state reached: the numbers of the
// open runs of the four suits, the number of the low aces, jokers spent, room for more.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "./counts.mjs";
import { suitsIn } from "./groups.mjs";
import { eachOf } from "./place_table.mjs";

const NO_GROUPS = { groups: [], lost: [0, 0, 0, 0] };
const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

/** Before the first place. */
export const NOTHING_LAID = { runs: [0, 0, 0, 0], aces: 0, spent: 0, room: 0, key: "0,0,0,0 0 0 0" };

/**
 * Every choice from `states` that can be completed with `loss` hand cards left over, and where to: lists
 * `{ choice, states, left }`, in the order of the choices.
 */
export function choices(sweep, place, states, loss) {
  const reached = new Map();
  for (const state of states) {
    const [a, b, c, d] = state.runs;
    const listed = sweep.suitOptions(sweep.state(place, a, b, c, d, state.aces));
    const byNaturals = listed.map(({ kind }) => kind.byNaturals);
    const lowAces = sweep.lowAces(state.aces);
    eachOf(byNaturals.map((options) => [0, options.length - 1]), (inRuns) => {
      const options = inRuns.map((naturals, suit) => byNaturals[suit][naturals]);
      if (options.some((one) => one.length === 0)) return;
      const aces = sweep.acesAfter(place, state.aces, inRuns);
      eachGroupChoice(sweep, place, inRuns, lowAces, (choice) => {
        const left = loss - sumOf(choice.lost);
        if (left < 0) return;
        const key = `${choice.groups.join(";")} ${choice.lost}`;
        if (!reached.has(key)) reached.set(key, { choice, states: new Map(), left });
        const known = reached.get(key).states;
        const jokers = sumOf(choice.groups.map(([, spent]) => spent));
        eachAfter(sweep, state, listed, options, aces, jokers, (after) => {
          if (!known.has(after.key) && fits(sweep, place + 1, after, left)) known.set(after.key, after);
        });
      });
    });
  }
  const possible = [...reached.values()].filter(({ states: found }) => found.size > 0);
  return possible.sort((one, other) => compareChoices(one.choice, other.choice));
}

function fits(sweep, place, { runs: [a, b, c, d], aces, spent, room }, limit) {
  return sweep.fits(sweep.state(place, a, b, c, d, aces), spent, room, limit);
}

/** The states after a place, one of the options of each suit taken and so many jokers in groups. */
function eachAfter(sweep, state, listed, options, aces, jokers, visit) {
  eachOf(options.map((some) => [0, some.length - 1]), (picked) => {
    let spent = state.spent + jokers;
    let made = state.room;
    const runs = listed.map(({ kind, afters }, suit) => {
      const option = options[suit][picked[suit]];
      spent += kind.forced[option];
      made += kind.room[option];
      return afters[option];
    });
    if (spent > sweep.jokers) return;
    const room = Math.min(made, sweep.jokers - spent);
    visit({ runs, aces, spent, room, key: `${runs} ${aces} ${spent} ${room}` });
  });
}

/** The ways to make groups of the cards that do not go into runs. */
function eachGroupChoice(sweep, place, inRuns, lowAces, visit) {
  if (place === ACE || place > HIGH_ACE) {
    visit(NO_GROUPS);
    return;
  }
  const copies = inRuns.map((_, suit) => sweep.counts.at(suit, place));
  const used = place === HIGH_ACE ? inRuns.map((runs, suit) => runs + lowAces[suit]) : [...inRuns];
  const ranges = copies.map(({ need, most }, suit) => [Math.max(0, need - used[suit]), most - used[suit]]);
  eachOf(ranges, (taken) => {
    const lost = copies.map((one, suit) => one.leftOver(used[suit] + taken[suit]));
    for (const groups of groupsOf(sweep.groupShape, taken)) {
      const asRun = groups.some(([mask, jokers]) => suitsIn(mask) === 1 && sweep.canBeRun(place, jokers));
      if (!asRun) visit({ groups, lost });
    }
  });
}

/** All ways to divide the cards into groups and give them jokers. */
function groupsOf(shape, taken) {
  const found = new Map();
  for (const masks of shape.divisions(taken)) {
    eachOf(masks.map((mask) => [shape.forced(mask), shape.takes(mask)]), (spent) => {
      const groups = masks.map((mask, at) => [mask, spent[at]]).sort(compareLists);
      found.set(groups.join(";"), groups);
    });
  }
  return [...found.values()];
}

/** The order of lists of numbers, as words are by their letters. */
function compareLists(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    if (one[at] !== other[at]) return one[at] - other[at];
  }
  return one.length - other.length;
}

function compareChoices(one, other) {
  return compareLists(one.groups.flat(), other.groups.flat()) || compareLists(one.lost, other.lost);
}

/** Leave out states that others can replace, whatever follows; the rest in order. */
export function withoutReplaceable(sweep, states) {
  let kept = [];
  for (const state of states) {
    if (kept.some((other) => replaces(sweep, other, state))) continue;
    kept = kept.filter((other) => !replaces(sweep, state, other));
    kept.push(state);
  }
  return kept.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Whether all that can follow `other` can follow `one`. */
function replaces(sweep, one, other) {
  if (one.spent > other.spent || one.aces !== other.aces) return false;
  let spare = 0;
  for (let suit = 0; suit < 4; suit += 1) {
    const beyond = sweep.spareRoom(one.runs[suit], other.runs[suit]);
    if (beyond < 0) return false;
    spare += beyond;
  }
  return one.spent + one.room + spare >= other.spent + other.room;
}
