// Which looks of a suit are not worth following, because another can do all that they can and costs no more.

import { ACE } from "../cards.mjs";
import { bitsIn } from "./old_table.mjs";
import { DONE, FREE, JOINED, compareLooks } from "./open_runs.mjs";

const NEVER = 1e6;

/** Compares looks of one suit before a place that came about by the same uses. */
export class Dominance {
  constructor(shape, old, matching) {
    Object.assign(this, { shape, old, matching });
  }

  /** The looks with their costs, pairs, those left out that others beat. Of equals the first stays. */
  undominated(place, suit, looks) {
    if (looks.length === 1) return looks;
    const kept = [];
    looks.sort((one, other) => one[1] - other[1] || compareLooks(one[0], other[0]));
    for (const pair of looks) {
      const [look, cost] = pair;
      if (!kept.some(([other, least]) => this.#lead(place, suit, other, look, cost - least) <= cost - least)) kept.push(pair);
    }
    return kept;
  }

  /** How many cards fewer may move after `other` than after `one`; no matter how many where over `most`. */
  #lead(place, suit, one, other, most) {
    // What has closed is paid for to its end; where it is open or free after `one`, that may still come.
    const lead = this.#worth(place, suit, (one.busy & ~other.busy) | (other.gone & ~one.gone));
    if (lead > most) return NEVER;
    return this.#leadOfRuns(place, suit, one.runs, other.runs, 0, one.busy, most - lead) + lead;
  }

  /** Cards from `place` on of old runs that can be matched no more. */
  #worth(place, suit, runs) {
    let worth = 0;
    const old = this.old.runs[suit];
    for (let at = 0, left = runs; left !== 0; at += 1, left >>>= 1) {
      if (left & 1) worth += bitsIn(old[at].ranks >> place) + ((old[at].ranks >> ACE) & 1);
    }
    return worth;
  }

  #leadOfRuns(place, suit, one, others, from, busy, most) {
    if (from === others.length) return this.#leadOfLeft(place, suit, one);
    if (one.length < others.length - from) return NEVER;
    let best = NEVER;
    for (let at = 0; at < one.length; at += 1) {
      let lead = this.#leadOfRun(place, suit, one[at], others[from], busy);
      if (lead > most) continue;
      const rest = [...one.slice(0, at), ...one.slice(at + 1)];
      lead += this.#leadOfRuns(place, suit, rest, others, from + 1, busy, most - lead);
      best = Math.min(best, lead);
      if (best === 0) break;
    }
    return best;
  }

  /** The same where no other run is left, but perhaps some of `one`. */
  #leadOfLeft(place, suit, one) {
    let lead = 0;
    for (const run of one) {
      const short = place - run.start < this.shape.least;
      if (short || run.promise || run.pledged || run.owed > run.jokers || run.match >= JOINED) return NEVER;
      if (run.match >= 0) lead += bitsIn(this.old.runs[suit][run.match].ranks >> place);
    }
    return lead;
  }

  /** The same for two runs, NEVER where `one` cannot do all that `other` can. */
  #leadOfRun(place, suit, one, other, busy) {
    const { shape } = this;
    if (one.start !== other.start) {
      if (shape.most !== null || !(ACE + shape.jokers < one.start && one.start < other.start)) return NEVER;
    }
    if (one.promise & ~other.promise || one.owed > other.owed || (one.pledged && !other.pledged)) return NEVER;
    if (one.jokers > other.jokers || one.owed - one.jokers > other.owed - other.jokers) return NEVER;
    const more = other.promise & ~one.promise;
    // An old run is broken or not from its first card on; one with an ace may be promised before.
    if (more && this.old.runs[suit].some((run, at) => run.first >= place && (more >> at) & 1)) return NEVER;
    if (!this.matching) return 0;
    if (one.jokers !== other.jokers || one.pledged !== other.pledged) return NEVER;
    if (one.match === other.match) return 0;
    if (other.match === DONE) return one.match < JOINED ? 0 : NEVER;
    if (one.match >= JOINED || other.match >= JOINED || other.match === FREE) return NEVER;
    // It can still be matched, but with no low ace.
    if (one.match === FREE && !((busy >> other.match) & 1)) return (this.old.runs[suit][other.match].ranks >> ACE) & 1;
    return this.#worth(place, suit, 1 << other.match);
  }
}
