// Where every card went: from the melds of the table and the hand, piece by piece, into the final table.
//
// Two equal cards cannot be told apart, so a play can be read in several ways. It is read with as few cards moved as
// possible: each old meld keeps the place where most of its cards lie together.

import { cardsBeyond, countCards } from "../cards.mjs";
import { written } from "../explain/plan.mjs";
import { homes } from "../solver/distance.mjs";

/** The hand, as a source of pieces. */
const HAND = -1;

/**
 * Read the play from a table to a layout, both written: `old`, `new`, and `pieces`: cards that lay together at `source`
 * and end together at `target`, in their order; `stays` tells whether that is where their old meld has its home.
 */
export function trace(rules, { table }, { layout, played }) {
  const [old, after] = [written(rules, table), written(rules, layout)];
  const kept = new Map(homes(old, after));
  const found = piecesOf(old, after, played, kept);
  const pieces = found.map(({ source, target, cards }) => ({
    source,
    target,
    cards: cards.sort((one, other) => after[target].indexOf(one) - after[target].indexOf(other)),
    stays: source !== HAND && kept.get(source) === target,
  }));
  return { rules, old, new: after, played, pieces };
}

/** What became of one old meld, the longest piece first. */
export const piecesFrom = ({ pieces }, source) =>
  pieces.filter((piece) => piece.source === source).sort((one, other) => other.cards.length - one.cards.length);

/** The pieces of the old table that leave their place. */
export const tableMoves = ({ pieces }) => pieces.filter(({ source, stays }) => source !== HAND && !stays);

/** Let cards come from the meld that stays where they end, else from where others of that place come. */
function piecesOf(old, after, played, kept) {
  const waiting = new Map([...old.entries(), [HAND, played]].map(([source, cards]) => [source, countCards(cards)]));
  const open = after.map((meld) => [...meld]);
  const found = new Map();
  const take = (source, target, card) => {
    const key = `${target} ${source}`;
    if (!found.has(key)) found.set(key, { source, target, cards: [] });
    found.get(key).cards.push(card);
    waiting.get(source).set(card, waiting.get(source).get(card) - 1);
  };
  for (const [source, target] of kept) {
    const gone = countCards(cardsBeyond(countCards(old[source]), countCards(after[target])));
    for (const card of cardsBeyond(countCards(old[source]), gone)) {
      take(source, target, card);
      open[target].splice(open[target].indexOf(card), 1);
    }
  }
  for (const [target, cards] of open.entries()) {
    for (const card of cards) {
      const sources = [...waiting.keys()].filter((source) => waiting.get(source).get(card) > 0);
      take(sources.find((source) => found.has(`${target} ${source}`)) ?? sources[0], target, card);
    }
  }
  return [...found.values()];
}
