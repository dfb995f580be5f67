// A play as a plan: its steps in order, and the rounds they make.

import { cardsBeyond, countCards } from "../cards.mjs";
import { wronglyChanged } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";
import { looseCards } from "../tables.mjs";
import { laidOut } from "./clear_places.mjs";
import { codeOf } from "./naming.mjs";
import { setOf } from "./piles.mjs";
import { moved } from "./replay.mjs";

/** A table with the cards of every meld in the order in which it is written. */
export const written = (rules, table) => table.map((meld) => judgeMeld(rules, meld).cards);

/**
 * The way through legal `tables`, from the first to the last; what a table lacks comes from the hand: `steps`, and how
 * many `rounds` they make; `widest` is the most table cards that change their meld in one of them.
 *
 * The table after the last step holds the melds of the last table, in any order.
 */
export function plan(rules, tables) {
  const steps = [];
  let [widest, made] = [0, 0];
  const begun = written(rules, tables[0]);
  let table = begun;
  for (const after of tables.slice(1)) {
    const { piles, order } = laidOut(rules, table, written(rules, after), begun);
    let done = 0n;
    for (const round of order) {
      const then = done | setOf(round);
      widest = Math.max(widest, piles.moved(done, then));
      made += 1;
      for (const step of stepsOf(piles, table, done, round, tables[0])) steps.push(step);
      table = steps.at(-1).table;
      done = then;
    }
  }
  return { steps, widest, rounds: made };
}

function* stepsOf(piles, before, from, round, start) {
  const { rules } = piles;
  let [table, done] = [before, from];
  for (const number of round) {
    const { cards, target: to } = piles.gestures[number];
    const leaves = piles.leaves[number];
    const source = leaves === null ? [] : piles.cards(leaves, done);
    const target = piles.cards(to, done);
    table = moved(rules, table, cards, source, target);
    const code = codeOf(rules, cards, source, target);
    yield { code, cards, from: source, to: target, table, legal: isLegal(rules, start, table) };
    done |= 1n << BigInt(number);
  }
}

/**
 * Whether the turn could end here: all melds legal, cards alone only where such a card lay alone, and no joker moved that
 * nothing had replaced.
 */
function isLegal(rules, start, table) {
  const loose = looseCards(rules, start);
  for (const meld of table) {
    if (judgeMeld(rules, meld).legal) continue;
    const left = loose.get(meld[0]) ?? 0;
    if (meld.length > 1 || left <= 0) return false;
    loose.set(meld[0], left - 1);
  }
  const added = cardsBeyond(countCards(table.flat()), countCards(start.flat()));
  return wronglyChanged(rules, start, table, added) === undefined;
}
