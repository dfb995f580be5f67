// Times the JavaScript ways on the positions given on standard input, and prints times and answers as JSON.
//
// Input: {"variants": {id: {"rules", "melds"}}, "sets": {name: [position]}, "rounds": n}. Every set is gone through
// more than once and only the last round counts: a worker that has answered before is what a page has. Times are
// milliseconds of processor time, the compiler's and the collector's threads with it.

import { readFileSync } from "node:fs";

import * as ilp from "./ilp.mjs";
import * as ours from "./ours.mjs";

const { variants, sets, rounds } = JSON.parse(readFileSync(0, "utf8"));

function ask(question) {
  const start = process.cpuUsage();
  let answer = null;
  let error = null;
  try {
    answer = question();
  } catch (thrown) {
    error = String(thrown).slice(0, 200);
  }
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1000, answer, error };
}

function measure(methods, positions) {
  const found = Object.fromEntries(methods.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    positions.forEach((position, number) => {
      for (let turn = 0; turn < methods.length; turn += 1) {
        const { name, prepare } = methods[(number + turn) % methods.length];
        const result = ask(prepare(variants[position.variant], position));
        if (round === rounds) found[name].push({ id: position.id, ...result });
      }
    });
  }
  return found;
}

const can = (question) => !ours.lacks.includes(question);
const counting = can("maxPlayed") ? [ours, ilp] : [ilp];
const solving = can("solve") ? [{ name: ours.name, prepare: ours.prepareSolve }] : [];
const results = { node: process.version, lacks: ours.lacks, count: {}, solve: {} };
for (const [name, positions] of Object.entries(sets)) {
  results.count[name] = measure(counting, positions);
  if (solving.length > 0) results.solve[name] = measure(solving, positions);
}
process.stdout.write(JSON.stringify(results));
