// What else to change so that rules fit together again: rule by rule, each to a value that some variant has.

import { faultsOf } from "../../engine/verification/check_variants.mjs";
import { differing, valueOf, withValue, writeValue } from "./values.mjs";

/**
 * The rules mended, with the `keys` of those changed; null where such values alone do not mend them. The rule `kept` stays
 * as it is, and others that are not as in the variant `begun` with only change where the fault is said to be theirs.
 */
export function mended(rules, kept, begun, specs, variants) {
  const free = Object.keys(specs).filter((key) => key !== kept);
  const chosen = new Set(differing(specs, rules, begun));
  let now = rules;
  for (let faults = faultsOf(now); faults.length; faults = faultsOf(now)) {
    const blamed = free.filter((key) => faults.some(({ parameter }) => parameter === key));
    const others = free.filter((key) => !chosen.has(key));
    const next = best(now, faults.length, blamed, specs, variants) ?? best(now, faults.length, others, specs, variants);
    if (next === null) return null;
    now = next;
  }
  return { rules: now, keys: differing(specs, now, rules) };
}

/** The rules with one of these changed, with the fewest faults; null where none leaves fewer than there are. */
function best(rules, faults, keys, specs, variants) {
  let [found, fewest] = [null, faults];
  for (const key of keys) {
    for (const value of values(key, specs, variants)) {
      const changed = withValue(rules, key, value);
      const left = faultsOf(changed).length;
      if (left < fewest) [found, fewest] = [changed, left];
    }
  }
  return found;
}

/** Every value that a variant has, once. */
const values = (key, specs, variants) =>
  new Map(Object.values(variants).map((rules) => [writeValue(specs[key], valueOf(rules, key)), valueOf(rules, key)])).values();
