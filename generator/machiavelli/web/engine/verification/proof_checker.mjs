// Checking a proof that something cannot be played. Nothing is shared with the search for proofs but the cards.
//
// A proof refutes a claim: that some layout of `melds` holds all cards of `need`, any of `loose`, and of `hand` at
// least `least` and at most `most` (null: no limit). Every reason is checked by itself, against the claim at its
// place:
//
// - a card that must lie in a meld and is in none of the melds there are, or too few cards left: no layout;
// - a step, a case or a supposed card changes the claim in a way that loses no layout;
// - points: the melds of a layout come to 0 or less together, the cards of the claim to more than 0.

import { JOKER, countCards } from "../cards.mjs";
import { ProofError } from "../errors.mjs";
import { readProof } from "../proof_reading.mjs";
import { holdsOpening } from "./proof_checker_openings.mjs";
import { nameOf, shortMelds, sortedMeld } from "./proof_checker_melds.mjs";

/** Melds looked at for one proof. */
const MOST_WORK = 20_000_000;

/** Why a proof does not hold; the codes of reading, wrong-shape and too-deep, and too-long besides. */
export const Why = Object.freeze({
  TOO_LONG: "too-long",
  WRONG_CLAIM: "wrong-claim",
  HAS_PARTNER: "has-partner",
  CARDS_LEFT: "cards-left",
  NOT_FORCED: "not-forced",
  MELD_ABOVE_ZERO: "meld-above-zero",
  TOTAL_NOT_ABOVE_ZERO: "total-not-above-zero",
  NOT_IN_HAND: "not-in-hand",
  WRONG_CASES: "wrong-cases",
  NO_LIMIT: "no-limit",
  NO_FIRST_PLAY: "no-first-play",
  HAS_OPENING: "has-opening",
});

/**
 * Why the proof that `data` should be does not hold of a legal position; null if it holds. What nobody can play, who has
 * not `opened` or held something back cannot play either: of these only "no-opening" speaks.
 */
export function whyNot(rules, position, opened, data) {
  try {
    const { card, most, because } = readProof(data);
    const claim = deniedClaim(rules, position, card, most);
    if (because.kind === "no-opening") checkNoOpening(rules, position.hand, opened);
    else refute(claim, because, { left: MOST_WORK });
    return null;
  } catch (error) {
    if (error instanceof ProofError) return error.code;
    throw error;
  }
}

function checkNoOpening(rules, hand, opened) {
  const { opening, table_before_opening: mayAdd } = rules.turn;
  refuseUnless(!opened && opening !== "none" && !mayAdd, Why.NO_FIRST_PLAY);
  refuseUnless(!holdsOpening(rules, hand), Why.HAS_OPENING);
}

function refuseUnless(holds, why) {
  if (!holds) throw new ProofError(why);
}

const copies = (counts, card) => counts.get(card) ?? 0;
const total = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The same counts with so many of a card more or less. */
const changed = (counts, card, by) => new Map(counts).set(card, copies(counts, card) + by);

/** The claim that would have to be true if what is denied were possible. */
function deniedClaim(rules, { table, hand }, card, most) {
  const mayStay = (meld) => meld.length === 1 && rules.failure.loose_cards !== "never";
  const claim = {
    need: countCards(table.filter((meld) => !mayStay(meld)).flat()),
    hand: countCards(hand),
    loose: countCards(table.filter(mayStay).flat()),
    least: rules.turn.least_added,
    most: rules.turn.most_added,
    melds: shortMelds(rules, countCards([...table.flat(), ...hand])),
  };
  if (card !== undefined) {
    refuseUnless(hand.includes(card), Why.WRONG_CLAIM);
    return allNeeded(withPlayed(claim, card));
  }
  refuseUnless(most < hand.length, Why.WRONG_CLAIM);
  return allNeeded({ ...claim, least: Math.max(claim.least, most + 1) });
}

const pooled = ({ need, hand, loose }, card) => copies(need, card) + copies(hand, card) + copies(loose, card);

const holding = (claim, card) => claim.melds.filter((meld) => meld.includes(card));

/** Whether more hand cards are asked for than there are or may be played. */
const isBeyond = ({ hand, least, most }) => least > total(hand) || (most !== null && most < least);

/** Suppose that a hand card is played: it must lie in a meld, and one fewer is asked for. */
const withPlayed = (claim, card) => ({
  ...claim,
  need: changed(claim.need, card, 1),
  hand: changed(claim.hand, card, -1),
  least: Math.max(0, claim.least - 1),
  most: claim.most === null ? null : claim.most - 1,
});

/** Where as many hand cards are asked for as there are, all must lie in melds. */
function allNeeded(claim) {
  if (!claim.least || claim.least !== total(claim.hand)) return claim;
  const cards = [...claim.hand].flatMap(([card, times]) => Array(times).fill(card));
  return cards.reduce(withPlayed, claim);
}

/** The claim with the melds that it still has the cards for; only jokers come more than once in a meld. */
function withMeldsLeft(claim) {
  const jokers = pooled(claim, JOKER);
  const isLeft = (meld) =>
    meld.every((card) => pooled(claim, card) > 0) && meld.filter((card) => card === JOKER).length <= jokers;
  return allNeeded({ ...claim, melds: claim.melds.filter(isLeft) });
}

/** Take the hand cards of this face out of play, and the loose ones if they are meant too. */
function without(claim, card, looseToo) {
  const hand = new Map(claim.hand).set(card, 0);
  const loose = looseToo ? new Map(claim.loose).set(card, 0) : claim.loose;
  return withMeldsLeft({ ...claim, hand, loose });
}

/**
 * Suppose that `meld` lies: the rest of the layout holds the rest of the cards.
 *
 * A card that must lie somewhere comes first. After that a hand card is as good as a loose one or better: it is
 * what is asked for. Only a limit could speak against it, so it does not count where both are there.
 */
function laid(claim, meld) {
  let { need, hand, loose, least, most } = claim;
  for (const card of meld) {
    if (copies(need, card)) {
      need = changed(need, card, -1);
    } else if (copies(hand, card)) {
      hand = changed(hand, card, -1);
      least = Math.max(0, least - 1);
      if (most !== null && !copies(loose, card)) most -= 1;
    } else {
      loose = changed(loose, card, -1);
    }
  }
  return withMeldsLeft({ need, hand, loose, least, most, melds: claim.melds });
}

function count(work, claim) {
  work.left -= 1 + claim.melds.length;
  refuseUnless(work.left >= 0, Why.TOO_LONG);
}

/** Accept `reason` against `claim`, or throw a ProofError that says why not. */
function refute(claim, reason, work) {
  count(work, claim);
  REFUTE[reason.kind](claim, reason, work);
}

const REFUTE = {
  "no-partner"(claim, { cards }, work) {
    for (const card of cards) {
      count(work, claim);
      refuseUnless(!holding(claim, card).length, Why.HAS_PARTNER);
      if (copies(claim.need, card)) return;
      claim = without(claim, card, true);
    }
    refuseUnless(isBeyond(claim), Why.CARDS_LEFT);
  },
  chain(claim, { steps, then }, work) {
    for (const step of steps) {
      count(work, claim);
      claim = afterForced(claim, step);
    }
    refute(claim, then, work);
  },
  points: checkPoints,
  each(claim, { cards, then }, work) {
    for (const { card, because } of cards) {
      refuseUnless(copies(claim.hand, card), Why.NOT_IN_HAND);
      refute(allNeeded(withPlayed(claim, card)), because, work);
      claim = without(claim, card, false);
    }
    if (then) refute(claim, then, work);
    else refuseUnless(isBeyond(claim), Why.CARDS_LEFT);
  },
  cases(claim, { card, cases }, work) {
    const due = new Set(holding(claim, card).map(nameOf));
    if (!copies(claim.need, card)) due.add(null);
    const melds = cases.map(({ meld }) => meld && sortedMeld(meld));
    const named = new Set(melds.map((meld) => meld && nameOf(meld)));
    const isComplete = melds.length === due.size && named.size === due.size && [...named].every((it) => due.has(it));
    refuseUnless(isComplete, Why.WRONG_CASES);
    for (const [at, meld] of melds.entries()) {
      refute(meld ? laid(claim, meld) : without(claim, card, true), cases[at].because, work);
    }
  },
  limit: (claim) => refuseUnless(isBeyond(claim), Why.NO_LIMIT),
  "no-opening": () => refuseUnless(false, Why.NO_FIRST_PLAY),
};

/** The claim once a step is done, which must be forced. */
function afterForced(claim, { card, meld, beside, stays }) {
  const melds = holding(claim, card);
  if (stays) {
    refuseUnless(!copies(claim.need, card) && !melds.length, Why.NOT_FORCED);
    return without(claim, card, true);
  }
  refuseUnless(copies(claim.need, card), Why.NOT_FORCED);
  if (meld) {
    refuseUnless(melds.length === 1 && nameOf(melds[0]) === nameOf(sortedMeld(meld)), Why.NOT_FORCED);
    return laid(claim, melds[0]);
  }
  const isShared = pooled(claim, beside) === 1 && melds.every((one) => one.includes(beside));
  refuseUnless(isShared, Why.NOT_FORCED);
  return { ...claim, melds: claim.melds.filter((one) => !one.includes(beside) || one.includes(card)) };
}

/** No meld comes to more than 0, every choice of cards to at least what is said, which is more. */
function checkPoints(claim, { points, total: said }) {
  const isAbove = (meld) => meld.reduce((sum, card) => sum + copies(points, card), 0) > 0;
  refuseUnless(!claim.melds.some(isAbove), Why.MELD_ABOVE_ZERO);
  let sum = 0;
  for (const [card, times] of claim.need) sum += times * copies(points, card);
  for (const [card, times] of claim.loose) sum += times * Math.min(0, copies(points, card));
  // The worst choice of hand cards: as many of the lowest as are asked for, then whatever is below 0.
  const lowest = [...claim.hand]
    .flatMap(([card, times]) => Array(times).fill(copies(points, card)))
    .sort((one, other) => one - other);
  for (const point of lowest.slice(0, claim.least)) sum += point;
  for (const point of lowest.slice(claim.least, claim.most ?? undefined)) sum += Math.min(0, point);
  refuseUnless(sum > 0 && sum === said, Why.TOTAL_NOT_ABOVE_ZERO);
}
