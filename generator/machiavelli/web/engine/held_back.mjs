// Melds held back: who laid cards and kept a meld may lay it in the next turn only with a card come since.

import { cardsBeyond, compareCards, countCards } from "./cards.mjs";
import { combinations } from "./frozen.mjs";
import { ownMelds } from "./own_melds.mjs";

/** Counts as maps from cards to numbers: all of these, none below 0. */
export const minus = (counts, others) => countCards(cardsBeyond(counts, others));
export const plus = (counts, others) => countCards([...cardsOf(counts), ...cardsOf(others)]);
export const both = (counts, others) => minus(counts, minus(counts, others));
export const cardsOf = (counts) => cardsBeyond(counts, new Map());

const hasMeld = (rules, counts) => ownMelds(rules, cardsOf(counts)).length > 0;
export const named = (meld) => [...meld].sort(compareCards).join();

/**
 * The index in the table after the turn of a meld that was held back; -1 where there is none. A new meld whose held
 * cards make a meld by themselves must have a fresh card. Which of several equal cards is which, nobody can tell: what
 * speaks for the player is taken to be so.
 */
export function heldBack(rules, { before, after, hand, held, since }, played) {
  if (ownMelds(rules, held).length === 0) return -1;
  const fresh = newMelds(before, after);
  const melds = fresh.map((at) => after[at]);
  const lacking = firstHeldBack(rules, melds, originsOf({ hand, held, since }, melds, played));
  return lacking < 0 ? -1 : fresh[lacking];
}

/**
 * The first of the melds that is held back, however the cards are given to those before; -1 if none. The origins are
 * counted: `held` from the hand, where they lay a turn before; `fresh` from it, where they came since, or laid by others
 * since; `old` are the others of the table.
 */
export const firstHeldBack = (rules, melds, origins) =>
  melds.findIndex((_, at) => !canLie(rules, melds.slice(0, at + 1), origins));

/** The places of the melds that did not lie there before. */
function newMelds(before, after) {
  const layThere = countCards(before.map(named));
  return [...after.keys()].filter((at) => {
    const left = layThere.get(named(after[at])) ?? 0;
    layThere.set(named(after[at]), left - 1);
    return left <= 0;
  });
}

function originsOf({ hand, held, since }, melds, played) {
  const own = countCards(played);
  const ofHeld = minus(own, minus(countCards(hand), countCards(held)));
  const others = minus(countCards(melds.flat()), ofHeld);
  const fresh = both(others, plus(countCards(since), minus(own, ofHeld)));
  return { held: ofHeld, fresh, old: minus(others, fresh) };
}

/** Whether the cards can be given to the melds such that none is held back. */
function canLie(rules, [meld, ...others], origins) {
  if (meld === undefined) return true;
  for (const left of given(rules, meld, origins)) if (canLie(rules, others, left)) return true;
  return false;
}

/** What is left where `cards` go that were not held: old ones first, for the fresh are worth more. */
function without({ held, fresh, old }, cards) {
  const fromOld = both(cards, old);
  return { held, fresh: minus(fresh, minus(cards, fromOld)), old: minus(old, fromOld) };
}

/** What is left of the cards where `meld` has those that it needs; of the others nobody asks. */
function* given(rules, meld, origins) {
  const { held, fresh, old } = origins;
  const kept = both(countCards(meld), held);
  const beyond = minus(countCards(meld), kept); // jokers, of which a meld may have more than were held
  const left = without(origins, beyond);
  if (!hasMeld(rules, kept)) {
    yield left;
    return;
  }
  for (const card of new Set(meld)) {
    const one = new Map([[card, 1]]);
    if (fresh.get(card)) yield without({ held, fresh: minus(fresh, one), old }, minus(beyond, one));
  }
  const others = cardsOf(both(kept, plus(left.fresh, left.old)));
  for (let number = 1; number <= others.length; number += 1) {
    for (const taken of [...combinations(others, number)].map(countCards)) {
      if (!hasMeld(rules, minus(kept, taken))) yield without(left, taken);
    }
  }
}
