// How hard a position is, from the exact measures of its best play, or from the proof that there is none. The Python twin
// tells what the numbers mean.

import { isJoker } from "../cards.mjs";
import { kind } from "../proofs/kind.mjs";
import { length } from "../proofs/length.mjs";
import { aceFlip } from "./themes/runs.mjs";
import { piecesFrom, tableMoves, trace } from "./trace.mjs";

/** The ratings at which levels 2, 3, 4 and 5 begin. */
const LEVELS_FROM = [800, 1100, 1400, 1800];

/** Where every rating starts. */
const BASE = 600;

/** The most that a play can rate that moves no table card. */
const PLAIN = 700;

/** What the kind of proof adds where nothing can be played, by its number. */
const PROOFS = [0, 200, 400, 800];

const { log2, max, min, round } = Math;

/** The `rating`, its `level`, what each of its `parts` adds, and the measures that are `undecided`. */
export function difficulty(rules, position, solution, measured, proof) {
  if (!solution.max_played) return unplayable(measured, proof);
  const { W, G, B, X, N, U } = measured;
  const parts = {
    base: BASE,
    W: round(220 * log2(1 + W)),
    G: 90 * (G - 1),
    B: 60 * B,
    X: round(80 * log2(1 + X)),
    N: round(50 * log2(1 + N)),
    U: 0 - round(70 * log2(U)),
    C: clutter(measured),
    ...surprises(trace(rules, position, solution)),
  };
  if (W === 0) parts.cap = min(0, PLAIN - sum(parts));
  return graded(parts, measured.undecided);
}

const sum = (parts) => Object.values(parts).reduce((total, part) => total + part, 0);

function graded(parts, undecided = []) {
  const rating = sum(parts);
  return { rating, level: 1 + LEVELS_FROM.filter((start) => rating >= start).length, parts, undecided };
}

/** Points for what people overlook. */
function surprises(play) {
  const broken = play.old.filter((_, source) => piecesFrom(play, source).length > 1);
  const twins = play.played.some((card) => broken.some((meld) => meld.includes(card)));
  const joker = tableMoves(play).some(({ cards }) => cards.some(isJoker));
  return { twins: twins ? 40 : 0, ace: aceFlip(play) ? 60 : 0, joker: joker ? 60 : 0 };
}

/** Undecided where no proof was found: then it is known, but nobody can be told how to see it. */
function unplayable(measured, proof) {
  const parts = { base: BASE, C: clutter(measured) };
  if (proof === null) return graded(parts, ["proof", "length"]);
  parts.proof = PROOFS[kind(proof.because)];
  parts.length = round(60 * log2(1 + length(proof.because)));
  return graded(parts);
}

const clutter = ({ C }) => 8 * max(0, C - 9);
