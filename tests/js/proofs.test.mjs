// Proving and checking in JavaScript: what is exported, what is left alone, what is refused. That the answers are
// those of the Python engine, tests/test_twin.py asks thousands of times.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as engine from "../../generator/machiavelli/web/engine/index.mjs";
import { rules, vectors } from "./cases.mjs";

const { ClaimError, NotationError, PositionError, checkProof, prove } = engine;
const position = { table: [["6C", "7C", "8C"], ["9S", "9H", "9D"]], hand: ["8D", "8H", "KC"] };

/** The same data, of which nothing can be changed. */
function frozen(data) {
  if (typeof data === "object" && data !== null) Object.values(Object.freeze(data)).forEach(frozen);
  return data;
}

test("everything that can be asked is exported", () => {
  for (const call of ["judge", "judgeTurn", "judgeTable", "prove", "checkProof", "parse", "format"]) {
    assert.equal(typeof engine[call], "function", call);
  }
});

describe("the shared proofs", () => {
  for (const item of vectors.proofs) {
    test(item.id, () => {
      const proof = prove(item.rules, item, item.denies);
      assert.equal(JSON.stringify(proof), JSON.stringify(item.proof));
      if (proof) assert.deepEqual(checkProof(item.rules, item, proof), { holds: true, why: null });
    });
  }
});

describe("a proof", () => {
  test("is found, holds, and is JSON", () => {
    for (const claim of [{ most: 0 }, { most: 2 }, { card: "8D" }, { card: "k♣" }]) {
      const proof = prove(rules.base, position, claim);
      assert.deepEqual(JSON.parse(JSON.stringify(proof)), proof);
      assert.deepEqual(checkProof(rules.base, position, proof), { holds: true, why: null });
    }
  });
  test("leaves what it is given as it is, and is the same again", () => {
    const given = frozen([structuredClone(rules.jolly), structuredClone(position), { most: 1 }]);
    const proof = frozen(prove(...given));
    assert.deepEqual(prove(...given), proof);
    assert.ok(checkProof(given[0], given[1], proof).holds);
  });
  test("is not found where the claim is false, or the work runs out", () => {
    assert.equal(prove(rules.base, { table: [["6C", "7C", "8C"]], hand: ["9C"] }, { most: 0 }), null);
    assert.equal(prove(rules.base, position, { most: 0 }, 0), null);
  });
  test("does not hold of another position, nor under other rules", () => {
    const proof = prove(rules.base, position, { card: "KC" });
    const richer = { ...position, table: [...position.table, ["KS", "KH", "KD"]] };
    assert.deepEqual(checkProof(rules.base, richer, proof), { holds: false, why: "has-partner" });
    const bare = { ...position, hand: ["8D"] };
    assert.deepEqual(checkProof(rules.base, bare, proof), { holds: false, why: "wrong-claim" });
  });
});

describe("what is refused", () => {
  const codes = (call, kind, code) =>
    assert.throws(call, (error) => {
      assert.ok(error instanceof kind, error);
      assert.equal(error.code, code);
      return true;
    });
  const hand = (...cards) => ({ table: [], hand: cards });
  test("positions that no game can hold", () => {
    for (const [code, given, variant = "base"] of [
      ["too-many-melds", { table: Array(105).fill([]), hand: [] }],
      ["too-many-cards", hand(...Array(105).fill("8C"))],
      ["too-many-jokers", hand("*")],
      ["too-many-copies", hand("8C", "8C", "8C")],
      ["too-many-loose", { table: [["2S"], ["4S"], ["6S"], ["8S"], ["10S"]], hand: [] }, "scoperte"],
      ["illegal-table", { table: [["8C", "8D"]], hand: [] }],
    ]) {
      codes(() => prove(rules[variant], given, { most: 0 }), PositionError, code);
      codes(() => checkProof(rules[variant], given, null), PositionError, code);
    }
  });
  test("positions that no number of players' packs can make", () => {
    assert.ok(vectors.packs.length >= 5);
    for (const { id, rules: own, table, hand: held, error, max_played } of vectors.packs) {
      if (error) codes(() => engine.maxPlayed(own, { table, hand: held }), PositionError, error);
      else assert.equal(engine.maxPlayed(own, { table, hand: held }), max_played, id);
    }
  });
  test("what is no position", () => {
    for (const given of [undefined, null, 8, [], {}, { table: {}, hand: [] }, { table: [8], hand: [] }, hand(8, 9)]) {
      codes(() => prove(rules.base, given, { most: 0 }), NotationError, "wrong-type");
    }
    codes(() => prove(rules.base, hand("8X"), { most: 0 }), NotationError, "unreadable-card");
  });
  test("claims about nothing", () => {
    for (const most of [undefined, -1, 3, 0.5, "0", NaN]) {
      codes(() => prove(rules.base, position, { most }), ClaimError, "wrong-claim");
    }
    for (const claim of [undefined, null, {}, { card: "AS" }]) {
      codes(() => prove(rules.base, position, claim), ClaimError, "wrong-claim");
    }
  });
  test("what is no proof, with a reason", () => {
    const limit = { kind: "limit" };
    for (const proof of [null, 8, [], {}, { most: 0 }, { most: 0, because: {} }, { most: 1e9, because: limit }]) {
      assert.deepEqual(checkProof(rules.base, position, proof), { holds: false, why: "wrong-shape" });
    }
    assert.equal(checkProof(rules.base, position, { most: 2, because: limit }).why, "no-limit");
    assert.equal(checkProof(rules.base, position, { most: 3, because: limit }).why, "wrong-claim");
  });
});
