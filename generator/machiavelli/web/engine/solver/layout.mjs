// Putting the melds of a solution in order: cards as the judge shows them, melds that go on from old ones first.

import { compareMelds } from "../closest/old_table.mjs";
import { judgeMeld } from "../melds.mjs";
import { homes } from "./distance.mjs";

/**
 * The table of these melds.
 *
 * First the melds that go on from melds of `before`, in that order, then the new ones by first card.
 */
export function inOrder(rules, before, melds) {
  const after = melds.map((meld) => judgeMeld(rules, meld).cards);
  const continues = new Map(homes(before, after).map(([old, number]) => [number, old]));
  const home = (number) => continues.get(number) ?? before.length;
  const order = after.map((_, number) => number);
  order.sort((one, other) => home(one) - home(other) || compareMelds(after[one], after[other]));
  return order.map((number) => after[number]);
}
