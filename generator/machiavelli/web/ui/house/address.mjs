// Composed rules in an address: `?from=base&deal.hand_size=10`, the variant they begin with and what is not as there.

import { differing, readValue, valueOf, withValue, writeValue } from "./values.mjs";

export const LONGEST_NAME = 80;
const LONGEST = 3_000;

/**
 * The rules that an address asks for: `from`, `rules` and `name`. `refused` is the part of it that is not understood;
 * nothing of such an address is taken up.
 */
export function readRules(query, specs, variants, first) {
  const none = { from: first, rules: variants[first], name: "", refused: null };
  if (query.length > LONGEST) return { ...none, refused: query };
  let made = none;
  const seen = new Set();
  for (const [key, text] of new URLSearchParams(query)) {
    const next = seen.has(key) ? null : taken(made, key, text, specs, variants, seen.size === 0);
    if (next === null) return { ...none, refused: `${key}=${text}` };
    seen.add(key);
    made = next;
  }
  return made;
}

/** What is there with one more part of the address; null for what cannot be. The variant comes first. */
function taken(made, key, text, specs, variants, isFirst) {
  if (key === "from") {
    return isFirst && Object.hasOwn(variants, text) ? { ...made, from: text, rules: variants[text] } : null;
  }
  if (key === "name") return text.length <= LONGEST_NAME ? { ...made, name: text } : null;
  if (!Object.hasOwn(specs, key)) return null;
  const value = readValue(specs[key], text);
  return value === undefined ? null : { ...made, rules: withValue(made.rules, key, value) };
}

/** The address of composed rules, from its question mark on. */
export function addressOf({ from, rules, name }, specs, variants) {
  const asked = new URLSearchParams({ from });
  for (const key of differing(specs, rules, variants[from])) asked.set(key, writeValue(specs[key], valueOf(rules, key)));
  if (name) asked.set("name", name);
  return `?${asked}`;
}
