// The melds that can be made of some cards alone, with the points they have in an opening.

import { ACE, JOKER, KING, RANK_NAMES, SUITS, cardOf, compareCards, countCards } from "./cards.mjs";
import { combinations } from "./frozen.mjs";

const HIGH_ACE = KING + 1;

/** Every legal meld of `cards`, its cards sorted, with the most points it can have; `runsAlone`: every run. */
export function ownMelds(rules, cards, runsAlone = false) {
  const counts = countCards(cards);
  const jokers = Math.min(rules.jokers.per_meld, counts.get(JOKER) ?? 0);
  const found = new Map();
  const note = (meld, points) => {
    const sorted = [...meld].sort(compareCards);
    const key = sorted.join();
    found.set(key, { meld: sorted, points: Math.max(points, found.get(key)?.points ?? 0) });
  };
  if (!runsAlone) findGroups(rules, counts, jokers, note);
  findRuns(rules, counts, jokers, note);
  return [...found.values()];
}

/** The points of the card at a place of a run. Before the two an ace counts 1, after the king 11. */
function pointsAt(place) {
  if (place === ACE) return 1;
  const rank = ((place - 1) % KING) + 1;
  return rank === ACE ? 11 : Math.min(rank, 10);
}

function findGroups({ melds }, counts, mostJokers, note) {
  for (let rank = ACE; rank <= RANK_NAMES.length; rank += 1) {
    const points = pointsAt(rank === ACE && melds.ace_high ? HIGH_ACE : rank);
    const present = SUITS.map((suit) => cardOf(rank, suit)).filter((card) => counts.get(card));
    for (let jokers = 0; jokers <= mostJokers; jokers += 1) {
      for (let size = Math.max(melds.group_min, jokers + 1); size <= melds.group_max; size += 1) {
        if (size - jokers > present.length) break;
        for (const naturals of combinations(present, size - jokers)) {
          note([...naturals, ...Array(jokers).fill(JOKER)], points * size);
        }
      }
    }
  }
}

function findRuns(rules, counts, jokers, note) {
  for (const suit of SUITS) {
    if (!RANK_NAMES.some((rank) => counts.get(rank + suit))) continue;
    for (let first = rules.melds.ace_low ? ACE : ACE + 1; first <= KING; first += 1) {
      let begun = [[[], 0]];
      for (let place = first; place <= lastPlace(rules, first); place += 1) {
        const card = cardOf(((place - 1) % KING) + 1, suit);
        const fits = (run, one) =>
          run.filter((other) => other === one).length < (one === JOKER ? jokers : (counts.get(one) ?? 0));
        begun = begun.flatMap(([run, points]) =>
          [card, JOKER].filter((one) => fits(run, one)).map((one) => [[...run, one], points + pointsAt(place)]),
        );
        if (place - first + 1 < rules.melds.run_min) continue;
        for (const [run, points] of begun) if (run.some((one) => one !== JOKER)) note(run, points);
      }
    }
  }
}

/** Where a run from the place `first` must end; beyond the high ace it has gone round the corner. */
function lastPlace({ melds }, first) {
  const longest = first + (melds.run_max ?? HIGH_ACE) - 1;
  if (melds.ace_inside) return Math.min(longest, first + KING - 1);
  return Math.min(longest, melds.ace_high && (first > ACE || melds.ace_both_ends) ? HIGH_ACE : KING);
}
