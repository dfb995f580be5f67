// Free places where they make a play clearer: no pile where groups and runs lie mixed, if it can be helped.
//
// Where groups become runs, the fewest gestures let each run grow among the cards of a group. Nobody plays like that: the
// run begins on a free place, although the card that stays then has to move too.

import { judgeMeld } from "../melds.mjs";
import { Reason } from "../verdicts.mjs";
import { read, stretches } from "./gestures.mjs";
import { rounds } from "./order.mjs";
import { Piles } from "./piles.mjs";

/** The places and the rounds of a play from `before` to `after`, in a turn that began with `begun`; all as written. */
export function laidOut(rules, before, after, begun) {
  const laid = (reading) => {
    const piles = new Piles(rules, before, after, begun, reading);
    const order = rounds(piles);
    return { reading, piles, order, mixed: mixedIn(piles, order) };
  };
  let best = laid(read(before, after));
  while (best.mixed.length) {
    const { reading, mixed } = best;
    const ways = [...reading.anchors]
      .filter(([, at]) => mixed.includes(at))
      .map(([old]) => laid(withoutAnchor(reading, before, after, old)));
    const other = ways.reduce((clearest, way) => (way.mixed.length < clearest.mixed.length ? way : clearest));
    if (other.mixed.length >= mixed.length) break;
    best = other;
  }
  return best;
}

/** The places where cards without a common rank or suit meet on the way, once for each time. */
function mixedIn(piles, order) {
  let done = 0n;
  return order.flat().flatMap((number) => {
    done |= 1n << BigInt(number);
    const place = piles.gestures[number].target;
    return judgeMeld(piles.rules, piles.cards(place, done)).reason === Reason.MIXED ? [place] : [];
  });
}

/** The same, with the cards that stayed of meld `old` moving to where the final meld begins anew. */
function withoutAnchor(reading, before, after, old) {
  const at = reading.anchors.get(old);
  const left = [...before[old]];
  for (const { source, cards } of reading.gestures) {
    if (source === old) for (const card of cards) left.splice(left.indexOf(card), 1);
  }
  const moves = stretches(left, after[at]).map((cards) => ({ source: old, target: at, cards }));
  const anchors = new Map([...reading.anchors].filter(([one]) => one !== old));
  return { gestures: [...reading.gestures, ...moves], anchors, fewest: false };
}
