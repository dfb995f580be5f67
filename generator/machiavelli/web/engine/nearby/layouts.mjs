// Every legal table that the table cards and some of the hand can form, where there are not too many.

import { ONE, cardsOf, holds } from "./bags.mjs";
import { OutOfWork, partIn, sorted, sumOf } from "./rounds.mjs";

/** Legal tables up to which all are compared with one another. */
const TABLES = 150;

/** All of them. Throws OutOfWork where there are more than TABLES, or the search takes too long. */
export function allTables(around) {
  const found = new Map();
  const seen = new Set();
  const times = (melds, one) => melds.filter((meld) => meld === one).length;

  /** The melds to try next: for the first card that must lie, or, where none must, of hand cards. */
  const choices = (must, may, made) => {
    if (must) {
      const [card] = cardsOf(must);
      const alone = around.loose.has(ONE.get(card)) ? [ONE.get(card)] : [];
      return [...alone, ...around.meldsWith(card).filter((meld) => holds(must + may, meld))];
    }
    // A hand card may take the place of an equal one that lay alone and is in a meld now.
    const alone = [...around.loose].filter((one) => holds(may, one) && times(made, one) < times(around.start, one));
    return [...alone, ...around.melds.filter((meld) => holds(may, meld))];
  };

  const goOn = (must, may, made) => {
    around.spend();
    const key = `${must} ${may} ${made}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (!must) {
      found.set(made.join(), made);
      if (found.size > TABLES) throw new OutOfWork();
    }
    for (const meld of choices(must, may, made)) {
      const fromMust = partIn(meld, must);
      goOn(must - fromMust, may - (meld - fromMust), sorted([...made, meld]));
    }
  };

  goOn(sumOf(around.start), around.handAfter(around.start), []);
  return [...found.values()];
}
