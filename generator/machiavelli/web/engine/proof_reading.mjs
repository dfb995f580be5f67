// Reading a proof from JSON data, strictly: what the shape does not know is refused, however large it is.

import { ProofError } from "./errors.mjs";
import { parseCard } from "./notation.mjs";

/** Reasons within reasons. */
const DEEPEST = 100;

/** Cards named in a whole proof, each as often as it is named, and reasons. */
const LONGEST = 20_000;

/** Points of one card, above or below 0. */
const GREATEST = 1_000_000;

/**
 * The proof that `data` is: the same shape, with cards in canonical form and points as a Map.
 *
 * Throws ProofError with code wrong-shape, too-deep or too-long.
 */
export function readProof(data) {
  const reader = new Reader();
  if (isObject(data) && Object.hasOwn(data, "card")) {
    const { card, because } = object(data, "card", "because");
    return { card: reader.card(card), because: reader.reason(because, 1) };
  }
  const { most, because } = object(data, "most", "because");
  if (!Number.isInteger(most) || most < 0 || most > GREATEST) refuse();
  return { most, because: reader.reason(because, 1) };
}

/** Reads one proof and counts how much of it there is. */
class Reader {
  size = 0;

  kinds = new Map([
    ["no-partner", (data) => this.noPartner(data)],
    ["chain", (data, depth) => this.chain(data, depth)],
    ["points", (data) => this.points(data)],
    ["each", (data, depth) => this.each(data, depth)],
    ["cases", (data, depth) => this.cases(data, depth)],
    ["limit", (data) => object(data, "kind")],
    ["no-opening", (data) => object(data, "kind")],
  ]);

  reason(data, depth) {
    this.count();
    if (depth > DEEPEST) throw new ProofError("too-deep");
    const read = isObject(data) ? this.kinds.get(data.kind) : null;
    return read ? { kind: data.kind, ...read(data, depth + 1) } : refuse();
  }

  card(code) {
    this.count();
    if (typeof code !== "string") refuse();
    try {
      return parseCard(code);
    } catch {
      return refuse();
    }
  }

  count() {
    this.size += 1;
    if (this.size > LONGEST) throw new ProofError("too-long");
  }

  cards(data) {
    return list(data).map((code) => this.card(code));
  }

  noPartner(data) {
    return { cards: this.cards(object(data, "kind", "cards").cards) };
  }

  chain(data, deeper) {
    const { steps, then } = object(data, "kind", "steps", "then");
    return { steps: list(steps).map((step) => this.step(step)), then: this.reason(then, deeper) };
  }

  step(data) {
    for (const [key, read] of [["meld", (codes) => this.cards(codes)], ["beside", (code) => this.card(code)]]) {
      if (!isObject(data) || !Object.hasOwn(data, key)) continue;
      const step = object(data, "card", key);
      return { card: this.card(step.card), [key]: read(step[key]) };
    }
    const { card, stays } = object(data, "card", "stays");
    return stays === true ? { card: this.card(card), stays } : refuse();
  }

  points(data) {
    const whole = object(data, "kind", "points", "total");
    if (!Number.isInteger(whole.total) || !isObject(whole.points)) refuse();
    const points = new Map();
    for (const [code, number] of Object.entries(whole.points)) {
      const card = this.card(code);
      if (!Number.isInteger(number) || number === 0 || Math.abs(number) > GREATEST) refuse();
      if (points.has(card)) refuse();
      points.set(card, number);
    }
    return { points, total: whole.total };
  }

  each(data, deeper) {
    const { cards, then } = object(data, "kind", "cards", "then");
    const supposed = list(cards).map((one) => {
      const { card, because } = object(one, "card", "because");
      return { card: this.card(card), because: this.reason(because, deeper) };
    });
    return { cards: supposed, then: then === null ? null : this.reason(then, deeper) };
  }

  cases(data, deeper) {
    const { card, cases } = object(data, "kind", "card", "cases");
    const listed = list(cases).map((one) => {
      const { meld, because } = object(one, "meld", "because");
      return { meld: meld === null ? null : this.cards(meld), because: this.reason(because, deeper) };
    });
    return { card: this.card(card), cases: listed };
  }
}

const isObject = (data) => typeof data === "object" && data !== null && !Array.isArray(data);

/** An object with just these keys. */
function object(data, ...keys) {
  const known = isObject(data) && keys.every((key) => Object.hasOwn(data, key));
  return known && Object.keys(data).length === keys.length ? data : refuse();
}

/** A list; gaps in it are read as nothing, which nothing can be. */
const list = (data) => (Array.isArray(data) ? Array.from(data) : refuse());

function refuse() {
  throw new ProofError("wrong-shape");
}
