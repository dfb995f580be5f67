// The cases of a position: which melds lie beside those that the sweep lays, and what is left for the sweep.
//
// Beside it lie melds whose joker stays frozen, and runs that no sweep can lay. Where the rules have neither there is
// one case, with nothing beside it. Together the cases have every layout, some of them more than once.

import { cardsBeyond, compareCards, countCards } from "../cards.mjs";
import { canBeReplaced, combinations, fatesTogether, frozenMelds } from "../frozen.mjs";
import { count, withoutDeadCards } from "./counts.mjs";
import { chosenTogether, specialRuns, sweptRules } from "./special_runs.mjs";
import { Sweep } from "./sweep.mjs";

/** The sweep of a case; null where more cards than may be played are forced. */
function sweepOf({ rules, counts, forced }) {
  const most = rules.turn.most_added;
  if (most !== null && most < forced.length) return null;
  const own = withoutDeadCards(rules, counts);
  return new Sweep(rules, own, most === null ? null : most - forced.length, forced.length);
}

/** The hand cards left over in the sweep of a case where so many are played in all. */
export const lossOf = ({ forced }, sweep, played) => forced.length + sweep.counts.hand - played;

/** Whether so many hand cards, or more, can be played in a case; just so many where there is a limit. */
export function canPlay(one, sweep, played) {
  const loss = lossOf(one, sweep, played);
  return loss <= sweep.mostLost && sweep.canLose(loss);
}

/**
 * The cases that are `worth` it, the plainest first, with their sweeps; others with more beside are left out once one
 * that can do more than they is not. `short`: special runs that can be cut in two are left to the sweep. The hand cards
 * `wanted` are played in any case, and the melds `laid` lie beside. Each case has `rules` and `counts` for its sweep, the melds `beside`, and `forced`:
 * the hand cards played because they replace jokers or are wanted, in `counts` among those that must go into melds.
 */
export function* casesOf(rules, position, short, worth, wanted = [], laid = []) {
  const all = count(rules, position);
  for (const [asides, freeing] of frozenCases(rules, position)) {
    const forced = [...freeing, ...cardsBeyond(countCards(wanted), countCards(freeing))];
    const left = all.beside([...asides, ...laid].flat(), forced);
    if (laid.some((meld) => meld.some((card) => left.of(card).most < 0))) continue;
    const swept = sweptRules(rules);
    const worthOf = (one) => {
      const sweep = sweepOf(one);
      return sweep !== null && worth(one, sweep) ? sweep : null;
    };
    const mayBeWorth = (counts) => worthOf({ rules: swept, counts, beside: [], forced }) !== null;
    for (const runs of chosenTogether(left, specialRuns(rules, left, short), mayBeWorth)) {
      const one = { rules: swept, counts: left.beside(runs.flat()), beside: [...asides, ...laid, ...runs], forced };
      const sweep = worthOf(one);
      if (sweep !== null) yield [one, sweep];
    }
  }
}

/** The melds that stay frozen with the hand cards played to free others, fewest cards first. */
function* frozenCases(rules, { table, hand }) {
  const frozen = frozenMelds(rules, table);
  const others = table.filter((meld) => !frozen.includes(meld)).flat();
  const known = new Map();
  for (const chosen of fatesTogether(rules, frozen)) {
    const asides = chosen.flatMap((fate) => (fate.aside ? [fate.aside] : []));
    const key = asides.map(String).sort().join();
    if (!known.has(key)) known.set(key, []);
    const real = chosen.flatMap((fate) => fate.real).sort(compareCards);
    const absent = countCards(cardsBeyond(countCards(real), countCards(hand)));
    const listed = cardsBeyond(countCards(real), absent);
    for (let number = 0; number <= listed.length; number += 1) {
      const seen = new Set();
      for (const forced of combinations(listed, number)) {
        if (seen.has(String(forced))) continue;
        seen.add(String(forced));
        const played = countCards(forced);
        if (known.get(key).some((fewer) => cardsBeyond(fewer, played).length === 0)) continue;
        if (!canBeReplaced(rules, chosen, [...others, ...forced], forced)) continue;
        known.get(key).push(played);
        yield [asides, forced];
      }
    }
  }
}
