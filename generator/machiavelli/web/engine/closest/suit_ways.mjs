// What can become of all open runs of a suit at a place, and of its old runs there.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { Numbers } from "../solver/memory.mjs";
import { runOf } from "../solver/runs.mjs";
import { bitsIn } from "./old_table.mjs";
import { FREE, Looks, OpenRuns, RunTurns } from "./open_runs.mjs";

/** What a broken meld costs; a moved card costs 1, and there are fewer of them. */
export const BREAK = 1000;

/** Ways to go on from a look that take as much work as a node. */
const WAYS_AT_A_TIME = 16;

const NO_MASKS = { settled: 0, matched: 0, promised: 0, left: 0, marks: 0, before: 0 };
const NOTHING_JOINED = { turns: [], cards: 0, jokers: 0, moved: 0, ...NO_MASKS };

/**
 * Lists the ways to go on from a look; those that break or move more than the bounds are left out.
 *
 * A way: the `use` of the suit, the `look` of the suit then, what it costs; it came about from the look `before`, by
 * `turns`. For the task see Outlooks.
 */
export class SuitWays {
  #uses = new Numbers(64);
  #useObjects = [];
  #known = new Map();
  #canFinish = new Map();

  constructor(task) {
    const { sweep, old, budget, matching, mostBroken, mostMoved } = task;
    Object.assign(this, { sweep, old, budget, matching, mostBroken, mostMoved });
    this.openRuns = new OpenRuns();
    this.looks = new Looks();
    this.runTurns = new RunTurns(task, this.openRuns);
    this.unused = this.#use(NOTHING_JOINED, 0, 0);
  }

  /** Every way to go on at `place` from a look of `suit` with so many cards. */
  ways(place, suit, before, cards) {
    const key = ((before.id * 32 + place) * 4 + suit) * 64 + cards;
    let ways = this.#known.get(key);
    if (ways === undefined) {
      ways = this.#findWays(place, suit, before, cards);
      this.#known.set(key, ways);
      this.budget.spend(1 + Math.floor(ways.length / WAYS_AT_A_TIME));
    }
    return ways;
  }

  /** Whether nothing becomes of a suit at `place` where no run is open and no card goes into one. */
  isIdle(place, suit) {
    const { old, matching } = this;
    return !(old.starting[suit][place] || (matching && old.holding[suit][place]) || old.gone[suit]);
  }

  #findWays(place, suit, before, cards) {
    const { old, matching } = this;
    const busy = before.busy | old.gone[suit];
    const gone = before.gone | old.gone[suit];
    const plain = old.plain[suit];
    const starting = old.starting[suit][place];
    const holding = matching && place > ACE ? old.holding[suit][place] : 0;
    const offers = place <= HIGH_ACE ? holding & ~busy : 0;
    const here = holding & (place === HIGH_ACE ? plain & ~busy : ~gone);
    if (before.runs.length === 0 && cards === 0 && !(starting | here | offers)) {
      const look = this.looks.of([], this.#alive(place + 1, suit, gone));
      return [{ use: this.unused, look, cost: 0, before, turns: [] }];
    }
    const found = [];
    for (const joined of this.#join(place, suit, before, cards, starting, here, offers)) {
      const runs = [];
      for (const { run } of joined.turns) if (run !== null) runs.push(run);
      runs.sort((one, other) => one.key - other.key);
      if (!this.#mayFinish(place + 1, suit, runs)) continue;
      const broken = bitsIn(starting & ~joined.promised);
      if (broken > this.mostBroken) continue;
      const surely = matching ? 0 : bitsIn(starting & plain & ~gone & ~joined.promised);
      this.#eachOffer(place, suit, joined.cards, offers & ~joined.matched, (offered, later) => {
        const moved = surely + joined.moved + later + bitsIn(here & ~(joined.settled | offered));
        if (moved > this.mostMoved) return;
        const still = this.#alive(place + 1, suit, gone | joined.left | (offered & plain));
        const use = this.#use(joined, bitsIn(offered & plain), this.#marks(suit, offered & ~plain));
        const cost = moved + BREAK * broken;
        found.push({ use, look: this.looks.of(runs, still), cost, before, turns: joined.turns });
      });
    }
    return found;
  }

  /**
   * What a suit uses at a place, the same object for the same: cards and jokers for runs, marks, old runs that groups
   * are to be matched with. `offered` counts those without jokers, `offeredMarks` are the others.
   */
  #use({ cards, jokers, marks, before }, offered, offeredMarks) {
    const first = this.#uses.of(cards | (jokers << 8) | (offered << 16), marks, before);
    const number = this.#uses.of(first, offeredMarks, -1);
    return (this.#useObjects[number] ??= { cards, jokers, marks, before, offered, offeredMarks });
  }

  /** The turns of all runs together that take just `most` cards, those included that begin here. */
  #join(place, suit, { runs, busy }, most, starting, here, offers) {
    const fresh = most ? this.runTurns.turns(place, suit, this.openRuns.of(place, 0, 0, 0, FREE, false)) : [];
    const listed = runs.map((run) => this.runTurns.turns(place, suit, run));
    let due = here;
    this.old.runs[suit].forEach((run, at) => {
      if ((offers >> at) & 1 && !doomed(place, run)) due &= ~(1 << at);
    });
    const hopes = [hopeOf(fresh)];
    for (const turns of [...listed].reverse()) {
      const hope = hopeOf(turns);
      hopes.push({ promised: hopes.at(-1).promised | hope.promised, settled: hopes.at(-1).settled | hope.settled });
    }
    hopes.reverse();
    let joined = [NOTHING_JOINED];
    listed.forEach((turns, at) => {
      joined = this.#joinOne(turns, joined, busy, most, starting, due, hopes[at + 1]);
    });
    const result = [];
    this.#addWithin(joined, most, starting, due, result);
    for (let more = 0; more < most; more += 1) {
      joined = this.#joinOne(fresh, joined, busy, most, starting, due, hopes.at(-1));
      this.#addWithin(joined, most, starting, due, result);
    }
    const twins = this.old.twins[suit];
    return twins.length ? result.filter(({ matched }) => areTwinsInOrder(twins, busy | matched)) : result;
  }

  #addWithin(joined, cards, starting, here, result) {
    for (const one of joined) {
      if (one.cards !== cards || bitsIn(starting & ~one.promised) > this.mostBroken) continue;
      if (one.moved + bitsIn(here & ~one.settled) <= this.mostMoved) result.push(one);
    }
  }

  /** `joined` with one more run; `hope` is what still later runs may promise and settle. */
  #joinOne(turns, joined, busy, most, starting, here, hope) {
    const left = this.sweep.jokers;
    const mustPromise = starting & ~hope.promised;
    const mustSettle = here & ~hope.settled;
    const found = [];
    for (const one of joined) {
      for (const turn of turns) {
        const cards = one.cards + (turn.natural ? 1 : 0);
        if (cards > most || one.jokers + turn.jokers > left) continue;
        if (turn.matched & (one.matched | busy) || one.promised & turn.promised) continue;
        if ((one.marks | one.before) & (turn.marks | turn.before)) continue;
        const promised = one.promised | turn.promised;
        if (bitsIn(mustPromise & ~promised) > this.mostBroken) continue;
        const settled = one.settled | turn.settled;
        const moved = one.moved + turn.moved;
        if (moved + bitsIn(mustSettle & ~settled) > this.mostMoved) continue;
        found.push({
          turns: [...one.turns, turn],
          cards,
          jokers: one.jokers + turn.jokers,
          moved,
          settled,
          matched: one.matched | turn.matched,
          promised,
          left: one.left | turn.left,
          marks: one.marks | turn.marks,
          before: one.before | turn.before,
        });
      }
    }
    return found;
  }

  /** Calls with the old runs to be matched with groups of the place, and cards of theirs higher up that will move. */
  #eachOffer(place, suit, cards, free, visit) {
    visit(0, 0);
    if (free === 0) return;
    // Aces lie in groups at the high place also where no run may use it.
    const forGroups = this.sweep.counts.at(suit, place).most - cards;
    for (let offered = free; offered; offered = (offered - 1) & free) {
      if (bitsIn(offered) > forGroups) continue;
      let later = 0;
      this.old.runs[suit].forEach((run, at) => {
        if ((offered >> at) & 1) later += doomed(place, run);
      });
      visit(offered, later);
    }
  }

  #marks(suit, runs) {
    let marks = 0;
    this.old.runs[suit].forEach((run, at) => {
      if ((runs >> at) & 1) marks |= 1 << run.joined;
    });
    return marks;
  }

  /** Those of the old runs in the mask that something could still be matched with. */
  #alive(place, suit, taken) {
    let alive = taken;
    if (taken === 0) return 0;
    this.old.runs[suit].forEach((run, at) => {
      const last = (run.ranks >> ACE) & 1 ? HIGH_ACE : run.last;
      if ((alive >> at) & 1 && last < place) alive &= ~(1 << at);
    });
    return alive;
  }

  #mayFinish(place, suit, runs) {
    const lengths = this.lengths(place, runs);
    const key = `${place} ${suit} ${lengths}`;
    let can = this.#canFinish.get(key);
    if (can === undefined) {
      can = this.sweep.jokersToFinish(place, suit, lengths) <= this.sweep.jokers;
      this.#canFinish.set(key, can);
    }
    return can;
  }

  /** The open runs before `place` as the sweep knows them. */
  lengths(place, runs) {
    const { cap } = this.sweep.runShape;
    return runs.map((run) => runOf(Math.min(place - run.start, cap), run.jokers)).sort((one, other) => one - other);
  }
}

/**
 * Further cards of an old run that will move once a group of `place` is matched with it. Of one with jokers only the
 * ace: its other cards count at their own places.
 */
function doomed(place, run) {
  if (place === HIGH_ACE) return 0;
  const ace = (run.ranks >> ACE) & 1;
  return run.jokers ? ace : ace + bitsIn(run.ranks >> (place + 1));
}

/** What some turn promises, and settles. */
function hopeOf(turns) {
  const hope = { promised: 0, settled: 0 };
  for (const { promised, settled } of turns) {
    hope.promised |= promised;
    hope.settled |= settled;
  }
  return hope;
}

/** Whether of equal old runs the first is matched first. */
const areTwinsInOrder = (twins, matched) => twins.every(([twin, first]) => !(matched & twin) || matched & first);

