// How far a layout is from the table it was made of: melds broken and cards moved, from the definitions.
//
// The search for the closest layout counts these as it goes; here they are measured on the finished melds, so that the
// one checks the other. Melds that share no cards do not matter to each other: each family of melds that do, however
// roundabout, is measured by itself.

import { countCards } from "../cards.mjs";

const FAR = 1e6;

/** Melds of `before` whose cards do not all end in one of `after`, equal cards read most kindly. */
export function meldsBroken(before, after) {
  const hosts = sharedCards(before, after).map((row, old) => {
    return new Map([...row].filter(([, cards]) => cards === before[old].length).map(([meld]) => [meld, 1]));
  });
  let whole = 0;
  for (const [olds, news] of families(hosts)) {
    whole += mostWhole(olds.map((old) => countCards(before[old])), news.map((meld) => countCards(after[meld])));
  }
  return before.length - whole;
}

/** Most old melds that can lie whole in the new ones, each card of a new meld serving one old meld. */
function mostWhole(before, after) {
  if (before.length === 0 || after.length === 0) return 0;
  const [meld, ...others] = before;
  let best = 0;
  for (let at = 0; at < after.length; at += 1) {
    const host = after[at];
    if (![...meld].every(([card, copies]) => (host.get(card) ?? 0) >= copies)) continue;
    const left = new Map(host);
    for (const [card, copies] of meld) left.set(card, host.get(card) - copies);
    best = Math.max(best, 1 + mostWhole(others, [...after.slice(0, at), left, ...after.slice(at + 1)]));
    if (best === before.length) return best;
  }
  return Math.max(best, mostWhole(others, after));
}

/** Cards of `before` that leave their meld where each old meld becomes at most one new one. */
export function cardsMoved(before, after) {
  const shared = sharedCards(before, after);
  let moved = before.reduce((sum, meld) => sum + meld.length, 0);
  for (const [old, meld] of matched(shared)) moved -= shared[old].get(meld);
  return moved;
}

/** The one-to-one matching of old melds with new ones that keeps most cards: pairs; empty ones left out. */
export const homes = (before, after) => matched(sharedCards(before, after));

/** For each old meld, the new ones with cards in common, and how many. */
function sharedCards(before, after) {
  const holding = new Map();
  after.forEach((meld, number) => {
    for (const [card, copies] of countCards(meld)) {
      if (!holding.has(card)) holding.set(card, []);
      holding.get(card).push([number, copies]);
    }
  });
  return before.map((meld) => {
    const row = new Map();
    for (const [card, copies] of countCards(meld)) {
      for (const [number, held] of holding.get(card) ?? []) {
        row.set(number, (row.get(number) ?? 0) + Math.min(copies, held));
      }
    }
    return row;
  });
}

/** Old and new melds that belong together: rows are old melds, their keys the new ones they go with. */
function families(rows) {
  const familyOf = new Map();
  const found = new Map();
  rows.forEach((row, old) => {
    const olds = [old];
    const news = [...row.keys()].filter((meld) => !familyOf.has(meld));
    for (const number of new Set([...row.keys()].map((meld) => familyOf.get(meld)).filter((known) => known !== undefined))) {
      const [moreOlds, moreNews] = found.get(number);
      found.delete(number);
      olds.push(...moreOlds);
      news.push(...moreNews);
    }
    found.set(old, [olds, news]);
    for (const meld of news) familyOf.set(meld, old);
  });
  const together = [...found.values()].filter(([, news]) => news.length > 0);
  return together.map(([olds, news]) => [olds.sort(upwards), news.sort(upwards)]);
}

const upwards = (one, other) => one - other;

/** The one-to-one matching of rows with keys whose sum is greatest: pairs, in the order of the rows. */
function matched(shared) {
  const found = [];
  for (const [olds, news] of families(shared)) {
    if (olds.length === 1) {
      const row = shared[olds[0]];
      found.push([olds[0], news.reduce((best, meld) => (row.get(meld) > row.get(best) ? meld : best))]);
      continue;
    }
    const size = Math.max(olds.length, news.length);
    const worth = Array.from({ length: size }, (_, at) =>
      Array.from({ length: size }, (__, column) => shared[olds[at]]?.get(news[column]) ?? 0),
    );
    bestMatching(worth).forEach((column, at) => {
      if (worth[at][column]) found.push([olds[at], news[column]]);
    });
  }
  return found.sort((one, other) => one[0] - other[0]);
}

/**
 * The column of each row where the sum over a one-to-one matching is greatest (the Hungarian method).
 *
 * Rows are matched one by one; `rowPrice` and `columnPrice` keep every pair at or above its worth.
 */
function bestMatching(worth) {
  const size = worth.length;
  const rowPrice = worth.map((row) => Math.max(...row));
  const columnPrice = Array(size).fill(0);
  const rowOf = Array(size).fill(null);
  for (let start = 0; start < size; start += 1) {
    const slack = Array(size).fill(FAR);
    const cameFrom = Array(size).fill(null);
    const reached = [];
    let row = start;
    let column = -1;
    while (row !== null) {
      for (let other = 0; other < size; other += 1) {
        const gap = rowPrice[row] + columnPrice[other] - worth[row][other];
        if (reached.includes(other) || gap >= slack[other]) continue;
        slack[other] = gap;
        cameFrom[other] = reached.length ? column : null;
      }
      column = nearest(slack, reached);
      const step = slack[column];
      rowPrice[start] -= step;
      for (const other of reached) {
        rowPrice[rowOf[other]] -= step;
        columnPrice[other] += step;
      }
      for (let other = 0; other < size; other += 1) if (!reached.includes(other)) slack[other] -= step;
      reached.push(column);
      row = rowOf[column];
    }
    for (let at = column; at !== null; at = cameFrom[at]) rowOf[at] = cameFrom[at] === null ? start : rowOf[cameFrom[at]];
  }
  const columnOf = Array(size).fill(0);
  rowOf.forEach((owner, column) => (columnOf[owner] = column));
  return columnOf;
}

/** The first column of least slack that is not reached. */
function nearest(slack, reached) {
  let best = -1;
  for (let column = 0; column < slack.length; column += 1) {
    if (!reached.includes(column) && (best < 0 || slack[column] < slack[best])) best = column;
  }
  return best;
}
