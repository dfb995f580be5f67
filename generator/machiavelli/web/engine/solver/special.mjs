// What the solver is asked, where the rules let melds lie beside those that a sweep lays (see cases.mjs): the same calls
// with the same answers as elsewhere, in a module of their own because few variants need it.

import { checkedPosition } from "../checks.mjs";
import { closestOfCases } from "../closest/beside.mjs";
import { casesOf, lossOf } from "./cases.mjs";
import { classCountOfCases } from "./class_list.mjs";
import { CLASS_WORK } from "./classes.mjs";
import { fewestLeftOver } from "./fewest.mjs";
import { askedFor, solutionOf } from "./solve.mjs";

/** See solve.mjs. */
export function solve(rules, given) {
  const position = checkedPosition(rules, given);
  const most = mostOfCases(rules, position);
  return solutionOf(rules, position, most === 0 ? null : { most, found: closestOfCases(rules, position, most) });
}

/** See solve.mjs. */
export function playable(rules, given, card) {
  const { position, wanted } = askedFor(rules, given, card);
  const hasPlay = (_, sweep) => sweep.canLoseAtMost(sweep.mostLost);
  return !casesOf(rules, position, true, hasPlay, [wanted]).next().done;
}

/** See most.mjs. */
export const maxPlayed = (rules, given) => mostOfCases(rules, checkedPosition(rules, given));

/** See classes.mjs. */
export const countClasses = (rules, given, limit) => countAll(rules, given, Infinity, limit).number;

/** See classes.mjs. */
export const classCount = (rules, given, work = CLASS_WORK) => countAll(rules, given, work, Infinity);

function countAll(rules, given, work, limit) {
  const position = checkedPosition(rules, given);
  return classCountOfCases(rules, position, mostOfCases(rules, position), work, limit);
}

/** The most with the cards `wanted` and the melds `laid`, of all cases; of each it is only asked whether it beats those before. */
export function mostOfCases(rules, position, wanted = [], laid = []) {
  const limit = Math.min(position.hand.length, rules.turn.most_added ?? Infinity);
  let best = 0;
  const beats = (one, sweep) =>
    best < limit && sweep.canLoseAtMost(Math.min(sweep.mostLost, lossOf(one, sweep, best + 1)));
  for (const [found, sweep] of casesOf(rules, position, true, beats, wanted, laid)) {
    sweep.mostLost = Math.min(sweep.mostLost, lossOf(found, sweep, best + 1));
    const loss = fewestLeftOver(sweep);
    if (loss !== null) best = lossOf(found, sweep, loss);
  }
  return best;
}
