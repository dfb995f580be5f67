// A game as its seed deals it: who deals, and in which order the cards lie. The same on every machine.

import { wholePack } from "../../engine/game/dealing.mjs";
import { Chance } from "../endless/chance.mjs";

/** The total that ends a match where the players agree on one: a record names it. */
const AGREED = 100;

/** `{ variant, players, dealer, target, pack }` of a game. */
export function dealt(rules, { variant, players, seed }) {
  const chance = new Chance(`${variant}/${players}/${seed}`);
  const dealer = chance.below(players);
  const { match, target } = rules.scoring;
  const agreed = match === "target" && target === null ? AGREED : null;
  return { variant, players, dealer, target: agreed, pack: chance.shuffled(wholePack(rules, players)) };
}
