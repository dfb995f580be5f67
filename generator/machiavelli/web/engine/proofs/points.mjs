// Points: whole numbers on cards that no meld can bring above 0, but the cards of the claim can only.
//
// The cheapest such points are a linear program: few cards with small numbers are cheap. It starts from the
// total, and a meld that comes to more than 0 is a condition not yet met.

import { FACES, JOKER_FACE, rising } from "./pool.mjs";
import { Program } from "./simplex.mjs";

const GREATEST_SCALE = 2000;
const NEARLY = 1e-6;
/** The cost of an unknown that is no card's points. */
const SLIGHT = 1e-3;

/**
 * Search for the cheapest points that refute the claim of `state`: `{ points, spread, pivots }`. Without points
 * `spread` has the melds of a layout in parts (by number, with their shares) that only points cannot tell from
 * a real one.
 */
export function findPoints(state) {
  const search = new Search(state);
  const guess = search.solve();
  const { pivots } = search.program;
  if (!guess) return { points: null, spread: search.spread(), pivots };
  return { points: exact(state, guess), spread: new Map(), pivots };
}

/**
 * The program of one claim. Unknowns: for each face its points above 0 and its points below 0; where a number of
 * hand cards is asked for, two for that number and one for each face of the hand.
 */
class Search {
  constructor(state) {
    this.state = state;
    this.counted = state.hand.some(Boolean) && (state.least > 0 || state.most !== null);
    this.faces = [...FACES.keys()].filter((face) => state.pool(face));
    this.at = new Map(this.faces.map((face, number) => [face, 2 * number]));
    this.chosen = this.counted ? this.faces.filter((face) => state.hand[face]) : [];
    this.few = 2 * this.faces.length;
    this.many = this.few + 1;
    this.over = new Map(this.chosen.map((face, number) => [face, this.many + 1 + number]));
    const costs = this.faces.flatMap((face, number) => Array(2).fill(costOf(face, number)));
    this.program = new Program([...costs, ...Array(2 + this.chosen.length).fill(SLIGHT)]);
    // The meld that each condition is about, -1 for others.
    this.asked = [];
  }

  /** Points by face, nearly; null where there are none. */
  solve() {
    let met = this.meet(this.total(), 1, -1);
    while (met) {
      const points = this.points();
      const failing = this.worstChoice(points) ?? this.worstMeld(points);
      if (!failing) return points;
      met = this.meet(failing.terms, 0, failing.meld);
    }
    return null;
  }

  meet(terms, bound, meld) {
    this.asked.push(meld);
    return this.program.meet(terms, bound);
  }

  /** The points of the cards that must lie in melds, and of the worst choice of the others. */
  total() {
    const { hand, least, loose, most, need } = this.state;
    const terms = this.faces.flatMap((face) => {
      const up = this.at.get(face);
      const free = loose[face] + (this.counted ? 0 : hand[face]);
      return [[up, need[face]], [up + 1, -need[face] - free]];
    });
    if (!this.counted) return terms;
    terms.push([this.few, least]);
    if (most !== null) terms.push([this.many, -most]);
    return [...terms, ...this.chosen.map((face) => [this.over.get(face), -hand[face]])];
  }

  points() {
    const values = this.program.values();
    const points = Array(FACES.length).fill(0);
    for (const [face, up] of this.at) points[face] = values[up] - values[up + 1];
    return points;
  }

  /** A hand card that costs less than the number of cards to be chosen supposes. */
  worstChoice(points) {
    if (!this.chosen.length) return null;
    const limited = this.state.most !== null;
    const values = this.program.values();
    const bar = values[this.few] - (limited ? values[this.many] : 0);
    const costs = (face) => points[face] + values[this.over.get(face)];
    const worst = this.chosen.reduce((least, face) => (costs(face) < costs(least) ? face : least));
    if (costs(worst) - bar >= -NEARLY) return null;
    const up = this.at.get(worst);
    const terms = [[up, 1], [up + 1, -1], [this.over.get(worst), 1], [this.few, -1]];
    if (limited) terms.push([this.many, 1]);
    return { terms, meld: -1 };
  }

  /** The meld with the highest total, if that is above 0. */
  worstMeld(points) {
    const { melds } = this.state;
    let best = NEARLY;
    let worst = -1;
    for (const meld of this.touched(points)) {
      let total = 0;
      for (const face of melds[meld]) total += points[face];
      if (total > best) [best, worst] = [total, meld];
    }
    if (worst < 0) return null;
    const terms = melds[worst].flatMap((face) => [[this.at.get(face), -1], [this.at.get(face) + 1, 1]]);
    return { terms, meld: worst };
  }

  /** The melds that hold a card with points above 0, each once. */
  touched(points) {
    const bright = this.faces.filter((face) => points[face] > 0);
    return new Set(bright.flatMap((face) => this.state.meldsWith(face)));
  }

  /** The melds of the layout in parts that makes points impossible, by their shares. */
  spread() {
    const { blocked, spares } = this.program;
    if (!blocked) return new Map();
    const shares = new Map(blocked.name < 0 ? [[-blocked.name - 1, 1]] : []);
    for (const [at, name] of spares.entries()) {
      if (name < 0 && blocked.factors[at]) shares.set(-name - 1, -blocked.factors[at]);
    }
    const whole = shares.get(0) || 1;
    const asked = rising(shares.keys()).filter((at) => this.asked[at] >= 0);
    return new Map(asked.map((at) => [this.asked[at], shares.get(at) / whole]));
  }
}

/**
 * Jokers cost more, so that points stay on plain cards; all costs differ a little, so that no two answers are
 * equally cheap.
 */
const costOf = (face, number) => (face === JOKER_FACE ? 3 : 1) + number * 1e-4;

/** The guess in the smallest whole numbers, if these refute the claim indeed. */
function exact(state, guess) {
  for (let scale = 1; scale <= GREATEST_SCALE; scale += 1) {
    const whole = guess.map((value) => Math.round(scale * value));
    if (!guess.every((value, face) => Math.abs(scale * value - whole[face]) < NEARLY * scale)) continue;
    const common = whole.reduce(greatestDivisor, 0);
    if (common === 0) return null;
    const points = whole.map((point) => point / common);
    if (!refutes(state, points)) return null;
    const named = points.flatMap((point, face) => (point ? [[FACES[face], point]] : []));
    return { kind: "points", points: Object.fromEntries(named), total: leastTotal(state, points) };
  }
  return null;
}

function greatestDivisor(one, other) {
  let [large, small] = [Math.abs(one), Math.abs(other)];
  while (small) [large, small] = [small, large % small];
  return large;
}

/** Whether no meld comes to more than 0, but every choice of cards that the claim allows does. */
export function refutes(state, points) {
  const isAbove = (meld) => meld.reduce((total, face) => total + points[face], 0) > 0;
  return !state.melds.some((meld, number) => state.alive[number] && isAbove(meld)) && leastTotal(state, points) > 0;
}

/** The lowest total of the cards that must lie in melds with an allowed choice of the others. */
export function leastTotal({ hand, least, loose, most, need }, points) {
  let total = 0;
  for (const [face, point] of points.entries()) {
    total += need[face] * point + loose[face] * Math.min(0, point);
  }
  const choice = rising(points.flatMap((point, face) => Array(hand[face]).fill(point)));
  for (const [at, point] of choice.entries()) {
    if (at < least || (point < 0 && (most === null || at < most))) total += point;
  }
  return total;
}
