// The opening: what a player's first play must contain, made of hand cards alone.

import { cardsBeyond, compareCards, countCards } from "./cards.mjs";
import { leftWithout } from "./matching.mjs";
import { ownMelds } from "./own_melds.mjs";
import { isLoose } from "./tables.mjs";

/** Whether all cards of `part` are among `whole`. */
const within = (part, whole) => cardsBeyond(countCards(part), countCards(whole)).length === 0;

const meldsFor = (rules, cards) => ownMelds(rules, cards, rules.turn.opening === "run");

/** Whether some of the cards `played` form an opening by themselves. */
export function hasOpening(rules, played) {
  const melds = meldsFor(rules, played);
  const points = rules.turn.opening_points;
  return points === null ? melds.length > 0 : mostPoints(melds, played) >= points;
}

/** The cards of every opening in `hand` that needs all its cards. */
export function openings(rules, hand) {
  const melds = meldsFor(rules, hand);
  const points = rules.turn.opening_points;
  const found = points === null ? melds.map(({ meld }) => meld) : reaching(melds, hand, points);
  const different = new Map(found.map((cards) => [cards.join(), cards]));
  const fewest = [];
  for (const cards of [...different.values()].sort(shorterFirst)) {
    if (!fewest.some((fewer) => within(fewer, cards))) fewest.push(cards);
  }
  return fewest;
}

function shorterFirst(one, other) {
  const at = one.findIndex((card, place) => card !== other[place]);
  return one.length - other.length || (at < 0 ? 0 : compareCards(one[at], other[at]));
}

/** Whether all melds of the table lie there whole, perhaps with more cards, and no new one beside them. */
export function onlyAdds(rules, before, after) {
  const places = [...after.keys()];
  const grows = before.map((old) =>
    places.filter((at) => within(old, after[at]) && (old.length === after[at].length || !isLoose(rules, old))),
  );
  return before.length === after.length && leftWithout(grows, new Map(places.map((at) => [at, 1]))) < 0;
}

/** The most points of melds that can lie beside each other. */
function mostPoints(melds, cards) {
  const inMelds = new Set(melds.flatMap(({ meld }) => meld));
  const known = new Map();
  const most = (left) => {
    if (left.length === 0) return 0;
    const key = left.join();
    if (!known.has(key)) {
      let best = most(left.slice(1));
      for (const { meld, points } of melds) {
        if (meld.includes(left[0]) && within(meld, left)) {
          best = Math.max(best, points + most(cardsBeyond(countCards(left), countCards(meld))));
        }
      }
      known.set(key, best);
    }
    return known.get(key);
  };
  // Jokers come last, and no meld is of jokers alone: each is found by its first card.
  return most(cards.filter((card) => inMelds.has(card)).sort(compareCards));
}

/** The cards of melds beside each other that have so many points together, none of them to spare. */
function reaching(melds, hand, points) {
  const found = [];
  const add = (cards, worth, from) => {
    if (worth >= points) {
      found.push([...cards].sort(compareCards));
      return;
    }
    for (let at = from; at < melds.length; at += 1) {
      const more = [...cards, ...melds[at].meld];
      if (within(more, hand)) add(more, worth + melds[at].points, at);
    }
  };
  add([], 0, 0);
  return found;
}
