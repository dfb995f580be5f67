// The measures of a position, from all the tables its cards can form where these are few.
//
// Where they are many, orders of play are searched as far as the work allowed goes, and what that does not settle is named
// as undecided.

import { cardsBeyond, countCards } from "../cards.mjs";
import { read } from "../explain/gestures.mjs";
import { plan, written } from "../explain/plan.mjs";
import { judgeTurn } from "../first_turns.mjs";
import { frozenMelds, wronglyChanged } from "../frozen.mjs";
import { bagOf, cardsOf, holds, legalBags } from "../nearby/bags.mjs";
import { narrowPath, narrowest } from "../nearby/bottleneck.mjs";
import { allTables } from "../nearby/layouts.mjs";
import { OutOfWork, Surroundings, tableOf } from "../nearby/rounds.mjs";
import { handCardsLaid, mayHoldBack, mustOpen } from "../turns.mjs";
import { plainAdditions } from "./additions.mjs";
import { canLie, classCount, maxPlayed } from "./asking.mjs";

/** Melds tried in search of all tables, and again for each width of a round. */
const WORK = 8_000;

/** Cards of a position, above which nobody asks for all the tables they can form. */
const SIZE = 30;

/** What is asked, or null where the work does not suffice to answer. */
function withinWork(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof OutOfWork) return null;
    throw error;
  }
}

/** Everything about one position and its best play that measures are made of. */
export class Analysis {
  constructor(rules, position, solution) {
    Object.assign(this, { rules, position, solution });
    this.someFrozen = frozenMelds(rules, position.table).length > 0;
    this.isRestricted = mustOpen(rules, position) || mayHoldBack(rules, position);
    /** All legal tables as bags, or null where they are too many. */
    this.tables = this.#tables();
    [this.plan, this.widestDecided] = this.#plan();
  }

  #tables() {
    const { rules, position, solution } = this;
    if (position.hand.length + position.table.flat().length > SIZE || !solution.max_played) return null;
    const tables = withinWork(() => allTables(new Surroundings(rules, position, WORK)));
    return tables && this.someFrozen ? tables.filter((table) => this.#leavesJokers(table)) : tables;
  }

  /** Whether no joker was moved that had not been replaced. */
  #leavesJokers(bags) {
    const { table: before, hand } = this.position;
    const after = bags.map(cardsOf);
    return wronglyChanged(this.rules, before, after, handCardsLaid({ before, after, hand })) === undefined;
  }

  /** The play in an order with the narrowest rounds, and whether no order has narrower ones. */
  #plan() {
    const { rules, position, solution, tables } = this;
    const [before, after] = [position.table, solution.layout];
    if (!solution.max_played) return [{ steps: [], widest: 0, rounds: 0 }, true];
    const direct = plan(rules, [before, after]);
    const least = Math.min(1, solution.cards_moved);
    if (direct.widest === least) return [direct, true];
    if (tables !== null) {
      const way = narrowest(tables, tableOf(before), tableOf(after), direct.widest);
      return [way.length ? this.#along(way) : direct, true];
    }
    if (this.someFrozen) return [direct, false];
    for (let most = least; most < direct.widest; most += 1) {
      const way = withinWork(() => narrowPath(rules, position, after, most, WORK));
      if (way === null) return [direct, false];
      if (way.length) return [this.#along(way), true];
    }
    return [direct, true];
  }

  #along(way) {
    const inner = way.slice(1, -1).map((table) => table.map(cardsOf));
    return plan(this.rules, [this.position.table, ...inner, this.solution.layout]);
  }

  /** All final tables of best plays; null where not all are known. */
  bestTables() {
    const { rules, position, solution, tables } = this;
    if (tables === null) return null;
    const size = position.table.flat().length + solution.max_played;
    const best = tables.map((table) => table.map(cardsOf)).filter((table) => table.flat().length === size);
    if (!this.isRestricted) return best;
    return best.filter((after) => judgeTurn(rules, { ...position, before: position.table, after }).legal);
  }
}

/** The measures, each by its letter, and which of them are `undecided`; all 0 but the clutter where nothing can be played. */
export function measures(analysis) {
  const { rules, position, solution } = analysis;
  const C = position.table.flat().length;
  if (!solution.max_played) return { W: 0, K: 0, G: 0, B: 0, U: 0, X: 0, N: 0, C, undecided: [] };
  const reading = read(written(rules, position.table), written(rules, solution.layout));
  const classes = classCount(rules, position);
  const near = nearMisses(analysis);
  const open = {
    W: !analysis.widestDecided,
    K: !analysis.widestDecided,
    G: !reading.fewest,
    B: solution.undecided?.includes("melds_broken"),
    U: !classes.exact,
    X: analysis.isRestricted && analysis.tables === null,
    N: near === null,
  };
  return {
    W: analysis.plan.widest,
    K: analysis.plan.rounds,
    G: reading.gestures.length,
    B: solution.melds_broken,
    U: Number(classes.number),
    X: countDecoys(analysis),
    N: near ?? 0,
    C,
    undecided: Object.keys(open).filter((letter) => open[letter]),
  };
}

/** Plain additions that no best play contains; those to equal melds count once. */
function countDecoys(analysis) {
  const { rules, position, solution } = analysis;
  const melds = analysis.bestTables()?.flat().map(bagOf);
  const all = bagOf([...position.hand, ...position.table.flat()]);
  const found = new Set();
  for (const [card, meld] of plainAdditions(rules, position)) {
    const home = bagOf([...meld, card]);
    const stays = melds
      ? melds.some((other) => holds(other, home))
      : canStay(rules, position, all, home, solution.max_played);
    if (!stays) found.add(`${card} ${bagOf(meld)}`);
  }
  return found.size;
}

/** Whether a play of `most` hand cards can have `home` in one meld; small melds are tried first. */
function canStay(rules, position, all, home, most) {
  const homes = legalBags(rules, all).filter((meld) => holds(meld, home)).map(cardsOf);
  return homes.sort((one, other) => one.length - other.length).some((meld) => canLie(rules, position, meld, most));
}

/** Faces of the play without which all its other cards can be played; null where it is not decided. */
function nearMisses({ rules, position, solution: { played } }) {
  const isDispensable = (card) => {
    const others = played.toSpliced(played.indexOf(card), 1);
    return others.length > 0 && maxPlayed(rules, withHand(position, others)) === others.length;
  };
  try {
    return [...new Set(played)].filter(isDispensable).length;
  } catch (error) {
    if (error.code === "not-decided") return null;
    throw error;
  }
}

/** The same position with only these cards of the hand; of equal ones those held go first. */
function withHand(position, hand) {
  const gone = cardsBeyond(countCards(position.hand), countCards(hand));
  return { ...position, hand, held: cardsBeyond(countCards(position.held), countCards(gone)) };
}
