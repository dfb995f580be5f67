// Adding to melds of the table that are not touched otherwise: the most hand cards that find a place.

import { compareCards } from "../cards.mjs";
import { wronglyChanged } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";
import { isLoose } from "../tables.mjs";

const NOWHERE = { added: -1000, melds: [] };

/** How many cards can be `added`, `card` among them where there is one, and the table then; 0 and the table as it lies if that is too few. */
export function mostAdditions(rules, { table, hand }, card = null) {
  const copies = (cards) => cards.filter((one) => one === card).length;
  const growing = [...table.keys()].filter((at) => !isLoose(rules, table[at]));
  const known = new Map();
  const most = (number, left, room) => {
    if (number === growing.length) {
      return card === null || copies(left) < copies(hand) ? { added: 0, melds: [] } : NOWHERE;
    }
    const key = `${number} ${room} ${left}`;
    if (!known.has(key)) {
      const meld = table[growing[number]];
      let best = NOWHERE;
      for (const [grown, rest] of grownFrom(rules, meld, left, room)) {
        const more = grown.length - meld.length;
        const others = most(number + 1, rest, room - more);
        if (more + others.added > best.added) best = { added: more + others.added, melds: [grown, ...others.melds] };
      }
      known.set(key, best);
    }
    return known.get(key);
  };
  const { added, melds } = most(0, [...hand].sort(compareCards), rules.turn.most_added ?? hand.length);
  if (added < Math.max(1, rules.turn.least_added)) return { added: 0, table };
  const after = [...table];
  growing.forEach((at, number) => (after[at] = melds[number]));
  return { added, table: after };
}

/** The tables to which so many cards were `added`, and nothing else done. */
export function* allAdditions(rules, { table, hand }, added) {
  function* add(at, left, room) {
    if (at === table.length) {
      if (room === 0) yield [];
      return;
    }
    const grown = isLoose(rules, table[at]) ? [[table[at], left]] : grownFrom(rules, table[at], left, room);
    for (const [meld, rest] of grown) {
      for (const others of add(at + 1, rest, room - meld.length + table[at].length)) yield [meld, ...others];
    }
  }
  yield* add(0, [...hand].sort(compareCards), added);
}

/**
 * The meld with no more than `room` cards of the hand in all ways, and the hand without them. Whatever a meld can
 * take, it can take one by one: of a run the outermost card comes last. To a frozen meld something is added only
 * where a card that its joker stands for is among it.
 */
function grownFrom(rules, meld, hand, room) {
  const found = new Map([[hand.join(), [meld, hand]]]);
  let newest = [[meld, hand]];
  for (let size = 0; size < room && newest.length; size += 1) {
    const newer = [];
    for (const [grown, left] of newest) {
      for (const card of new Set(left)) {
        const at = left.indexOf(card);
        const next = [[...grown, card], [...left.slice(0, at), ...left.slice(at + 1)]];
        const key = next[1].join();
        if (found.has(key) || !judgeMeld(rules, next[0]).legal) continue;
        found.set(key, next);
        newer.push(next);
      }
    }
    newest = newer;
  }
  return [...found.values()].filter(
    ([grown]) => !wronglyChanged(rules, [meld], [grown], grown.slice(meld.length)),
  );
}
