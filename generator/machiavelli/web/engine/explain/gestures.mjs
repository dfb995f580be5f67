// A play as gestures: blocks of cards that lay together, end side by side, and change their place.
//
// A final meld may grow on the place of an old one, its anchor; the cards that stay there are no gesture. Equal cards
// cannot be told apart, so a play can be read in several ways: it is read with the fewest gestures, and among those with
// the fewest table cards moved.

import { countCards, isJoker, rankOf } from "../cards.mjs";
import { anchors } from "./anchors.mjs";

/** Ways to tell equal cards apart that are compared; beyond these the reading is not proved the shortest. */
const READINGS_TRIED = 2000;

/** The hand, as a source of cards. */
export const HAND = -1;

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Read the way from `before` to `after`; cards of `after` that `before` lacks come from the hand. Both tables hold their
 * melds in written order.
 *
 * `gestures` take `cards` from the old meld `source` (HAND: from the hand) to the final meld `target`; `anchors` maps an
 * old meld to the final one that keeps its place; `fewest` tells whether no reading with fewer gestures can exist.
 */
export function read(before, after) {
  const kept = unchanged(before, after);
  const taken = new Set(kept.values());
  const sources = [...before.entries()].filter(([old]) => !kept.has(old)).map(([old, meld]) => [old, countCards(meld)]);
  const targets = [...after.entries()].filter(([at]) => !taken.has(at));
  const ways = waysFrom(sources, targets);
  let found = null;
  let way = ways.next();
  for (let tried = 0; tried < READINGS_TRIED && !way.done; tried += 1, way = ways.next()) {
    const read = readingOf(way.value, after, found);
    if (read) found = read;
  }
  const gestures = found.blocks
    .filter((block) => found.stays.get(block.old) !== block.at)
    .flatMap(({ old, at, cards }) => stretches(cards, after[at]).map((block) => ({ source: old, target: at, cards: block })));
  return { gestures, anchors: new Map([...kept, ...found.stays]), fewest: way.done };
}

/** What a way costs, where that is less than what was found. */
function readingOf(blocks, after, found) {
  for (const block of blocks) block.count = stretches(block.cards, after[block.at]).length;
  const all = total(blocks.map(({ count }) => count));
  if (found && all - mostSaved(blocks) > found.gestures) return null;
  const fromTable = blocks.filter(({ old }) => old !== HAND);
  const stays = anchors(fromTable.map(({ old, at, count, cards }) => ({ old, at, saved: [count, cards.length] })));
  const moves = blocks.filter(({ old, at }) => stays.get(old) !== at);
  const gestures = total(moves.map(({ count }) => count));
  const cards = total(moves.filter(({ old }) => old !== HAND).map((block) => block.cards.length));
  const isBetter = !found || gestures < found.gestures || (gestures === found.gestures && cards < found.cards);
  return isBetter ? { gestures, cards, blocks, stays } : null;
}

/** The cards as the blocks in which they lie side by side in a run; in a group they are one block. */
export function stretches(cards, meld) {
  const ranks = new Set(meld.filter((card) => !isJoker(card)).map(rankOf));
  if (ranks.size === 1) return [[...cards].sort((one, other) => meld.indexOf(one) - meld.indexOf(other))];
  const left = countCards(cards);
  const blocks = [];
  let last = -2;
  for (const [place, card] of meld.entries()) {
    if (!left.get(card)) continue;
    left.set(card, left.get(card) - 1);
    if (place === last + 1) blocks.at(-1).push(card);
    else blocks.push([card]);
    last = place;
  }
  return blocks;
}

/** No more gestures can be saved by letting each old meld keep its place. */
function mostSaved(blocks) {
  const best = new Map();
  for (const { old, count } of blocks) if (old !== HAND) best.set(old, Math.max(count, best.get(old) ?? 0));
  return total([...best.values()]);
}

/** Old melds that lie in the final table as they were. */
function unchanged(before, after) {
  const free = new Map(after.map((meld, at) => [at, meld.join()]));
  const kept = new Map();
  before.forEach((meld, old) => {
    const same = [...free].find(([, other]) => other === meld.join());
    if (!same) return;
    kept.set(old, same[0]);
    free.delete(same[0]);
  });
  return kept;
}

/** Every way to say where the cards of the final melds come from, as blocks: where from, where to, which cards. */
function* waysFrom(sources, targets) {
  const wanted = new Map();
  for (const [at, meld] of targets) for (const card of meld) wanted.set(card, [...(wanted.get(card) ?? []), at]);
  const choices = [...wanted].map(([card, places]) => origins(card, places, sources));
  for (const chosen of product(choices)) {
    const blocks = new Map();
    [...wanted].forEach(([card, places], number) => {
      places.forEach((at, place) => {
        const old = chosen[number][place];
        const key = `${old} ${at}`;
        if (!blocks.has(key)) blocks.set(key, { old, at, cards: [] });
        blocks.get(key).cards.push(card);
      });
    });
    yield [...blocks.values()];
  }
}

/** The ways to fill `places`, which all take this card, from where its copies lie. */
function origins(card, places, sources) {
  const lying = sources.flatMap(([old, cards]) => Array(cards.get(card) ?? 0).fill(old));
  lying.push(...Array(places.length - lying.length).fill(HAND));
  return orders(lying.sort((one, other) => one - other));
}

/** The different orders of numbers, in order. */
function orders(numbers) {
  if (numbers.length < 2) return [numbers];
  return [...new Set(numbers)].flatMap((one) => {
    const at = numbers.indexOf(one);
    return orders([...numbers.slice(0, at), ...numbers.slice(at + 1)]).map((rest) => [one, ...rest]);
  });
}

/** One of each of the lists, in all ways; the last changes first. */
function* product([first, ...others]) {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const rest of product(others)) yield [one, ...rest];
}
