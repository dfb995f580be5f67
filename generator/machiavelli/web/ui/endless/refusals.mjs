// Reasons to offer beside the right one: those that one may think of, and that certainly do not apply; the twin of
// engine/quizzes/refusals.py.

import { Reason, isJoker, rankOf, suitOf } from "../../engine/judging.mjs";

const [ACE, TWO, KING] = [1, 2, 13];
const SUITS = 4;
const OFFERED = 3;

/** The right reason, if any, and others that nobody can defend. */
export function offeredReasons({ melds, jokers }, { legal, reason, cards }) {
  const naturals = cards.filter((card) => !isJoker(card));
  const ranks = new Set(naturals.map(rankOf));
  const suits = new Set(naturals.map(suitOf));
  const held = cards.length - naturals.length;
  const inOneSuit = suits.size === 1 && ranks.size === naturals.length;
  const tempting = [
    [legal ? ofTheAce(ranks) : null, true],
    [Reason.TOO_MANY_JOKERS, held > 0 && held <= jokers.per_meld && reason !== Reason.TOO_LONG],
    [Reason.GAP, ranks.size === naturals.length && ranks.size > 1 && isInARow(ranks)],
    [Reason.REPEATED_SUIT, ranks.size === 1 && suits.size === naturals.length && cards.length <= SUITS],
    [Reason.ACE_INSIDE, ranks.has(ACE) && suits.size === 1 && !ranks.has(KING)],
    [Reason.REPEATED_RANK, inOneSuit && cards.length <= KING],
    [Reason.MIXED, ranks.size === 1 || suits.size === 1],
    [Reason.TOO_LONG, melds.group_min < cards.length && cards.length <= melds.group_max],
    [Reason.TOO_SHORT, cards.length >= Math.max(melds.group_min, melds.run_min)],
  ];
  const right = reason ? [reason] : [];
  const others = tempting.filter(([other, fits]) => fits && other && other !== reason).map(([other]) => other);
  return [...right, ...[...new Set(others)].slice(0, OFFERED - right.length)];
}

/** What could be said against the ace of a legal run. */
function ofTheAce(ranks) {
  if (!ranks.has(ACE) || ranks.size === 1) return null;
  if (ranks.has(KING)) return ranks.has(TWO) ? Reason.ACE_INSIDE : Reason.ACE_NOT_HIGH;
  return Reason.ACE_NOT_LOW;
}

/** Whether the ranks follow one another; an ace may stand at either end. */
const isInARow = (ranks) =>
  [[...ranks], [...ranks].map((rank) => (rank === ACE ? KING + 1 : rank))].some((places) => {
    const sorted = places.sort((one, other) => one - other);
    return sorted.every((place, at) => at === 0 || place === sorted[at - 1] + 1);
  });
