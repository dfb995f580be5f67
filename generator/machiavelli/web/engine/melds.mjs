// Judging one meld: a group, a run, or the reason why it is neither.
// A run is read on the places 1 (low ace), 2 to 13, 14 (high ace); where it may go round the corner, 15 is the two
// that follows, and so on. A joker is a card without rank and suit: it fills a gap first, then extends the top,
// then the bottom.

import { ACE, JOKER, KING, SUITS, cardOf, compareCards, isJoker, rankOf, suitOf } from "./cards.mjs";
import { Reason, legal, refused } from "./verdicts.mjs";

const HIGH_ACE = KING + 1;

/** Say whether `cards`, in any order, form a group or a run, and if not, why not. */
export function judgeMeld(rules, cards) {
  const naturals = cards.filter((card) => !isJoker(card)).sort(compareCards);
  const jokers = cards.length - naturals.length;
  if (jokers > rules.jokers.per_meld) return refusedAs(Reason.TOO_MANY_JOKERS, naturals, jokers);
  if (naturals.length < 2) return judgeLoneCard(rules, naturals, jokers);
  if (new Set(naturals.map(rankOf)).size === 1) return judgeGroup(rules, naturals, jokers);
  if (new Set(naturals.map(suitOf)).size === 1) return judgeRun(rules, naturals, jokers);
  return refusedAs(Reason.MIXED, naturals, jokers);
}

function refusedAs(reason, naturals, jokers, details) {
  return refused(reason, [...naturals, ...Array(jokers).fill(JOKER)], details);
}

/** One natural card may become a group or a run; none at all may become anything, and is no meld yet. */
function judgeLoneCard(rules, naturals, jokers) {
  if (naturals.length > 0) {
    const asRun = judgeRun(rules, naturals, jokers);
    if (asRun.legal) return asRun;
    const asGroup = judgeGroup(rules, naturals, jokers);
    if (asGroup.legal) return asGroup;
  }
  const lacking = Math.min(rules.melds.group_min, rules.melds.run_min) - naturals.length - jokers;
  return refusedAs(Reason.TOO_SHORT, naturals, jokers, { lacking: Math.max(lacking, 1) });
}

function judgeGroup(rules, naturals, jokers) {
  const size = naturals.length + jokers;
  const absent = SUITS.filter((suit) => !naturals.some((card) => suitOf(card) === suit));
  if (SUITS.length - absent.length < naturals.length) {
    return refusedAs(Reason.REPEATED_SUIT, naturals, jokers);
  }
  if (size > Math.min(rules.melds.group_max, SUITS.length)) {
    return refusedAs(Reason.TOO_LONG, naturals, jokers);
  }
  const filled = absent.slice(0, jokers).map((suit) => cardOf(rankOf(naturals[0]), suit));
  const inOrder = [...naturals, ...filled].sort(compareCards);
  const shown = inOrder.map((card) => (filled.includes(card) ? JOKER : card));
  if (size < rules.melds.group_min) {
    return refused(Reason.TOO_SHORT, shown, { lacking: rules.melds.group_min - size });
  }
  const certain = absent.length === jokers;
  return legal("group", shown, filled.map((card) => (certain ? card : null)));
}

function judgeRun(rules, naturals, jokers) {
  const ranks = [...new Set(naturals.map(rankOf))];
  let readings = readingsOf(rules, ranks);
  if (ranks.length < naturals.length) {
    readings = [[...ranks, HIGH_ACE]];
    const twoAces = ranks.length === naturals.length - 1 && rankOf(naturals[1]) === ACE;
    if (!rules.melds.ace_both_ends || !twoAces || gapsIn(readings[0]).length > jokers) {
      return refusedAs(Reason.REPEATED_RANK, naturals, jokers);
    }
  }
  const closed = readings.filter((places) => gapsIn(places).length <= jokers);
  const allowed = closed.find((places) => isAceAllowed(rules, places));
  if (allowed) return fillRun(rules, naturals, jokers, allowed);
  return refuseRun(rules, naturals, jokers, readings, closed);
}

/**
 * The places the ranks can stand on: an ace is tried low, then high; then all of them round the corner, the lowest
 * after the king, with the widest gap left open.
 */
function readingsOf(rules, ranks) {
  const found = [ranks];
  if (ranks.includes(ACE)) found.push(ranks.map((rank) => (rank === ACE ? HIGH_ACE : rank)));
  if (rules.melds.ace_inside && ranks.length > 1) {
    const lows = upwards(ranks).slice(1);
    const rounds = lows.map((low) => ranks.map((rank) => (rank >= low ? rank : rank + KING)));
    found.push(fewestGaps(rounds));
  }
  return found;
}

/** The first of the readings that have fewest gaps. */
const fewestGaps = (readings) =>
  [...readings].sort((one, other) => gapsIn(one).length - gapsIn(other).length)[0];

function gapsIn(places) {
  const gaps = [];
  const last = Math.max(...places);
  for (let place = Math.min(...places); place < last; place += 1) {
    if (!places.includes(place)) gaps.push(place);
  }
  return gaps;
}

function isAceAllowed(rules, places) {
  return (rules.melds.ace_low || !places.includes(ACE)) && (rules.melds.ace_high || !places.includes(HIGH_ACE));
}

/** No allowed reading is free of gaps: name the ace where it is to blame, else the missing cards. */
function refuseRun(rules, naturals, jokers, readings, closed) {
  if (closed.length > 0) {
    const reason = closed[0].includes(ACE) ? Reason.ACE_NOT_LOW : Reason.ACE_NOT_HIGH;
    return refusedAs(reason, naturals, jokers);
  }
  if (!rules.melds.ace_inside && turnsTheCorner(readings[0], jokers)) {
    return refusedAs(Reason.ACE_INSIDE, naturals, jokers);
  }
  const places = fewestGaps(readings);
  const gaps = gapsIn(places);
  const suit = suitOf(naturals[0]);
  const missing = gaps.slice(jokers).map((place) => cardAt(place, suit));
  return refused(Reason.GAP, shownRun(places, gaps.slice(0, jokers), suit), { missing });
}

/** Whether king, ace and two meet, the ace perhaps a joker (then nothing else may be missing). */
function turnsTheCorner(ranks, jokers) {
  if (!ranks.includes(KING) || !ranks.includes(2)) return false;
  const ends = ranks.filter((rank) => rank >= 2 && rank < KING && !ranks.includes(rank + 1)).length;
  return ranks.includes(ACE) || (jokers > 0 && ends === 1);
}

function fillRun(rules, naturals, jokers, places) {
  const suit = suitOf(naturals[0]);
  const filled = gapsIn(places);
  let low = Math.min(...places);
  let high = Math.max(...places);
  const [, top] = endsOf(rules, low, high);
  while (filled.length < jokers && high < top) filled.push((high += 1));
  const [bottom] = endsOf(rules, low, high);
  while (filled.length < jokers && low > bottom) filled.push((low -= 1));
  const size = places.length + jokers;
  const longest = rules.melds.run_max ?? Infinity;
  if (filled.length < jokers || size > longest) return refusedAs(Reason.TOO_LONG, naturals, jokers);
  const shown = shownRun(places, filled, suit);
  if (size < rules.melds.run_min) {
    return refused(Reason.TOO_SHORT, shown, { lacking: rules.melds.run_min - size });
  }
  return legal("run", shown, upwards(filled).map((place) => cardAt(place, suit)));
}

/**
 * How far a run on these places may go down and up. An ace at one end bars the ace at the other, where the rules
 * do not let a run hold both. A run round the corner goes on upwards, until each rank is there.
 */
function endsOf({ melds }, low, high) {
  if (high > HIGH_ACE) return [low, low + KING - 1];
  const top = melds.ace_high && (low > ACE || melds.ace_both_ends) ? HIGH_ACE : KING;
  return [melds.ace_low && (high < HIGH_ACE || melds.ace_both_ends) ? ACE : ACE + 1, top];
}

const upwards = (places) => [...places].sort((one, other) => one - other);

/** Write a run upwards, a joker on each filled place. */
const shownRun = (places, filled, suit) =>
  upwards([...places, ...filled]).map((place) => (filled.includes(place) ? JOKER : cardAt(place, suit)));

const cardAt = (place, suit) => cardOf(place <= KING ? place : place - KING, suit);
