// The browser engine answers every vector as the Python engine does.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { NotationError, judge, judgeTable, judgeTurn } from "../../generator/machiavelli/web/engine/index.mjs";
import { like, random, rules, vectors } from "./cases.mjs";

describe("melds", () => {
  for (const item of vectors.melds) {
    test(item.id, () => {
      const found = judge(item.rules, item.meld);
      const expected = item.legal
        ? { legal: true, kind: item.kind, cards: item.cards, stands_for: item.stands_for }
        : { legal: false, reason: item.reason, missing: item.missing ?? [], lacking: item.lacking ?? 0 };
      assert.deepEqual(like(found, expected), expected);
      assert.deepEqual([...found.cards].sort(), [...item.meld].sort());
    });
  }
});

describe("tables", () => {
  for (const item of vectors.tables) {
    test(item.id, () => {
      const found = judgeTable(item.rules, item.table).map((verdict) => verdict.kind ?? verdict.reason);
      assert.deepEqual(found, item.verdicts);
    });
  }
});

describe("turns", () => {
  for (const item of vectors.turns) {
    test(item.id, () => {
      const expected = { legal: item.legal, played: item.played ?? [], reason: item.reason ?? null };
      Object.assign(expected, { meld: item.meld ?? null, meld_reason: item.meld_reason ?? null });
      const found = judgeTurn(item.rules, item);
      assert.deepEqual(like(found, expected), expected);
      assert.deepEqual(found.cards ?? [], item.cards ?? []);
    });
  }
});

describe("random cards, against the Python engine", () => {
  test("melds", () => {
    assert.ok(random.melds.length >= 2000);
    for (const { variant, meld, verdict } of random.melds) {
      assert.deepEqual(like(judge(rules[variant], meld), verdict), verdict, `${variant} ${meld}`);
    }
  });
  test("turns", () => {
    assert.ok(random.turns.length >= 1000);
    for (const { variant, turn, verdict } of random.turns) {
      const found = { cards: [], ...judgeTurn(rules[variant], turn) };
      assert.deepEqual(like(found, verdict), verdict, JSON.stringify(turn));
    }
  });
});

describe("what comes in", () => {
  test("cards may be written in any readable way", () => {
    assert.deepEqual(judge(rules.base, ["t♣", "9c", "8C"]).cards, ["8C", "9C", "10C"]);
  });
  test("what is no card is no meld either", () => {
    for (const bad of ["5X", "", "__proto__", "<svg>", " 8C"]) {
      assert.throws(() => judge(rules.base, ["5C", bad]), NotationError);
      assert.throws(() => judgeTurn(rules.base, { before: [], after: [[bad]], hand: [] }), NotationError);
    }
  });

  test("arguments are left as they are", () => {
    const meld = Object.freeze(["8H", "8C", "*", "8D"]);
    judge(rules.jolly, meld);
    const turn = { before: [["5C", "6C", "7C"]], after: [["8C", "7C", "6C", "5C"]], hand: ["8C"] };
    const written = JSON.stringify(turn);
    judgeTurn(rules.base, turn);
    assert.equal(JSON.stringify(turn), written);
  });
});
