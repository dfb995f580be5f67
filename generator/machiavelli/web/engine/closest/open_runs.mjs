// The open runs of one suit in the search for the closest layout, and what each can become at a place.
//
// An open run may promise to hold old runs whole, from the first card of theirs that it takes up: else they count as
// broken. It may be matched with one old meld, whose cards that it takes up do not move.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { LAST_CLOSE } from "../solver/sweep.mjs";
import { bitsIn, highestBit } from "./old_table.mjs";

/** What a run is matched with: nothing yet, nothing that matters any more, a meld with jokers (JOINED + number); else
 * the number of an old run of its suit. */
export const FREE = -1;
export const DONE = -2;
export const JOINED = 100;

/**
 * Open runs, each one object however often it comes up: where it began (no further back than it matters), jokers in
 * it, jokers promised to old runs; `promise` is the mask of old runs that it has yet to complete; what it is matched
 * with; `pledged`: it must end with the high ace. Runs are in the order of their `key`.
 */
export class OpenRuns {
  #known = new Map();

  of(start, jokers, owed, promise, match, pledged) {
    const key = ((((start * 16 + jokers) * 64 + owed) * 65_536 + promise) * 512 + match - DONE) * 2 + (pledged ? 1 : 0);
    let run = this.#known.get(key);
    if (run === undefined) {
      run = { start, jokers, owed, promise, match, pledged, key, id: this.#known.size };
      this.#known.set(key, run);
    }
    return run;
  }
}

/**
 * Looks of a suit, each one object however often it comes up: its open runs in order, and `gone`, the mask of its old
 * runs whose match has closed; `busy` are those and the ones that its open runs are matched with.
 */
export class Looks {
  #numbers = new Numbers(64);
  #known = [];

  of(runs, gone) {
    let number = this.#numbers.of(gone, -1, runs.length);
    for (let at = 0; at < runs.length; at += 1) number = this.#numbers.of(number, runs[at].id, at);
    let look = this.#known[number];
    if (look === undefined) {
      let busy = gone;
      for (const { match } of runs) if (0 <= match && match < JOINED) busy |= 1 << match;
      look = this.#known[number] = { runs, gone, busy, id: number };
    }
    return look;
  }
}

/** The order of looks: by their runs, as words are by their letters, then by what is gone. */
export function compareLooks(one, other) {
  const size = Math.min(one.runs.length, other.runs.length);
  for (let at = 0; at < size; at += 1) {
    if (one.runs[at] !== other.runs[at]) return one.runs[at].key - other.runs[at].key;
  }
  return one.runs.length - other.runs.length || one.gone - other.gone;
}

/**
 * What a run does at a place. `run` is null where it closes, then `closing` are jokers it takes in.
 *
 * Masks of old runs of the suit: `settled` (what their card of this place costs is told), `matched` and `promised`
 * now, `left` (their match has closed). `marks` are new marks, `before` those that are set before the place, as a run
 * that closes ended below it; `moved` are old cards that move.
 */
function turn(run, natural, closing, jokers, settled, matched, promised, left, marks, before, moved) {
  return { run, natural, closing, jokers, settled, matched, promised, left, marks, before, moved };
}

/**
 * Lists what one run can do.
 *
 * Without `matching` runs are matched with nothing; without `placing` those that close take in no jokers that they can
 * do without. What moves over `mostMoved` cards is left out.
 */
export class RunTurns {
  #known = new Map();

  constructor({ sweep, old, matching, placing, mostMoved }, openRuns) {
    Object.assign(this, { sweep, old, openRuns, matching, placing, mostMoved, shape: sweep.runShape });
    const { first, last } = sweep.places;
    this.longest = Math.min(this.shape.most ?? HIGH_ACE, last - first + 1, HIGH_ACE - 1);
  }

  /** Everything that `run`, open before `place`, can do there; a run that starts there is one of no cards. */
  turns(place, suit, run) {
    const key = (run.id * 32 + place) * 4 + suit;
    let turns = this.#known.get(key);
    if (turns === undefined) {
      turns = this.#find(place, suit, run).filter(({ moved }) => moved <= this.mostMoved);
      this.#known.set(key, turns);
    }
    return turns;
  }

  #find(place, suit, run) {
    const found = [];
    if (run.start < place) this.#close(place, suit, run, found);
    if (place - run.start >= this.longest || place === LAST_CLOSE) return found;
    if (!(run.start === ACE && place === HIGH_ACE)) this.#takeCard(place, suit, run, found);
    if (run.start < place && place < HIGH_ACE && run.jokers < this.shape.jokers) {
      this.#takeJoker(place, suit, run, found);
    }
    return found;
  }

  #close(place, suit, run, found) {
    const length = place - run.start;
    const fewest = Math.max(0, this.shape.least - length, run.owed - run.jokers);
    const most = Math.min(this.shape.jokers - run.jokers, this.longest - length);
    if (run.promise || run.pledged || fewest > most) return;
    for (let jokers = fewest; jokers <= (this.placing ? most : fewest); jokers += 1) {
      const total = run.jokers + jokers;
      let left = 0;
      let moved = 0;
      if (run.match >= JOINED) {
        const held = this.old.jokers[run.match - JOINED];
        moved = held - Math.min(held, total);
      } else if (run.match >= 0) {
        left = 1 << run.match;
        moved = bitsIn(this.old.runs[suit][run.match].ranks >> place);
      }
      found.push(turn(null, false, jokers, jokers, left, 0, 0, left, 0, 0, moved));
      if (run.match !== FREE || !this.matching || !total) continue;
      this.old.jokers.forEach((held, number) => {
        const more = held - Math.min(held, total) + this.old.stillToPass(number, place);
        found.push(turn(null, false, jokers, jokers, 0, 0, 0, 0, 0, 1 << number, more));
      });
    }
  }

  #takeJoker(place, suit, run, found) {
    if (run.promise & this.old.holding[suit][place]) return;
    const { start, jokers, owed, promise, match, pledged } = run;
    const longer = this.#seen(place + 1, suit, start, jokers + 1, owed, promise, match, pledged);
    found.push(turn(longer, false, 0, 1, 0, 0, promise, 0, 0, 0, 0));
  }

  #takeCard(place, suit, run, found) {
    const matches = this.#matches(place, suit, run);
    for (const [promise, owed, marks] of this.#promises(place, suit, run)) {
      const stillOpen = this.#withoutCompleted(place, suit, run.start, promise);
      for (const [match, pledged, kept, matched, moreMarks, moved] of matches) {
        const after = this.#seen(place + 1, suit, run.start, run.jokers, owed, stillOpen, match, pledged);
        found.push(turn(after, true, 0, 0, kept, matched, promise, 0, marks | moreMarks, 0, moved));
      }
    }
  }

  /** Triples [promise, jokers owed, marks] when `run` takes in the card of `place`. */
  #promises(place, suit, run) {
    const { old } = this;
    const found = [[run.promise, run.owed, 0]];
    if (run.promise & old.holding[suit][place]) return found;
    const begin = place === ACE ? old.withAce[suit] : old.starting[suit][place];
    let pending = 0;
    old.runs[suit].forEach(({ ranks }, at) => {
      if ((run.promise >> at) & 1) pending |= ranks;
    });
    old.runs[suit].forEach(({ ranks, jokers }, at) => {
      const acePassed = run.start === ACE && ACE < place && (ranks >> ACE) & 1;
      if (!((begin >> at) & 1) || run.owed + jokers > this.shape.jokers) return;
      if (!acePassed && !(pending & ranks)) found.push([run.promise | (1 << at), run.owed + jokers, 0]);
    });
    for (const { whole, suits, jokers } of old.groups[place === HIGH_ACE ? ACE : place]) {
      if (!whole || !((suits >> suit) & 1) || run.owed + jokers > this.shape.jokers) continue;
      found.push([run.promise, run.owed + jokers, whole]);
    }
    return found;
  }

  /** The promise without the old runs whose last card is that of `place`. */
  #withoutCompleted(place, suit, start, promise) {
    let left = promise;
    if (promise === 0) return 0;
    this.old.runs[suit].forEach((old, at) => {
      const last = (old.ranks >> ACE) & 1 && start > ACE ? HIGH_ACE : old.last;
      if ((promise >> at) & 1 && last <= place) left &= ~(1 << at);
    });
    return left;
  }

  /**
   * What the run can be matched with when it takes in the card of `place`: lists [match, pledged, kept, matched, marks,
   * moved], as in a turn.
   */
  #matches(place, suit, run) {
    const { old } = this;
    if (run.match !== FREE || !this.matching) {
      const number = this.#own(suit, run.match);
      const kept = number >= 0 ? (1 << number) & old.holding[suit][place] : 0;
      return [[run.match, run.pledged && place < HIGH_ACE, kept, 0, 0, 0]];
    }
    const found = [[FREE, false, 0, 0, 0, 0]];
    old.runs[suit].forEach((own, at) => {
      if (own.gone || !((old.holding[suit][place] >> at) & 1)) return;
      const match = own.jokers ? JOINED + own.joined : at;
      const marks = own.jokers ? 1 << own.joined : 0;
      const hasAce = (own.ranks >> ACE) & 1 && ACE < place && place < HIGH_ACE;
      const mask = 1 << at;
      if (hasAce && run.start > ACE && this.sweep.supply(HIGH_ACE, suit)) found.push([match, true, mask, mask, marks, 0]);
      found.push([match, false, mask, mask, marks, hasAce ? 1 : 0]);
    });
    for (const { suits, jokers, taken, gone } of old.groups[place === HIGH_ACE ? ACE : place]) {
      if (gone || !((suits >> suit) & 1)) continue;
      found.push([jokers ? JOINED + highestBit(taken) : DONE, false, 0, 0, taken, bitsIn(suits) - 1]);
    }
    return found;
  }

  /** The number of the old run of `suit` that `match` means, -1 where it means none. */
  #own(suit, match) {
    if (match < JOINED) return match >= 0 ? match : -1;
    return this.old.runs[suit].findIndex(({ joined }) => joined === match - JOINED);
  }

  /** The run, what makes no difference any more from `place` on forgotten. */
  #seen(place, suit, start, jokers, owed, promise, match, pledged) {
    const { cap, jokers: mostJokers } = this.shape;
    let matched = match;
    if (0 <= match && match < JOINED) {
      const old = this.old.runs[suit][match];
      if (((old.ranks >> ACE) & 1 ? HIGH_ACE : old.last) < place) matched = DONE;
    }
    // A run from the lowest places may grow to a whole suit: its length must be known to the end.
    const from = place - start > cap && start > ACE + mostJokers ? place - cap : start;
    return this.openRuns.of(from, jokers, owed, promise, matched, pledged);
  }
}
