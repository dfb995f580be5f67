// Melds with a joker where they are frozen: nothing is taken from them nor added to them until a real card has
// replaced the joker. Each lies on as it is, or real cards replace some of its jokers; once all are replaced the
// meld is freed, and one that still holds a joker stays frozen.

import { JOKER, SUITS, cardOf, cardsBeyond, compareCards, countCards, isJoker, rankOf, suitOf } from "./cards.mjs";
import { judgeMeld } from "./melds.mjs";

/** Whether the solver must lay melds beside those that it sweeps: it answers from solver/special.mjs then. */
export const isSpecial = ({ melds, jokers }) =>
  melds.ace_inside || melds.ace_both_ends || jokers.on_table === "frozen";

/** The melds of a table that are frozen. */
export const frozenMelds = (rules, table) =>
  rules.jokers.on_table === "frozen"
    ? table.filter((meld) => meld.includes(JOKER) && judgeMeld(rules, meld).legal)
    : [];

/** The ways to choose so many of `cards`, in order. */
export function combinations(cards, size) {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

/**
 * Everything that can become of a frozen meld, the meld left as it is first: `aside` lies as a meld of its own,
 * null where the meld is freed; `real` are the cards that replace jokers.
 */
function fates(rules, meld) {
  const naturals = meld.filter((card) => !isJoker(card)).sort(compareCards);
  const jokers = meld.length - naturals.length;
  const verdict = judgeMeld(rules, meld);
  const group = SUITS.map((suit) => cardOf(rankOf(naturals[0]), suit)).filter((card) => !naturals.includes(card));
  const standsFor = verdict.kind === "group" ? group : verdict.stands_for;
  return Array.from({ length: jokers + 1 }, (_, replaced) =>
    combinations(standsFor, replaced).map((real) => {
      const left = [...naturals, ...real, ...Array(jokers - replaced).fill(JOKER)];
      return { meld, aside: replaced < jokers ? left : null, real };
    }),
  ).flat();
}

/** Everything that can become of frozen melds, all of them left as they are first. */
export const fatesTogether = (rules, melds) =>
  melds.reduce((chosen, meld) => chosen.flatMap((so) => fates(rules, meld).map((fate) => [...so, fate])), [[]]);

const within = (cards, counts) => cardsBeyond(countCards(cards), counts).length === 0;

/**
 * Whether the real cards can be had: from the hand, or, where the rules say so, from what is not frozen.
 * `others` are the cards outside the frozen melds, those `played` included. A card that freed a meld may move on,
 * and free another; one in a meld that still holds a joker stays.
 */
export function canBeReplaced(rules, chosen, others, played) {
  if (rules.jokers.replaced_from === "hand") return within(chosen.flatMap((fate) => fate.real), countCards(played));
  const there = [...others];
  let waiting = chosen.filter((fate) => fate.real.length && !fate.aside);
  for (let before = Infinity; waiting.length < before; ) {
    before = waiting.length;
    const freed = waiting.filter((fate) => within(fate.real, countCards(there)));
    waiting = waiting.filter((fate) => !freed.includes(fate));
    there.push(...freed.flatMap((fate) => fate.meld));
  }
  const staying = chosen.flatMap((fate) => (fate.aside ? fate.real : []));
  return waiting.length === 0 && within(staying, countCards(there));
}

const named = (meld) => [...meld].sort(compareCards).join(" ");

/** A frozen meld of the table that a turn changed though its joker was not replaced; undefined if there is none. */
export function wronglyChanged(rules, before, after, played) {
  const frozen = frozenMelds(rules, before);
  const names = countCards(after.map(named));
  const left = new Map(names);
  const changed = frozen.map(named).filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
  if (changed.length === 0) return undefined;
  const others = cardsBeyond(countCards(after.flat()), countCards(frozen.flat()));
  const proper = fatesTogether(rules, frozen).some((chosen) => {
    const asides = countCards(chosen.flatMap((fate) => (fate.aside ? [named(fate.aside)] : [])));
    return [...asides].every(([name, count]) => count <= (names.get(name) ?? 0))
      && canBeReplaced(rules, chosen, others, played);
  });
  return proper ? undefined : frozen.find((meld) => changed.includes(named(meld)));
}
