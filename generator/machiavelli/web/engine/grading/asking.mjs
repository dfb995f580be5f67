// What measures ask the solver: how many cards can be played, not how; and which module of the solver answers.

import { isSpecial } from "../frozen.mjs";
import * as classes from "../solver/classes.mjs";
import { copiesOf, count } from "../solver/counts.mjs";
import * as first from "../solver/first_play.mjs";
import * as held from "../solver/held_play.mjs";
import * as most from "../solver/most.mjs";
import * as special from "../solver/special.mjs";
import { Sweep } from "../solver/sweep.mjs";
import { mayHoldBack, mustOpen } from "../turns.mjs";

/** The module that answers under these rules to a player who has opened or not, and has held something back or not. */
export function player(rules, given, plain) {
  if (mustOpen(rules, given)) return first;
  if (mayHoldBack(rules, given)) return held;
  return isSpecial(rules) ? special : plain;
}

export const classCount = (rules, given, work) => player(rules, given, classes).classCount(rules, given, work);
export const maxPlayed = (rules, given) => player(rules, given, most).maxPlayed(rules, given);

/** Whether `meld` can lie on the table after a play of at least `most` hand cards.
 *
 * The cards of the meld are set aside, those first that the table must keep in melds, then hand cards; what is left has
 * to be laid out without them.
 */
export function canLie(rules, position, meld, most) {
  let counts = count(rules, position);
  let played = 0;
  for (const card of meld) {
    const { need, loose, hand } = counts.of(card);
    const isPlayed = !need && hand > 0;
    if (isPlayed) played += 1;
    const left = need ? [need - 1, loose, hand] : isPlayed ? [0, loose, hand - 1] : [0, loose - 1, 0];
    counts = counts.changed(card, copiesOf(...left));
  }
  const mostAdded = rules.turn.most_added;
  const sweep = new Sweep(rules, counts, mostAdded === null ? null : mostAdded - played);
  return played <= most && sweep.canLoseAtMost(counts.hand - (most - played));
}
