// The search for a reason: no partner, then forced chains, then points, then cases, with a budget of work.

import { judgeMeld } from "../melds.mjs";
import { follow, homeless, leftAlone } from "./chains.mjs";
import { shortened } from "./confirm.mjs";
import { length } from "./length.mjs";
import { findPoints } from "./points.mjs";
import { FACES } from "./pool.mjs";

/** Cards that are tried for the outermost cases, and for cases within cases. */
const [FIRST_CANDIDATES, CANDIDATES] = [9, 3];

/** A chain of up to this length is taken without asking for points. */
const SHORT = 12;

/** The claim is true: a layout was found, so nothing refutes it. */
export class CanBeDone extends Error {}

/** The budget ended before a reason was found. */
export class OutOfBudget extends Error {}

/**
 * One search; `left` is the work that it may still do: one for each claim looked at, one for each step of the
 * linear program.
 */
export class Search {
  constructor(rules, budget) {
    this.rules = rules;
    this.left = budget;
    this.depth = 0;
  }

  /** A reason against the claim of `state`. Throws CanBeDone or OutOfBudget. */
  reason(state) {
    const { reason, spread } = this.quick(state);
    return reason ?? (state.least ? this.handCards(state) : this.cases(state, spread));
  }

  spend(work) {
    this.left -= work;
    if (this.left < 0) throw new OutOfBudget();
  }

  /** A reason without cases, or null with a layout in parts that stands against points. */
  quick(state) {
    this.spend(1);
    const known = atOnce(state);
    if (known) return { reason: known };
    const forced = state.least ? this.eachForced(state) : this.forced(state);
    if (forced && length(forced) <= SHORT) return { reason: forced };
    const { without, steps } = this.withoutHomeless(state);
    const { points, spread, pivots } = findPoints(without);
    this.spend(pivots);
    if (points) {
      const byPoints = shortened(state, { kind: "chain", steps, then: points });
      if (!forced || length(byPoints) < length(forced)) return { reason: byPoints, spread };
    }
    return { reason: forced, spread };
  }

  withoutHomeless(state) {
    const without = state.copy();
    const stays = homeless(state);
    for (const { face } of stays) without.dropAll(face);
    return { without, steps: this.steps(stays) };
  }

  /** A chain to a card left alone. */
  forced(state) {
    const followed = state.copy();
    const { links, alone } = follow(followed);
    if (!followed.outOfReach && alone === undefined) return null;
    const then = followed.outOfReach ? limit() : { kind: "no-partner", cards: [FACES[alone]] };
    return shortened(state, { kind: "chain", steps: this.steps(links), then });
  }

  /** A chain for each hand card, until too few are left. */
  eachForced(whole) {
    const { without: state, steps } = this.withoutHomeless(whole);
    const cards = [];
    for (const face of handFaces(state)) {
      if (state.outOfReach || !state.least) break;
      const played = state.copy();
      played.require(face);
      const because = atOnce(played) ?? this.forced(played);
      if (!because) continue;
      cards.push({ card: FACES[face], because });
      state.drop(face);
    }
    let rest = null;
    if (!state.outOfReach) {
      rest = state.least ? null : (atOnce(state) ?? this.forced(state));
      if (!rest) return null;
    }
    const then = cards.length || !rest ? { kind: "each", cards, then: rest } : rest;
    return shortened(whole, { kind: "chain", steps, then });
  }

  /** The hand cards one after the other, the easy ones first, until the rest has a quick reason. */
  handCards(whole) {
    const { without: state, steps } = this.withoutHomeless(whole);
    const cards = [];
    let rest = null;
    for (const slowly of [false, true]) {
      const faces = handFaces(state).sort((one, other) => state.ways[one] - state.ways[other] || one - other);
      for (const face of faces) {
        if (rest || state.outOfReach || !state.hand[face]) break;
        const played = state.copy();
        played.require(face);
        const because = slowly ? this.reason(played) : this.quick(played).reason;
        if (!because) continue;
        cards.push({ card: FACES[face], because });
        state.drop(face);
        rest = state.outOfReach ? null : this.quick(state).reason;
      }
    }
    if (!rest && !state.outOfReach) rest = this.reason(state);
    const then = cards.length || !rest ? { kind: "each", cards, then: rest } : rest;
    return shortened(whole, { kind: "chain", steps, then });
  }

  /** Cases on the card that leaves the least to be said. */
  cases(state, spread) {
    const followed = state.copy();
    const { links } = follow(followed);
    if (!followed.need.some(Boolean)) throw new CanBeDone();
    const steps = this.steps(links);
    if (links.length) {
      const quick = this.quick(followed);
      if (quick.reason) return shortened(state, { kind: "chain", steps, then: quick.reason });
      spread = quick.spread;
    }
    this.depth += 1;
    const most = this.depth === 1 ? FIRST_CANDIDATES : CANDIDATES;
    let best;
    for (const face of candidates(followed, spread).slice(0, most)) {
      const tried = this.tryCases(followed, face);
      if (!best || tried.open < best.open || (tried.open === best.open && tried.said < best.said)) best = tried;
    }
    const cases = best.cases.map(({ meld, branch, reason }) => ({
      meld: this.cards(meld),
      because: reason ?? this.reason(branch),
    }));
    this.depth -= 1;
    return shortened(state, { kind: "chain", steps, then: { kind: "cases", card: FACES[best.face], cases } });
  }

  /** The melds for a card, the claim that each leaves, and a quick reason against it if there is one. */
  tryCases(state, face) {
    const cases = state.meldsWith(face).map((number) => {
      const branch = state.copy();
      branch.lay(state.melds[number]);
      return { meld: state.melds[number], branch, reason: this.quick(branch).reason };
    });
    const closed = cases.filter(({ reason }) => reason);
    const said = closed.reduce((total, { reason }) => total + length(reason) + 2, 0);
    return { face, cases, open: cases.length - closed.length, said };
  }

  steps(links) {
    return links.map(({ face, meld, beside }) => {
      const card = FACES[face];
      if (meld) return { card, meld: this.cards(meld) };
      return beside === undefined ? { card, stays: true } : { card, beside: FACES[beside] };
    });
  }

  /** The cards of a meld in the order in which it is shown. */
  cards(meld) {
    return judgeMeld(this.rules, meld.map((face) => FACES[face])).cards;
  }
}

const limit = () => ({ kind: "limit" });

/** A reason that needs no step: too much is asked for, or some card has no meld. */
function atOnce(state) {
  if (state.outOfReach) return limit();
  const alone = leftAlone(state);
  if (alone !== undefined) return { kind: "no-partner", cards: [FACES[alone]] };
  const without = state.copy();
  const cards = [];
  for (const { face } of homeless(state)) {
    cards.push(FACES[face]);
    without.dropAll(face);
    if (without.outOfReach) return { kind: "no-partner", cards };
    const next = leftAlone(without);
    if (next !== undefined) return { kind: "no-partner", cards: [...cards, FACES[next]] };
  }
  return null;
}

const handFaces = (state) => [...state.hand.keys()].filter((face) => state.hand[face]);

/** Cards for cases: those in melds that the layout in parts uses in part, with few melds, first. */
function candidates(state, spread) {
  const isPart = (share) => Math.abs(share - Math.round(share)) > 1e-6;
  const parted = new Set([...spread].flatMap(([number, share]) => (isPart(share) ? state.melds[number] : [])));
  const order = (face) => [parted.has(face) ? 0 : 1, state.ways[face], face];
  const faces = [...state.need.keys()].filter((face) => state.need[face]);
  return faces.sort((one, other) => compare(order(one), order(other)));
}

function compare(one, other) {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? 0 : one[at] - other[at];
}
