// Putting two accounts of the same progress together: of each puzzle the best, of each question and theme the latest.
// Which of the two is added to the other makes no difference, and adding one twice changes nothing.

import { nothing } from "./format.mjs";

/** Of two entries for a puzzle the one to keep: for another position the later, for the same one the better. */
function betterSolved(one, other) {
  if (one.key !== other.key) return later(one, other);
  return first(one, other, (entry) => [entry.hints, entry.moves, entry.day]);
}

/** Of two answers to a question the later; of the same day a wrong one, for it came before it was put right. */
function lastAnswered(one, other) {
  if (one.key !== other.key || one.day !== other.day) return later(one, other);
  return one.right ? other : one;
}

const later = (one, other) => (first(one, other, (entry) => [entry.day, entry.key]) === one ? other : one);

/** The one whose values come first in order. */
function first(one, other, valuesOf) {
  const [mine, theirs] = [valuesOf(one), valuesOf(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 || mine[at] < theirs[at] ? one : other;
}

/** Of two memories of a theme the later, which knows more. */
const lastPractised = (one, other) =>
  first(one, other, (entry) => [entry.last, entry.reviews, JSON.stringify(entry)]) === one ? other : one;

const KEPT = { puzzles: betterSolved, questions: lastAnswered, themes: lastPractised };

/** Both in one, in a new account. */
export function merged(one, other) {
  const both = nothing();
  for (const [kind, kept] of Object.entries(KEPT)) {
    for (const [id, entry] of [...one[kind], ...other[kind]]) {
      const known = both[kind].get(id);
      both[kind].set(id, known ? kept(known, entry) : entry);
    }
  }
  return both;
}
