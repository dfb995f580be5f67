// What can be read, what is refused and where, in step with the Python reader.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  NotationError,
  format,
  formatCards,
  parse,
  parseCard,
  parseCards,
} from "../../generator/machiavelli/web/engine/index.mjs";
import { vectors } from "./cases.mjs";

const refusal = ({ code, column }) => (error) => {
  assert.ok(error instanceof NotationError);
  assert.deepEqual({ code: error.code, column: error.column }, { code, column });
  return true;
};

describe("cards and addresses", () => {
  for (const item of vectors.cards) {
    test(item.id, () => {
      const read = () => (item.address === undefined ? parseCard(item.text) : parse(item.address));
      if (item.error) return assert.throws(read, refusal(item.error));
      if (item.address === undefined) {
        assert.equal(read(), item.card);
        return assert.equal(formatCards([read()]), item.shown);
      }
      const { table, hand } = read();
      assert.deepEqual([table, hand], [item.table, item.hand]);
      return assert.equal(format({ table, hand }), item.canonical ?? item.address);
    });
  }
});

test("several cards, with the place of the one that cannot be read", () => {
  assert.deepEqual(parseCards("5♣ 6C  tc ★"), ["5C", "6C", "10C", "*"]);
  assert.throws(() => parseCards("5♣ 6♣ x"), refusal({ code: "unreadable-card", column: 7 }));
});
