// Plain additions: hand cards that extend a meld as it lies.

import { frozenMelds } from "../frozen.mjs";
import { judgeMeld } from "../melds.mjs";

/** Each face of the hand with each table meld that it extends as it lies. */
export function* plainAdditions(rules, { table, hand }) {
  const frozen = frozenMelds(rules, table);
  for (const card of new Set(hand)) {
    for (const meld of table) {
      if (frozen.includes(meld)) continue;
      if (judgeMeld(rules, meld).legal && judgeMeld(rules, [...meld, card]).legal) yield [card, meld];
    }
  }
}
