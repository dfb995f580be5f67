// A harder position than one at hand: the same with something changed, or a new one, by chance that can be repeated. The
// engine tells whether it can be solved, and how hard it is.

import { isJoker } from "../../engine/judging.mjs";
import { Pool, cardBeside, meldFrom, position } from "../endless/deal.mjs";
import { NoAnswer } from "../engine_worker.mjs";

/** Positions looked at; and how long, in milliseconds, for the search and for one answer. */
const [TRIES, PATIENCE, LONGEST] = [300, 20_000, 5_000];
/** So many points more are felt; with fewer the search goes on for a better one. */
const FELT = 100;
const [MOST_MELDS, MOST_HELD] = [7, 8];

/**
 * How hard the position `given` is, and one that is harder, if one is found: `{ before, found }`, where `found` has its
 * `position` and its `difficulty`, or is null. So it is too where the difficulty `before` is not decided.
 *
 * `engine` is a worker, `signal` takes the search back. Rejects with NoAnswer where it was taken back, and where the
 * position itself takes too long.
 */
export async function harder(engine, rules, given, chance, signal) {
  const until = performance.now() + PATIENCE;
  const before = await rated(engine, rules, given, { signal, patience: PATIENCE });
  let found = null;
  if (before.rating === null) return { before, found };
  for (let tries = 0; tries < TRIES && performance.now() < until; tries += 1) {
    const from = found?.position ?? given;
    const next = await solvable(engine, rules, { ...from, ...changed(chance, rules, from) }, signal);
    if (next && next.difficulty.rating > (found ?? { difficulty: before }).difficulty.rating) found = next;
    if (found && found.difficulty.rating >= before.rating + FELT) break;
  }
  return { before, found };
}

async function rated(engine, rules, given, options, known = null) {
  const solution = known ?? (await engine.ask("solve", [rules, given], options));
  return (await engine.ask("grade", [rules, given, solution], options)).difficulty;
}

/** A position with its difficulty, if it has a solution and a difficulty that is certain. */
async function solvable(engine, rules, given, signal) {
  const options = { signal, patience: LONGEST };
  try {
    const solution = await engine.ask("solve", [rules, given], options);
    if (!solution.can_go_out) return null;
    const difficulty = await rated(engine, rules, given, options, solution);
    return difficulty.rating === null ? null : { position: given, difficulty };
  } catch (error) {
    // One position that takes too long, or that no game can hold, is no reason to look no further.
    if (error instanceof NoAnswer && !["cancelled", "no-worker", "fault"].includes(error.code)) return null;
    throw error;
  }
}

/** The position with some things changed; now and then one that has nothing to do with it. */
function changed(chance, rules, { table, hand }) {
  if (chance.below(8) === 0) return position(chance, rules);
  let now = { table, hand };
  for (let changes = 1 + chance.below(3); changes > 0; changes -= 1) now = chance.of(CHANGES)(chance, rules, now);
  return now;
}

/** The cards that are not in the position. */
function poolBeside(rules, { table, hand }) {
  const pool = new Pool(rules);
  pool.take([...table.flat(), ...hand]);
  return pool;
}

const naturals = ({ table }) => table.flat().filter((card) => !isJoker(card));

/** A card to hold that has something to do with the table. */
function held(chance, rules, now) {
  const lying = naturals(now);
  return lying.length ? [cardBeside(chance, poolBeside(rules, now), chance.of(lying))] : [];
}

const CHANGES = [
  (chance, rules, now) => (now.hand.length < MOST_HELD ? { ...now, hand: [...now.hand, ...held(chance, rules, now)] } : now),
  (chance, rules, now) => {
    const left = now.hand.toSpliced(chance.below(now.hand.length), 1);
    return { ...now, hand: [...left, ...held(chance, rules, now)] };
  },
  (chance, rules, now) =>
    now.table.length < MOST_MELDS ? { ...now, table: [...now.table, meldFrom(poolBeside(rules, now), chance, rules)] } : now,
  (chance, rules, { table, hand }) => {
    if (!table.length) return { table, hand };
    const left = table.toSpliced(chance.below(table.length), 1);
    return { hand, table: [...left, meldFrom(poolBeside(rules, { table: left, hand }), chance, rules)] };
  },
];
