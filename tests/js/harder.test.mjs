// A harder position than one at hand: solvable, rated higher, repeatable; and an end where there is none.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { grade } from "../../generator/machiavelli/web/engine/grading/grade.mjs";
import * as asked from "../../generator/machiavelli/web/engine/index.mjs";
import { Chance } from "../../generator/machiavelli/web/ui/endless/chance.mjs";
import { NoAnswer } from "../../generator/machiavelli/web/ui/engine_worker.mjs";
import { harder } from "../../generator/machiavelli/web/ui/lab/harder.mjs";
import { rules } from "./cases.mjs";

const engine = { ...asked, grade };
const asking = { ask: async (call, args) => engine[call](...args) };
const rating = (variant, given) => engine.grade(variant, given, engine.solve(variant, given)).difficulty.rating;

const POSITIONS = [
  ["jolly", { table: [["5H", "*", "7H"], ["9S", "9H", "9D"]], hand: ["6H", "*"] }],
  ["base", { table: [["6C", "7C", "8C"]], hand: ["8D", "8H"] }],
  ["scoperte", { table: [["5C", "6C", "7C"], ["9S"]], hand: ["8C"] }],
];

describe("a harder position", () => {
  for (const [name, given] of POSITIONS) {
    test(`${name}: ${given.table.join(" ")} : ${given.hand}`, async () => {
      const { before, found } = await harder(asking, rules[name], given, new Chance("one"));
      assert.equal(before.rating, rating(rules[name], given));
      assert.equal(found.difficulty.rating, rating(rules[name], found.position));
      assert.ok(found.difficulty.rating > before.rating);
      assert.ok(engine.solve(rules[name], found.position).can_go_out);
    });
  }

  test("the same chance finds the same", async () => {
    const [name, given] = POSITIONS.at(-1);
    const [one, other] = [1, 2].map(() => harder(asking, rules[name], given, new Chance("two")));
    assert.deepEqual(await one, await other);
  });

  test("none where no position has a solution, and the search ends", async () => {
    let asked = 0;
    const answers = { solve: { can_go_out: false }, grade: { difficulty: { rating: 800 } } };
    const ask = async (call) => {
      asked += 1;
      return answers[call];
    };
    assert.equal((await harder({ ask }, rules.base, POSITIONS[0][1], new Chance("one"))).found, null);
    assert.ok(asked > 100);
  });

  test("none where nobody can tell how hard this one is", async () => {
    const ask = async () => ({ difficulty: { rating: null } });
    assert.equal((await harder({ ask }, rules.base, POSITIONS[0][1], new Chance("one"))).found, null);
  });

  test("whoever takes it back is not kept waiting, and one position too slow does not end it", async () => {
    for (const [code, ends] of [["cancelled", true], ["no-worker", true], ["timeout", false], ["too-many-copies", false]]) {
      let asked = 0;
      const ask = async () => {
        asked += 1;
        if (asked > 2) throw new NoAnswer(code);
        return { difficulty: { rating: 800 } };
      };
      const sought = harder({ ask }, rules.base, POSITIONS[0][1], new Chance("one"));
      if (ends) await assert.rejects(sought, { code });
      else assert.equal((await sought).found, null);
    }
  });
});
