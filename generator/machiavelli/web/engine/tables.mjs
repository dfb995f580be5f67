// Judging a whole table, and telling which cards may lie alone on it.

import { countCards } from "./cards.mjs";
import { judgeMeld } from "./melds.mjs";

/** Judge every meld of `table`, in its order. A card lying alone is judged as a meld: too short. */
export const judgeTable = (rules, table) => table.map((meld) => judgeMeld(rules, meld));

/** Whether `meld` is a card lying alone that is no legal meld by itself. */
export const isLoose = (rules, meld) => meld.length === 1 && !judgeMeld(rules, meld).legal;

/** Cards lying alone on `table` that the variant lets lie there, counted; none where it allows none. */
export function looseCards(rules, table) {
  if (rules.failure.loose_cards === "never") return new Map();
  return countCards(table.filter((meld) => isLoose(rules, meld)).flat());
}

/** For each meld of the table after a turn: whether it is a card that may go on lying alone. */
export function mayLieAlone(rules, before, after) {
  const allowed = looseCards(rules, before);
  return after.map((meld) => {
    const left = isLoose(rules, meld) ? (allowed.get(meld[0]) ?? 0) : 0;
    if (left > 0) allowed.set(meld[0], left - 1);
    return left > 0;
  });
}
