// Times the JavaScript ways on positions; knows neither node nor a page, which hand in their clock.
//
// Input: {"variants": {id: {"rules", "melds"}}, "sets": {name: [position]}, "rounds": n}. All sets are gone through more
// than once and only the last round counts: a worker that has answered before is what a page has.

import * as ilp from "./ilp.mjs";
import * as ours from "./ours.mjs";

/** Times and answers of every way on every set; `clock()` gives milliseconds. */
export function measure({ variants, sets, rounds }, clock) {
  const can = (question) => !ours.lacks.includes(question);
  const counting = can("maxPlayed") ? [ours, ilp] : [ilp];
  const solving = can("solve") ? [{ name: ours.name, prepare: ours.prepareSolve }] : [];
  const results = { lacks: ours.lacks, count: {}, solve: {} };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, positions] of Object.entries(sets)) {
      results.count[name] = goThrough(counting, variants, positions, clock);
      if (solving.length > 0) results.solve[name] = goThrough(solving, variants, positions, clock);
    }
  }
  return results;
}

function goThrough(methods, variants, positions, clock) {
  const found = Object.fromEntries(methods.map(({ name }) => [name, []]));
  positions.forEach((position, number) => {
    for (let turn = 0; turn < methods.length; turn += 1) {
      const { name, prepare } = methods[(number + turn) % methods.length];
      found[name].push({ id: position.id, ...ask(prepare(variants[position.variant], position), clock) });
    }
  });
  return found;
}

function ask(question, clock) {
  const start = clock();
  try {
    const answer = question();
    return { milliseconds: clock() - start, answer, error: null };
  } catch (thrown) {
    return { milliseconds: clock() - start, answer: null, error: String(thrown).slice(0, 200) };
  }
}
