// Whether every joker finds a place in a layout of a search that does not ask for it.
//
// Of the layout only this is kept: how many cards of each suit go into runs at each place, and that the others go into
// groups. The runs may be others than those of the search.

import { END } from "./moves.mjs";

const NEVER = -1;

/**
 * The ways to place no more jokers than the search did in the layout that it found: by the jokers that melds cannot do
 * without, for how many more there is room at most, -1 where so many cannot be placed.
 */
export function jokersPlaced(runs, moves, { spent, steps }) {
  if (!runs.shape.jokers) return [0];
  const naturals = [0, 1, 2, 3].map(() => Array(END).fill(0));
  let [inGroups, space] = [0, 0];
  for (const { state, move } of steps) {
    const place = moves.placeOf(state);
    const laid = moves.laid(state, move);
    inGroups += laid.forced;
    space += laid.room;
    for (let suit = 0; suit < 4; suit += 1) naturals[suit][place] = laid.inRuns[suit];
  }
  let placed = Array(spent + 1).fill(NEVER);
  placed[inGroups] = space;
  for (const row of naturals) if (row.some(Boolean)) placed = both(placed, runs.filled(row, spent));
  return placed;
}

/** The ways to do both. */
function both(one, other) {
  const found = Array(one.length).fill(NEVER);
  for (let forced = 0; forced < one.length; forced += 1) {
    if (one[forced] === NEVER) continue;
    for (let more = 0; forced + more < one.length; more += 1) {
      if (other[more] !== NEVER) found[forced + more] = Math.max(found[forced + more], one[forced] + other[more]);
    }
  }
  return found;
}
