// Listing the classes of several cases: what two cases share counts once (see classes.mjs and cases.mjs).
//
// There is no counting without listing here: the cases overlap, and no one knows where but from the classes.

import { ACE, JOKER, KING, SUITS, cardOf, isJoker, rankOf, suitOf } from "../cards.mjs";
import { judgeMeld } from "../melds.mjs";
import { canPlay, casesOf, lossOf } from "./cases.mjs";
import { GroupWays, NOTHING_OPEN, SuitSets } from "./class_choices.mjs";
import { eachOf } from "./place_table.mjs";
import { END } from "./sweep.mjs";

/**
 * Count the classes of plays of `most` cards that fit, and those `known` beside them, no further than `limit`, looking
 * into no more than `work` sets of states. No play that fits may have more cards.
 */
export function classCountOfCases(rules, position, most, work, limit, fits = () => true, known = []) {
  const found = new Set(known);
  if (most === 0) return { number: 0, exact: true };
  if (found.size >= limit) return { number: limit, exact: true };
  let left = work;
  for (const [one, sweep] of casesOf(rules, position, true, (each, own) => canPlay(each, own, most))) {
    const loss = lossOf(one, sweep, most);
    const listing = new Listing(sweep, left);
    for (const choices of listing.choices(ACE, [0, 0, 0, 0].fill(NOTHING_OPEN), 0, 0, loss)) {
      const { groups, played } = classOf(rules, one, sweep, choices);
      if (fits(cardsPlayed(played, most))) found.add(nameOf(groups, played));
      if (found.size >= limit) return { number: limit, exact: true };
    }
    left = listing.left;
    if (left < 0) return { number: Math.max(1, found.size), exact: false };
  }
  return { number: found.size, exact: true };
}

/** A class as a text: its groups with their ranks, in order; how many of each card are played, jokers aside. */
const nameOf = (groups, played) => `${groups.sort()} ${played}`;

/** The name of the class of a play. */
export function nameOfPlay(rules, layout, cards) {
  const played = SUITS.map(() => Array(KING + 1).fill(0));
  for (const card of cards) if (!isJoker(card)) played[SUITS.indexOf(suitOf(card))][rankOf(card)] += 1;
  return nameOf(groupsOf(rules, layout), played);
}

/** The cards that a play of `most` cards plays: what no natural card is, is a joker. */
function cardsPlayed(played, most) {
  const naturals = played.flatMap((row, suit) =>
    row.flatMap((copies, rank) => Array(rank ? copies : 0).fill(rank ? cardOf(rank, SUITS[suit]) : "")),
  );
  return [...naturals, ...Array(Math.max(0, most - naturals.length)).fill(JOKER)];
}

function groupsOf(rules, melds) {
  const groups = [];
  for (const meld of melds) {
    if (judgeMeld(rules, meld).kind !== "group") continue;
    const naturals = meld.filter((card) => !isJoker(card));
    const mask = naturals.reduce((sum, card) => sum | (1 << SUITS.indexOf(suitOf(card))), 0);
    groups.push(`${rankOf(naturals[0])} ${mask} ${meld.length - naturals.length}`);
  }
  return groups;
}

function classOf(rules, { beside, forced }, sweep, choices) {
  const groups = groupsOf(rules, beside);
  const played = sweep.counts.naturals.map((row) => row.map(({ hand }) => hand));
  for (const card of forced) if (!isJoker(card)) played[SUITS.indexOf(suitOf(card))][rankOf(card)] += 1;
  for (const { place, own, lost } of choices) {
    const rank = place <= KING ? place : ACE;
    for (const [mask, jokers] of own) groups.push(`${rank} ${mask} ${jokers}`);
    lost.forEach((cards, suit) => (played[suit][rank] -= cards));
  }
  return { groups, played };
}

/** The classes of one case. `left`: the work left; below 0 where it was not enough. */
class Listing {
  constructor(sweep, left) {
    Object.assign(this, { sweep, left });
    this.suits = new SuitSets(sweep);
    this.groups = new GroupWays(sweep);
  }

  /** The choices of each class among the completions of the states that combine one of each set. */
  *choices(place, sets, spent, made, loss) {
    const { jokers } = this.sweep;
    const room = Math.min(made, jokers - spent);
    if (!this.suits.canBeCompleted(place, sets, spent, room, loss)) return;
    if (place === END) {
      yield [];
      return;
    }
    this.left -= 1;
    if (this.left < 0) return;
    const [first, second, third, fourth] = sets.map((number, suit) =>
      this.suits.onwards(place, suit, number, jokers - spent),
    );
    for (const a of first) {
      for (const b of second) {
        for (const c of third) {
          for (const d of fourth) yield* this.#onwards(place, [a, b, c, d], spent, room, loss);
        }
      }
    }
  }

  /** The choices that go on with one set of each suit's, by the cards that go into groups. */
  *#onwards(place, choice, spent, room, loss) {
    const { jokers } = this.sweep;
    const picks = [];
    eachOf(choice.map(({ listed }) => [0, listed.length - 1]), (picked) => picks.push([...picked]));
    for (const own of this.groups.groups(place, choice.map(({ taken }) => taken))) {
      const held = own.reduce((sum, [, more]) => sum + more, spent);
      for (const picked of picks) {
        const chosen = choice.map(({ listed }, suit) => listed[picked[suit]]);
        const lost = chosen.map((one) => one.lost);
        const left = lost.reduce((rest, cards) => rest - cards, loss);
        const now = chosen.reduce((sum, one) => sum + one.spent, held);
        if (left < 0 || now > jokers) continue;
        const space = chosen.reduce((sum, one) => sum + one.room, room);
        const reached = chosen.map(({ number }) => number);
        for (const rest of this.choices(place + 1, reached, now, space, left)) yield [{ place, own, lost }, ...rest];
      }
    }
  }
}
