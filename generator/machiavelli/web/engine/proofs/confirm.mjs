// Whether a reason refutes a claim, and the shortest form of one that does.
//
// The search asks this of everything it returns. It is not the checker that others rely on: that one is in
// verification/ and shares nothing with this folder.

import { apply, isForced } from "./chains.mjs";
import { leastTotal, refutes } from "./points.mjs";
import { FACES, faceOf, rising } from "./pool.mjs";

/** Whether `reason` refutes the claim of `state`. */
export const holds = (state, reason) => HOLDS[reason.kind](state, reason);

const HOLDS = {
  "no-partner": (state, { cards }) => noPartner(state.copy(), cards.map(faceOf)),
  points(state, { points, total }) {
    const byFace = FACES.map((card) => points[card] ?? 0);
    return refutes(state, byFace) && leastTotal(state, byFace) === total;
  },
  chain(state, { steps, then }) {
    const after = state.copy();
    for (const step of steps) {
      const link = linkOf(step);
      if (!isForced(after, link)) return false;
      apply(after, link);
    }
    return holds(after, then);
  },
  each(state, { cards, then }) {
    const left = state.copy();
    for (const { card, because } of cards) {
      const face = faceOf(card);
      if (!left.hand[face]) return false;
      const played = left.copy();
      played.require(face);
      if (!holds(played, because)) return false;
      left.drop(face);
    }
    return then ? holds(left, then) : left.outOfReach;
  },
  cases(state, { card, cases }) {
    const face = faceOf(card);
    const melds = state.meldsWith(face).map((number) => String(state.melds[number]));
    const due = new Set(state.need[face] ? melds : [...melds, "null"]);
    const listed = cases.map(({ meld }) => meld && facesOf(meld));
    const names = new Set(listed.map(String));
    if (!state.pool(face) || ![...due].every((name) => names.has(name))) return false;
    if (![...names].every((name) => name === "null" || due.has(name))) return false;
    return cases.every(({ because }, at) => {
      const branch = state.copy();
      if (listed[at]) branch.lay(listed[at]);
      else branch.dropAll(face);
      return holds(branch, because);
    });
  },
  limit: (state) => state.outOfReach,
};

function noPartner(state, faces) {
  for (const face of faces) {
    if (state.ways[face]) return false;
    if (state.need[face]) return true;
    state.dropAll(face);
  }
  return state.outOfReach;
}

/** A chain without the steps that it can do without, the last ones tried first. */
export function shortened(state, chain) {
  const steps = [...chain.steps];
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const fewer = steps.filter((_, place) => place !== at);
    if (holds(state, { ...chain, steps: fewer })) steps.splice(at, 1);
  }
  return steps.length ? { ...chain, steps } : chain.then;
}

/** A meld as sorted faces. */
const facesOf = (meld) => rising(meld.map(faceOf));

/** A step in faces. */
const linkOf = ({ card, meld, beside }) => ({
  face: faceOf(card),
  meld: meld && facesOf(meld),
  beside: beside && faceOf(beside),
});
