// Whether a state can be completed within a limit of hand cards left over, room for jokers aside.
//
// Depth first, and remembering for each state and number of jokers spent the limits that failed and held. Without
// jokers the answer is exact. With jokers it is a bound: what this search cannot complete cannot be completed, for
// here open runs forget which of them hold jokers, and every joker finds room.

import { Limits } from "./memory.mjs";
import { END } from "./moves.mjs";
import { ASKED, FORCED, JOINED_SIZE, LOST } from "./place_table.mjs";

/** One position's search; answers are kept as long as its states. */
export class LossSearch {
  constructor(moves, jokers) {
    Object.assign(this, { moves, jokers, states: moves.states });
    this.limits = moves.states.limits ??= new Limits(jokers + 1);
  }

  /**
   * Whether `state`, `spent` jokers used, can be completed with at most `limit` further hand cards left over.
   */
  fits(state, spent, limit) {
    const { moves, limits } = this;
    if (moves.placeOf(state) === END) return limit >= 0 && moves.canClose(state);
    let joined = this.states.joined[state];
    if (joined === null) {
      joined = moves.moves(state);
      limits.open(state);
    }
    const cell = state * limits.cells + spent;
    if (limits.failed[cell] >= limit) return false;
    if (limits.held[cell] <= limit) return true;
    const left = this.jokers - spent;
    for (let move = 0, at = 0; at < joined.length; move += 1, at += JOINED_SIZE) {
      const lost = joined[at + LOST];
      if (lost > limit) break;
      if (joined[at + ASKED] <= left && this.fits(moves.after(state, move), spent + joined[at + FORCED], limit - lost)) {
        // Who has more jokers left can do as much.
        for (let fewer = cell - spent; fewer <= cell; fewer += 1) {
          if (limits.held[fewer] > limit) limits.held[fewer] = limit;
        }
        return true;
      }
    }
    for (let more = cell; more <= cell + left; more += 1) if (limits.failed[more] < limit) limits.failed[more] = limit;
    return false;
  }
}
