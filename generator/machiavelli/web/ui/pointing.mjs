// Pointing at cards and melds on the board; the next move takes it back. Loaded with hints and proofs.

/** Point at these cards, wherever they lie. */
export function pointAtCards({ view }, keys) {
  for (const key of keys) view.cardOf(key).classList.add("is-hint");
}

/** Point at a meld, if it is still there. */
export const pointAtMeld = ({ view }, id) => view.rowOf(id)?.classList.add("is-target");

/** Point at nothing any more. */
export function pointNowhere({ view, game }) {
  game.codes.forEach((_, key) => view.cardOf(key).classList.remove("is-hint"));
}
