// What is practised, in which suits, and when it is due again: by the reference of the scheduler.

import assert from "node:assert/strict";
import { test } from "node:test";

import { judge } from "../../generator/machiavelli/web/engine/index.mjs";
import { isEntry } from "../../generator/machiavelli/web/ui/progress/format.mjs";
import { AGAIN, EASY, GOOD, HARD, review } from "../../generator/machiavelli/web/ui/progress/fsrs.mjs";
import { exchanged, exchangedWords, grade, inTurn, practised, twin } from "../../generator/machiavelli/web/ui/progress/practice.mjs";
import { reviews, rules } from "./cases.mjs";

const isNear = (one, other) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

test("memories are those of the reference", () => {
  assert.ok(reviews.length >= 100);
  for (const practices of reviews) {
    let memory = null;
    for (const { days, grade: graded, ...expected } of practices) {
      const { interval, ...now } = review(memory, graded, days);
      assert.ok(isNear(now.stability, expected.stability), `${now.stability} ${expected.stability}`);
      assert.ok(isNear(now.difficulty, expected.difficulty), `${now.difficulty} ${expected.difficulty}`);
      assert.equal(interval, expected.interval);
      memory = now;
    }
  }
});

test("how it went is graded by moves, hints and the own median", () => {
  const times = [10, 60, 90];
  const how = { moves: 3, par: 2, hints: 0, seconds: 61 };
  assert.equal(grade(null, times), AGAIN);
  assert.equal(grade(how, times), GOOD);
  assert.equal(grade({ ...how, hints: 1, seconds: 1 }, times), HARD);
  assert.equal(grade({ ...how, moves: 4 }, times), HARD);
  assert.equal(grade({ ...how, seconds: 59 }, times), EASY);
  assert.equal(grade({ ...how, seconds: 60 }, times), GOOD);
  assert.equal(grade({ ...how, seconds: 1 }, [60, 60]), GOOD);
  assert.equal(grade({ moves: 0, par: 0, hints: 0, seconds: 9 }), GOOD);
});

test("what was practised is known until it is due, and can be kept", () => {
  let known;
  for (const [day, how] of [
    ["2026-12-01", { moves: 2, par: 2, hints: 0, seconds: 40 }],
    ["2026-12-03", null],
    ["2026-12-04", { moves: 2, par: 2, hints: 1, seconds: 50 }],
    ["2026-12-04", { moves: 2, par: 2, hints: 0, seconds: 30 }],
  ]) {
    known = practised(known, how, day);
    assert.ok(isEntry("themes", "end-steal", known));
    assert.ok(known.due > day);
    assert.equal(known.last, day);
  }
  assert.equal(known.reviews, 4);
  assert.deepEqual(known.times, [40, 50, 30]);
  for (let round = 0; round < 40; round += 1) known = practised(known, { moves: 1, par: 1, hints: 0, seconds: 5 }, known.due);
  assert.ok(isEntry("themes", "end-steal", known));
  assert.equal(known.times.length, 9);
});

test("a clock set back breaks nothing", () => {
  const known = practised(undefined, null, "2026-12-10");
  assert.ok(isEntry("themes", "a", practised(known, null, "2026-12-01")));
});

test("what is longest due comes first, then what is new, then what is to come", () => {
  const due = (day) => ({ due: day });
  const known = new Map([["a", due("2026-12-09")], ["c", due("2026-12-02")], ["d", due("2026-12-05")], ["e", due("2026-12-07")]]);
  assert.deepEqual(inTurn(["a", "b", "c", "d", "e", "f"], known, "2026-12-05"), ["c", "d", "b", "f", "e", "a"]);
});

test("a puzzle comes in every other order of suits before one comes again", () => {
  for (const puzzles of [["a"], ["a", "b"], ["a", "b", "c", "d", "e", "f", "g"]]) {
    const twins = Array.from({ length: 23 * puzzles.length }, (_, count) => twin(puzzles, count));
    assert.equal(new Set(twins.map(({ id, order }) => id + order)).size, twins.length);
    assert.ok(twins.every(({ order }) => order !== "SHDC" && [...order].sort().join("") === "CDHS"));
    const moved = twins.slice(0, 9 * puzzles.length);
    assert.ok(moved.every(({ order }) => [...order].every((suit, at) => suit !== "SHDC"[at])), "at first no suit stays");
  }
});

test("suits are exchanged in everything that is written with cards, and nothing else", () => {
  const game = { position: "5C6C7C.9S*TD:AH", solution: [["10C", "*"], ["AH"]], variant: "base", claim: { played: 1 }, themes: ["S"] };
  assert.deepEqual(exchanged("HSCD", game), {
    ...game,
    position: "5D6D7D.9H*TC:AS",
    solution: [["10D", "*"], ["AS"]],
  });
});

test("a meld is as legal with its suits exchanged", () => {
  for (const meld of [["5C", "6C", "7C"], ["8H", "8D", "8C"], ["8H", "8D", "8H"], ["KS", "AS", "2S"], ["5H", "*", "7H"]]) {
    for (const variant of ["base", "jolly"]) {
      for (let count = 0; count < 23; count += 1) {
        const { meld: other } = exchanged(twin(["a"], count).order, { meld });
        assert.equal(judge(rules[variant], other).legal, judge(rules[variant], meld).legal);
      }
    }
  }
});

test("what is told of a puzzle is told in the new suits: in words, tables and proofs", () => {
  const told = {
    hints: [null, { text: "Toma el 8♣ de 5♣–8♣.", cards: ["8C", "10H"], at: 0 }],
    steps: ["8♦ 8♥ ★"],
    tables: "5C6C7C.TH8D8C 5C6C.*8S",
    proofs: [{ card: "KS", because: { kind: "points", points: { "10C": 2, AS: 1 }, total: 3 } }],
  };
  // Spades become clubs, hearts spades, diamonds hearts, clubs diamonds.
  assert.deepEqual(exchangedWords("CSHD", told), {
    hints: [null, { text: "Toma el 8♦ de 5♦–8♦.", cards: ["8D", "10S"], at: 0 }],
    steps: ["8♥ 8♠ ★"],
    tables: "5D6D7D.TS8H8D 5D6D.*8C",
    proofs: [{ card: "KC", because: { kind: "points", points: { "10D": 2, AC: 1 }, total: 3 } }],
  });
  assert.deepEqual(exchangedWords("SHDC", told), told);
});
