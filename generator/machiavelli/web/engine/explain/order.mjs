// The order in which a person makes the gestures of a play: from legal table to legal table, where it can be.
//
// A round is a set of gestures that leads from a legal table to a legal one and cannot be divided. Rounds are chosen so
// that the round with the most table cards moved at once moves as few as possible, and among such orders one with the
// most rounds.

import { HAND } from "./gestures.mjs";
import { numbersOf, setOf } from "./piles.mjs";

/** Legal tables on the way; beyond these the smallest round is played that can be found, again and again. */
const TABLES_LOOKED_AT = 60;

/** Sets of gestures tried in search of one round, small ones first; beyond these the rest is one round. */
const SETS_TRIED = 400;

/** The most gestures of one round whose orders are all compared; longer ones go on with the best next one. */
const ORDERS_TRIED = 6;

const one = (number) => 1n << BigInt(number);
const sizeOf = (set) => numbersOf(set).length;
const upwards = (a, b) => (a < b ? -1 : Number(a > b));

/** Lists of numbers in the order of a dictionary. */
function compare(a, b) {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) if (a[at] !== b[at]) return upwards(a[at], b[at]);
  return a.length - b.length;
}

const least = (things, key) =>
  things
    .map((thing) => [key(thing), thing])
    .reduce((best, next) => (compare(next[0], best[0]) < 0 ? next : best))[1];

/** The gestures of `piles` by number, in rounds, each in its order. */
export function rounds(piles) {
  return partsOf(piles).flatMap((part) => {
    let done = 0n;
    return pathOf(piles, part).map((then) => {
      const round = inOrder(piles, done, then);
      done = then;
      return round;
    });
  });
}

/** The gestures divided into sets that touch no common place, in the order of their first gesture. */
function partsOf(piles) {
  let parts = [];
  for (const touching of piles.touching) {
    if (!touching) continue;
    const meeting = parts.filter((part) => part & touching);
    parts = [...parts.filter((part) => !meeting.includes(part)), meeting.reduce((all, part) => all | part, touching)];
  }
  return parts.sort((a, b) => sizeOf(a) - sizeOf(b) || upwards(a & -a, b & -b));
}

/** The tables between the rounds of one part, as sets of gestures done; the last is `part`. */
function pathOf(piles, part) {
  const reached = new Map([[0n, 0]]);
  const queue = [[0, 0n]];
  const onward = new Map();
  while (queue.length) {
    const first = least(queue, (entry) => entry);
    queue.splice(queue.indexOf(first), 1);
    const [widest, done] = first;
    if (onward.has(done)) continue;
    if (onward.size === TABLES_LOOKED_AT) return asItComes(piles, part);
    onward.set(done, nextOf(piles, part, done).map((then) => [then, piles.moved(done, then)]));
    for (const [then, moved] of onward.get(done)) {
      const wider = Math.max(widest, moved);
      if (reached.has(then) && wider >= reached.get(then)) continue;
      reached.set(then, wider);
      queue.push([wider, then]);
    }
  }
  return longest(onward, part, reached.get(part));
}

/** The path to `goal` with the most rounds, none of which moves more than `widest` table cards. */
function longest(onward, goal, widest) {
  const best = new Map([[goal, { count: 0, path: [] }]]);
  for (const done of [...onward.keys()].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    if (done === goal) continue;
    const ways = [];
    for (const [then, moved] of onward.get(done)) {
      const rest = best.get(then);
      if (moved <= widest && rest) ways.push({ count: rest.count + 1, moved, path: [then, ...rest.path] });
    }
    best.set(done, ways.length ? least(ways, ({ count, moved, path }) => [-count, moved, ...path]) : null);
  }
  return best.get(0n).path;
}

function asItComes(piles, part) {
  const path = [];
  for (let done = 0n; done !== part; path.push(done)) {
    const from = done;
    done = least(nextOf(piles, part, from), (then) => [piles.moved(from, then), sizeOf(then), then]);
  }
  return path;
}

/** The tables after one more round: a gesture, and further ones only while a place is open. */
function nextOf(piles, part, done) {
  const found = new Set();
  const tried = new Set(numbersOf(part & ~done).map((number) => done | one(number)));
  // What is added on the way is looked at in its turn.
  for (const now of tried) {
    const [open] = [...piles.openPlaces(now, piles.placesOf(now & ~done)), ...piles.robbedPlaces(now)];
    if (open === undefined) {
      found.add(now);
      continue;
    }
    for (const number of numbersOf(piles.touching[open] & part & ~now)) {
      if (tried.size < SETS_TRIED) tried.add(now | one(number));
    }
  }
  return [...found.add(part)];
}

/** The gestures of one round so that as little as possible is in disorder on the way. */
function inOrder(piles, done, then) {
  let left = numbersOf(then & ~done);
  if (left.length <= ORDERS_TRIED) return least(permutations(left), (order) => disorder(piles, done, order));
  const order = [];
  while (left.length) {
    const following = least(left, (number) => disorder(piles, done, [...order, number]));
    order.push(following);
    left = left.filter((number) => number !== following);
  }
  return order;
}

/**
 * What lies wrong on the way: places with too few cards count one, those that make no sense more, and most a joker that
 * leaves before anything has replaced it.
 */
function disorder(piles, before, order) {
  let total = 0;
  order.forEach((_, at) => {
    const done = before | setOf(order.slice(0, at + 1));
    for (const place of piles.openPlaces(done, piles.placesOf(done))) total += piles.isTooShort(place, done) ? 1 : 4;
    total += 8 * piles.robbedPlaces(done).length;
  });
  return [total, ...order.map((number) => Number(piles.gestures[number].source !== HAND)), ...order];
}

function permutations(numbers) {
  if (numbers.length < 2) return [numbers];
  return numbers.flatMap((first) => permutations(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}
