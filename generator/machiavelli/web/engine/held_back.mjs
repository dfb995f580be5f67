// Melds held back: who could have laid them a turn before, and did not, may not lay them any more.

import { cardsBeyond, compareCards, countCards } from "./cards.mjs";
import { leftWithout } from "./matching.mjs";

const named = (meld) => [...meld].sort(compareCards).join();

/**
 * The index in the table after the turn of a meld that only held cards make; -1 where there is none. Each meld that
 * did not lie there before must have a card that did, or one that came to the hand since. Which of several equal
 * cards was played, nobody can tell: what speaks for the player is taken to be so.
 */
export function heldBack({ before, after, hand, held }, played) {
  const layThere = countCards(before.map(named));
  const fresh = [...after.keys()].filter((at) => {
    const name = named(after[at]);
    const left = layThere.get(name) ?? 0;
    layThere.set(name, left - 1);
    return left <= 0;
  });
  const since = countCards(cardsBeyond(countCards(hand), countCards(held)));
  const fromHeld = countCards(cardsBeyond(countCards(played), since));
  const others = countCards(cardsBeyond(countCards(fresh.flatMap((at) => after[at])), fromHeld));
  const lacking = leftWithout(fresh.map((at) => after[at]), others);
  return lacking < 0 ? -1 : fresh[lacking];
}
