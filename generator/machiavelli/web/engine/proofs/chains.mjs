// Forced chains: what must be so because a card has a single meld, or shares a single card with its melds.
//
// A link is a forced thing, in faces: `{ face, meld }`, `{ face, beside }`, or `{ face }` for a card that stays.

import { FACES } from "./pool.mjs";

const ALL = [...FACES.keys()];

/** Whether a link is forced. */
export function isForced(state, { face, meld, beside }) {
  const numbers = state.meldsWith(face);
  if (meld) return state.need[face] > 0 && numbers.length === 1 && isSame(state.melds[numbers[0]], meld);
  if (beside !== undefined) {
    return (
      state.need[face] > 0 &&
      state.pool(beside) === 1 &&
      numbers.every((number) => state.melds[number].includes(beside))
    );
  }
  return !state.need[face] && state.pool(face) > 0 && !numbers.length;
}

const isSame = (one, other) => String(one) === String(other);

/** Let a link hold. */
export function apply(state, { face, meld, beside }) {
  if (meld) state.lay(meld);
  else if (beside !== undefined) state.tie(face, beside);
  else state.dropAll(face);
}

/**
 * Everything that is forced, one after the other, and the first face left alone, if any: `{ links, alone }`.
 * `state` is changed accordingly.
 */
export function follow(state) {
  const links = [];
  for (;;) {
    const alone = leftAlone(state);
    const link = alone === undefined ? nextLink(state) : undefined;
    if (!link) return { links, alone };
    links.push(link);
    apply(state, link);
  }
}

/** The first face that must lie in a meld and has none. */
export const leftAlone = (state) => ALL.find((face) => state.need[face] && !state.ways[face]);

/** Hand cards that no meld holds. */
export const homeless = (state) =>
  ALL.filter((face) => state.hand[face] && !state.need[face] && !state.ways[face]).map((face) => ({ face }));

function nextLink(state) {
  const needed = ALL.filter((face) => state.need[face]);
  const single = needed.find((face) => state.ways[face] === 1);
  if (single !== undefined) return { face: single, meld: state.melds[state.meldsWith(single)[0]] };
  for (const face of needed) {
    const beside = singleCompanion(state, face);
    if (beside !== undefined) return { face, beside };
  }
  return undefined;
}

/** A card that exists once and that every meld for `face` uses, while other melds could use it too. */
function singleCompanion(state, face) {
  const numbers = state.meldsWith(face);
  return state.melds[numbers[0]].find(
    (other) =>
      other !== face &&
      state.pool(other) === 1 &&
      state.ways[other] !== numbers.length &&
      numbers.every((number) => state.melds[number].includes(other)),
  );
}
