// Runs that a sweep from the low ace to the high one cannot lay: round the corner, and with an ace at each end.
//
// They are few. So they are chosen beforehand, in all ways, and the sweep lays what is left.

import { ACE, JOKER, KING, SUITS, cardOf, compareCards, countCards, suitOf } from "../cards.mjs";
import { combinations } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";
import { HIGH_ACE, copiesOf } from "./counts.mjs";

const hasNone = ({ melds }) => !melds.ace_inside && !melds.ace_both_ends;

/** The rules without such runs. */
export const sweptRules = (rules) =>
  hasNone(rules) ? rules : { ...rules, melds: { ...rules.melds, ace_inside: false, ace_both_ends: false } };

const has = (counts, cards) => [...countCards(cards)].every(([card, copies]) => counts.of(card).most >= copies);

/**
 * The special runs that the cards can make; `short`: only those that cannot be cut into two runs. A run of twice the
 * least length and its jokers more can always be cut.
 */
export function specialRuns(rules, counts, short) {
  const found = new Map();
  const swept = sweptRules(rules);
  const mostJokers = Math.min(rules.jokers.per_meld, counts.jokers.most);
  const spans = hasNone(rules) ? [] : spansOf(rules.melds);
  for (const suit of spans.length > 0 ? SUITS : []) {
    for (const { start, size } of spans) {
      const cards = Array.from({ length: size }, (_, at) => cardOf(((start + at - 1) % KING) + 1, suit));
      const lacking = [...cards.keys()].filter((at) => counts.of(cards[at]).most === 0);
      for (let jokers = lacking.length; jokers <= Math.min(mostJokers, size - 1); jokers += 1) {
        if (short && size >= 2 * rules.melds.run_min + jokers) continue;
        for (const filled of combinations([...cards.keys()], jokers)) {
          if (!lacking.every((at) => filled.includes(at))) continue;
          const naturals = cards.filter((_, at) => !filled.includes(at)).sort(compareCards);
          if (has(counts, naturals)) found.set(`${naturals} ${jokers}`, [...naturals, ...Array(jokers).fill(JOKER)]);
        }
      }
    }
  }
  return [...found.values()].filter((run) => !judgeMeld(swept, run).legal);
}

/** The first places of special runs and their sizes; beyond the high ace, 15 is the two, and so on. */
function spansOf(melds) {
  const spans = melds.ace_both_ends ? [{ start: ACE, size: HIGH_ACE }] : [];
  for (let start = 3; melds.ace_inside && start < HIGH_ACE; start += 1) {
    for (let end = HIGH_ACE + 1; end < start + KING; end += 1) spans.push({ start, size: end + 1 - start });
  }
  return spans.filter(({ size }) => size >= melds.run_min && size <= (melds.run_max ?? HIGH_ACE));
}

/**
 * All ways to lay some of the runs, perhaps the same one twice; none at all comes first. `worth` is asked before runs
 * are laid: whether what is left may be worth it, where the cards that further runs may hold need not lie in melds.
 */
export function* chosenTogether(counts, runs, worth) {
  yield [];
  for (const [at, run] of runs.entries()) {
    if (!has(counts, run)) continue;
    const left = counts.beside(run);
    const further = runs.slice(at);
    if (!worth(loosened(left, further))) continue;
    for (const others of chosenTogether(left, further, worth)) yield [run, ...others];
  }
}

/**
 * The counts where cards in one of the runs may lie in melds or elsewhere, as many as there can be runs. Round the
 * corner each run holds king, ace and two, or a joker for one of them; with both aces it is whole.
 */
function loosened(counts, runs) {
  let found = counts;
  for (const card of new Set(runs.flat())) {
    const { need, loose, hand, most } = counts.of(card);
    const row = counts.naturals[SUITS.indexOf(suitOf(card))];
    const corner = row ? Math.min(row[KING].most, row[ACE].most, row[2].most) : 0;
    const free = Math.min(most, counts.jokers.most + corner);
    found = found.changed(card, copiesOf(need - free, loose + free, hand));
  }
  return found;
}
