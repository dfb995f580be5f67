// The cases, as tests/test_javascript.py lays them ready: the shared vectors with the rules of each, random
// melds and turns with the verdicts of the Python engine, and the words of each language.

import { readFileSync } from "node:fs";

const path = process.env.MK_CASES;
if (!path) throw new Error("run these tests through tests/test_javascript.py, which sets MK_CASES");

export const { vectors, random, reviews, rules, schedules, texts } = JSON.parse(readFileSync(path, "utf-8"));

/** The parts of `found` that `expected` names. */
export const like = (found, expected) =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, found[key] ?? null]));
