// How long a proof is to read: the measure by which the shorter of two is taken.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A whole number: two for each sentence, one for each card with points. */
export function length({ kind, cards, cases, points, steps, then }) {
  const rest = then ? length(then) : 0;
  if (kind === "no-partner") return 1 + cards.length;
  if (kind === "chain") return sum(steps.map((step) => (step.stays ? 1 : 2))) + rest;
  if (kind === "points") return 4 + Object.keys(points).length;
  if (kind === "each") return sum(cards.map(({ because }) => 1 + length(because))) + rest;
  if (kind === "cases") return 2 + sum(cases.map(({ because }) => 2 + length(because)));
  return 1;
}
