// Whether a hand holds an opening, for checking proofs: straight from the parameters, nothing of the search.

import { JOKER, SUITS, cardOf, countCards } from "../cards.mjs";
import { ProofError } from "../errors.mjs";

/** Melds looked at for one hand. */
const MOST_WORK = 200_000;

const copies = (counts, card) => counts.get(card) ?? 0;

/** Whether some cards of `hand` are an opening. Throws ProofError too-long. */
export function holdsOpening(rules, hand) {
  const cards = countCards(hand);
  const melds = rules.turn.opening === "run" ? runs(rules, cards) : allMelds(rules, cards);
  const points = rules.turn.opening_points;
  if (points === null) return !melds.next().done;
  const listed = [];
  for (const meld of melds) if (listed.push(meld) > MOST_WORK) throw new ProofError("too-long");
  return reaches(listed, cards, points, 0, { left: MOST_WORK });
}

/** Whether the melds from the `first` on that the cards allow can have so many points together. */
function reaches(melds, cards, points, first, work) {
  for (let at = first; at < melds.length; at += 1) {
    work.left -= 1;
    if (work.left < 0) throw new ProofError("too-long");
    const [meld, worth] = melds[at];
    const left = without(cards, meld);
    if (left && (worth >= points || reaches(melds, left, points - worth, at, work))) return true;
  }
  return false;
}

/** The counts without the cards of a meld; null where one is not there. */
function without(counts, meld) {
  const left = new Map(counts);
  for (const card of meld) {
    if (!copies(left, card)) return null;
    left.set(card, left.get(card) - 1);
  }
  return left;
}

function* allMelds(rules, cards) {
  yield* groups(rules, cards);
  yield* runs(rules, cards);
}

/** All ways to choose so many of some things. */
function* chosen(things, number, first = 0) {
  if (number === 0) yield [];
  else for (let at = first; at < things.length; at += 1) for (const more of chosen(things, number - 1, at + 1)) yield [things[at], ...more];
}

function* groups({ melds, jokers: { per_meld: most } }, cards) {
  for (let rank = 1; rank <= 13; rank += 1) {
    const there = SUITS.map((suit) => cardOf(rank, suit)).filter((card) => copies(cards, card));
    const worth = rank === 1 && melds.ace_high ? 11 : Math.min(rank, 10);
    for (let size = melds.group_min; size <= Math.min(melds.group_max, 4); size += 1) {
      for (let jokers = 0; jokers <= Math.min(most, copies(cards, JOKER), size - 1); jokers += 1) {
        for (const naturals of chosen(there, size - jokers)) yield [[...naturals, ...Array(jokers).fill(JOKER)], worth * size];
      }
    }
  }
}

/** The places go from 1, the low ace, to 14, the high ace, and round the corner to the two, 15, and so on. */
function* runs(rules, cards) {
  const { run_min: least, run_max: most, ace_low, ace_high, ace_inside, ace_both_ends } = rules.melds;
  for (const suit of SUITS) {
    for (let low = ace_low ? 1 : 2; low < 14; low += 1) {
      const end = ace_high ? 14 : 13;
      const last = Math.min(ace_inside ? low + 12 : end, low + (most ?? 14) - 1);
      for (let high = low + least - 1; high <= last; high += 1) {
        if (low !== 1 || high !== 14 || ace_both_ends) yield* filled(rules, cards, suit, low, high);
      }
    }
  }
}

/** The runs at these places, with jokers at some. */
function* filled({ jokers: { per_meld: most } }, cards, suit, low, high) {
  const places = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const worth = places.reduce((sum, place) => sum + worthOf(place), 0);
  const limit = Math.min(most, copies(cards, JOKER), places.length - 1);
  const run = places.map((place) => cardOf(((place - 1) % 13) + 1, suit));
  const lacking = [...countCards(run)].reduce((sum, [card, times]) => sum + Math.max(0, times - copies(cards, card)), 0);
  for (let jokers = lacking; jokers <= limit; jokers += 1) {
    for (const replaced of chosen(places, jokers)) {
      const naturals = run.filter((_, at) => !replaced.includes(places[at]));
      if (without(cards, naturals)) yield [[...naturals, ...Array(jokers).fill(JOKER)], worth];
    }
  }
}

function worthOf(place) {
  if (place === 14) return 11;
  return Math.min(10, place < 14 ? place : place - 13);
}
