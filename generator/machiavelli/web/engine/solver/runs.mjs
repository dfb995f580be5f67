// The open runs of one suit while the places are swept upwards.
//
// An open run is (length, jokers used), the length capped where more makes no difference; both are packed in one
// number, and the open runs of a suit are a list of them, in order. A natural card of the place extends a run or
// begins one; a joker may bridge the place; a run not extended closes, taking in the jokers it lacks, and perhaps
// more: that is its room. A joker at an end needs no place of its own in the sweep, for a run that does not fill all
// places has a free end.

import { KING } from "../cards.mjs";

const LENGTH = 64; // a run is its length times this, and its jokers
const NONE = -1;

export const runOf = (length, used) => length * LENGTH + used;
export const lengthOf = (run) => (run / LENGTH) | 0;
export const usedOf = (run) => run % LENGTH;
const byNumber = (one, other) => one - other;

/**
 * How runs are built: fewest cards, most cards (null: no limit), most jokers in one.
 *
 * `forgets`: open runs do not remember the jokers they hold, so that they can take in too many. `roomCounts`: who makes
 * less room for jokers is not as good. `cap` is the length beyond which runs are told apart no more; `key` is a number
 * that tells shapes apart.
 */
export class RunShape {
  constructor(least, most, jokers, forgets, roomCounts) {
    Object.assign(this, { least, most, jokers, forgets, roomCounts, cap: most ?? least });
    this.key = ((least * LENGTH + most) * LENGTH + jokers) * 4 + forgets * 2 + roomCounts;
  }
}

/** The shape of runs where `jokers` are about. Where one meld may hold them all, no run needs to remember its own. */
export function runShape(rules, jokers, relaxed) {
  const inOne = Math.min(rules.jokers.per_meld, jokers);
  const forgets = relaxed || rules.jokers.per_meld >= jokers;
  return new RunShape(rules.melds.run_min, mostCards(rules, inOne), inOne, forgets, !relaxed);
}

/** The limit of length; null where runs that grow beyond all places can always be cut in two. */
function mostCards({ melds }, jokers) {
  if (melds.run_max !== null) return melds.run_max;
  const places = KING - 1 + Math.max(melds.ace_low ? 1 : 0, melds.ace_high ? 1 : 0);
  return 2 * melds.run_min <= places + 1 - jokers ? null : places;
}

/** The same open runs, by their length alone. */
export const forgetJokers = (runs) => runs.map((run) => run - usedOf(run));

/**
 * What `runs` can become when `naturals` cards of a place go into runs; dominated outcomes left out: a list of
 * `{ runs, forced, room }`, the runs open after the place, the jokers it took, the room for jokers in runs that closed.
 *
 * No more than `useful` complete runs can go on from there: others close at once.
 */
export function steps(shape, runs, naturals, useful) {
  const found = new Map();
  for (const step of extend(shape, runs, 0, naturals)) {
    const kept = withoutUseless(shape, step, useful);
    found.set(`${kept.forced} ${kept.room} ${kept.runs}`, kept);
  }
  return undominated(shape, [...found.values()]);
}

/** Leave out the steps that others beat; the rest in a fixed order. */
export function undominated(shape, found) {
  found.sort((one, other) => one.forced - other.forced || other.room - one.room || compareRuns(one.runs, other.runs));
  let kept = [];
  for (const step of found) {
    if (kept.some((other) => beats(shape, other, step))) continue;
    kept = kept.filter((other) => !beats(shape, step, other));
    kept.push(step);
  }
  return kept;
}

/** The order of lists of open runs. */
export function compareRuns(one, other) {
  const size = Math.min(one.length, other.length);
  for (let at = 0; at < size; at += 1) {
    if (one[at] !== other[at]) return one[at] - other[at];
  }
  return one.length - other.length;
}

function extend(shape, runs, at, naturals) {
  if (at === runs.length) return [{ runs: Array(naturals).fill(runOf(1, 0)), forced: 0, room: 0 }];
  const found = [];
  const go = (run, forced, room, left) => {
    for (const rest of extend(shape, runs, at + 1, left)) {
      const after = run === NONE ? rest.runs : [...rest.runs, run].sort(byNumber);
      found.push({ runs: after, forced: forced + rest.forced, room: room + rest.room });
    }
  };
  const run = runs[at];
  const length = lengthOf(run);
  const used = usedOf(run);
  const lacking = Math.max(0, shape.least - length);
  const takes = takesIn(shape, run);
  if (lacking <= takes) go(NONE, lacking, takes - lacking, naturals);
  if (shape.most === null || length < shape.most) {
    const longer = Math.min(length + 1, shape.cap);
    if (naturals) go(runOf(longer, used), 0, 0, naturals - 1);
    if (used < shape.jokers) go(runOf(longer, shape.forgets ? used : used + 1), 1, 0, naturals);
  }
  return found;
}

/** Most jokers that an open run can still take in at its ends. */
export function takesIn(shape, run) {
  const takes = shape.jokers - usedOf(run);
  return shape.most === null ? takes : Math.min(takes, shape.most - lengthOf(run));
}

/** Close the complete runs that cannot go on, those first that hold most jokers. */
function withoutUseless(shape, step, useful) {
  const complete = step.runs.filter((run) => lengthOf(run) >= shape.least);
  // Without jokers the runs that are not complete come first.
  const going = shape.jokers ? useful : Math.max(0, useful - step.runs.length + complete.length);
  if (complete.length <= going || (going && shape.most !== null)) return step;
  complete.sort((one, other) => usedOf(one) - usedOf(other) || lengthOf(one) - lengthOf(other));
  const runs = [...step.runs];
  let room = step.room;
  for (const run of complete.slice(going)) {
    runs.splice(runs.indexOf(run), 1);
    room += takesIn(shape, run);
  }
  return { runs, forced: step.forced, room };
}

/** Whether everything that can follow `other` can follow `one` at least as well. */
function beats(shape, one, other) {
  if (one.forced > other.forced) return false;
  const spare = spareRoom(shape, one.runs, other.runs);
  return spare >= 0 && (!shape.roomCounts || one.forced + one.room + spare >= other.forced + other.room);
}

/**
 * Most room made by the runs of `one` that are left when each run of `other` has its own in `one` that can do as
 * much; -1 where there are not enough such runs, or those left cannot close.
 */
export function spareRoom(shape, one, other, at = 0) {
  if (at === other.length) {
    let room = 0;
    for (const run of one) {
      if (lengthOf(run) < shape.least) return -1;
      room += takesIn(shape, run);
    }
    return room;
  }
  if (one.length < other.length - at) return -1;
  const length = lengthOf(other[at]);
  const used = usedOf(other[at]);
  let best = -1;
  for (let index = 0; index < one.length; index += 1) {
    const own = one[index];
    if (index > 0 && own === one[index - 1]) continue;
    const asLong = lengthOf(own) === length || (shape.most === null && lengthOf(own) > length);
    if (asLong && usedOf(own) <= used) {
      const rest = [...one.slice(0, index), ...one.slice(index + 1)];
      best = Math.max(best, spareRoom(shape, rest, other, at + 1));
    }
  }
  return best;
}
