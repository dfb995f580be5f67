// The melds of a pool of cards, for checking proofs: every one written out, straight from the parameters.
//
// Nothing here is shared with the search for proofs. Of runs only those are kept that cannot be cut into two
// legal runs: whoever lays a longer one can lay the pieces instead, with the same cards.

import { JOKER, SUITS, cardOf, compareCards } from "../cards.mjs";

/** The melds that can be made from `pool` (card → copies), each sorted: a joker stands last, whatever it is. */
export function shortMelds(rules, pool) {
  const jokers = Math.min(rules.jokers.per_meld, pool.get(JOKER) ?? 0);
  const whole = new Map();
  const cut = new Set();
  for (const [run, isCut] of runs(rules, pool, jokers)) {
    const meld = sortedMeld(run);
    if (isCut) cut.add(nameOf(meld));
    whole.set(nameOf(meld), meld);
  }
  for (const group of groups(rules, pool, jokers)) whole.set(nameOf(group), group);
  for (const name of cut) whole.delete(name);
  return [...whole.values()];
}

/** Cards in the order in which `shortMelds` names them. */
export const sortedMeld = (cards) => [...cards].sort(compareCards);

/** The same for the same sorted meld. */
export const nameOf = (meld) => meld.join(" ");

/** Cards of one rank and different suits, some of them perhaps jokers, but not all. */
function* groups({ melds }, pool, jokers) {
  for (let rank = 1; rank <= 13; rank += 1) {
    for (const suits of subsets(SUITS)) {
      const cards = suits.map((suit) => cardOf(rank, suit));
      if (!cards.length || !cards.every((card) => pool.get(card))) continue;
      for (let spare = 0; spare <= jokers; spare += 1) {
        const size = cards.length + spare;
        if (size < melds.group_min || size > Math.min(melds.group_max, 4)) continue;
        yield sortedMeld([...cards, ...Array(spare).fill(JOKER)]);
      }
    }
  }
}

const subsets = ([first, ...others]) =>
  first === undefined ? [[]] : subsets(others).flatMap((rest) => [[first, ...rest], rest]);

/**
 * Neighbours of one suit, some of them perhaps jokers, but not all; and whether they can be cut.
 * The places go from 1, the low ace, to 14, the high ace, and round the corner to the two, 15, where runs may do so.
 * A run that holds both aces is written out where the pool has one: more melds prove nothing that fewer would not.
 */
function* runs({ melds }, pool, jokers) {
  const least = melds.run_min;
  const most = melds.run_max ?? 14;
  const last = melds.ace_high ? 14 : 13;
  for (const suit of SUITS) {
    for (let low = melds.ace_low ? 1 : 2; low <= last; low += 1) {
      const end = melds.ace_inside ? low + 12 : last;
      for (let high = low + least - 1; high <= Math.min(end, low + most - 1); high += 1) {
        if (low === 1 && high === 14 && !melds.ace_both_ends) continue;
        const places = Array.from({ length: high - low + 1 }, (_, at) => low + at);
        const cards = places.map((place) => cardOf(((place - 1) % 13) + 1, suit));
        for (const run of filled(cards, jokers, pool)) yield [run, canBeCut(run, least)];
      }
    }
  }
}

/** A run with jokers for any of its cards, the others taken from the pool. */
function* filled([card, ...others], jokers, pool, before = []) {
  if (card === undefined) {
    if (before.some((one) => one !== JOKER)) yield before;
    return;
  }
  if (pool.get(card)) yield* filled(others, jokers, pool, [...before, card]);
  if (jokers) yield* filled(others, jokers - 1, pool, [...before, JOKER]);
}

function canBeCut(run, least) {
  const isPiece = (cards) => cards.length >= least && cards.some((card) => card !== JOKER);
  return run.some((_, at) => isPiece(run.slice(0, at)) && isPiece(run.slice(at)));
}
