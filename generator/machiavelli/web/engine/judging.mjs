// Judging: what a page with a board loads at once. The same rules, reasons and shapes as `machiavelli judge`.
// Cards come in as text that can be read as cards; anything else is a NotationError.

import { judgeMeld } from "./melds.mjs";
import { readCards, readTable } from "./notation.mjs";
import * as tables from "./tables.mjs";
import * as turns from "./turns.mjs";

export { isJoker, rankOf, suitOf } from "./cards.mjs";
export { NotationError, format, formatCards, parse, parseCard, parseCards } from "./notation.mjs";
export { Reason } from "./verdicts.mjs";

/** Say whether a meld, in any order, is a group or a run, and if not, why not. */
export const judge = (rules, meld) => judgeMeld(rules, readCards(meld));

/** Judge every meld of a table, in its order. */
export const judgeTable = (rules, table) => tables.judgeTable(rules, readTable(table));

/** Say whether a turn of a player who has opened may end like this; see turns.mjs. */
export const judgeTurn = (rules, { before, after, hand }) =>
  turns.judgeTurn(rules, { before: readTable(before), after: readTable(after), hand: readCards(hand) });

/** For each meld of the table after a turn: whether it is a card that may go on lying alone. */
export const mayLieAlone = (rules, before, after) =>
  tables.mayLieAlone(rules, readTable(before), readTable(after));
