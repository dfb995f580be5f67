// Moving cards from place to place on a table.

import { cardsBeyond, countCards } from "../cards.mjs";
import { EngineFault } from "../errors.mjs";
import { judgeMeld } from "../melds.mjs";

/** Cards from the place `source` to the place `target`; a new place is the last, an empty one goes. */
export function moved(rules, table, cards, source, target) {
  const places = [...table];
  const at = target.length ? find(places, target) : null;
  if (source.length) {
    const from = find(places, source, at);
    places[from] = judgeMeld(rules, cardsBeyond(countCards(source), countCards(cards))).cards;
  }
  if (at === null) places.push(judgeMeld(rules, cards).cards);
  else places[at] = judgeMeld(rules, [...places[at], ...cards]).cards;
  return places.filter((meld) => meld.length);
}

function find(places, meld, besides = null) {
  const at = places.findIndex((other, place) => place !== besides && other.join() === meld.join());
  if (at < 0) throw new EngineFault(`no meld ${meld} lies on the table`);
  return at;
}
