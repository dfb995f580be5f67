// How hard the thought of a proof is: the hardest of all the reasons it is made of.

/** From what is seen at a glance to what has to be written down. */
export const KINDS = ["no-partner", "chain", "points", "cases"];

/** The number in KINDS of the hardest kind of reason; to see that cards are too few is as easy as it gets. */
export function kind(reason) {
  const rest = reason.then ? kind(reason.then) : 0;
  const supposed = reason.kind === "each" ? reason.cards.map(({ because }) => kind(because)) : [];
  return Math.max(0, KINDS.indexOf(reason.kind), rest, ...supposed);
}
