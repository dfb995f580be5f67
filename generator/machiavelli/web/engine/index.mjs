// The engine of the browser: the same rules, reasons and shapes as `machiavelli judge`.

export { JOKER, compareCards, isJoker, rankOf, suitOf } from "./cards.mjs";
export { judge } from "./melds.mjs";
export { NotationError, format, formatCards, parse, parseCard, parseCards } from "./notation.mjs";
export { judgeTable, mayLieAlone } from "./tables.mjs";
export { judgeTurn } from "./turns.mjs";
export { Reason } from "./verdicts.mjs";
