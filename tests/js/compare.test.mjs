// The comparison: what an address may choose, and how two values are told apart.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { addressOf, readChosen } from "../../generator/machiavelli/web/ui/compare/address.mjs";
import { stocksToldApart, toldApart } from "../../generator/machiavelli/web/ui/compare/differences.mjs";
import { Texts } from "../../generator/machiavelli/web/ui/texts.mjs";

const KNOWN = ["base", "quindici", "jolly", "tahiti", "giro"];
const texts = new Texts({
  locale: "es",
  messages: {
    "compare-instead": "{here} en vez de {there}",
    "compare-differs": "{here}; en {name}, {there}",
    "compare-stock-instead": "{players}: {here} / {there}",
  },
});

describe("the address of the comparison", () => {
  test("a choice is read as it is written", () => {
    for (const ids of [["base", "jolly"], ["giro", "base", "tahiti", "jolly"]]) {
      assert.deepEqual(readChosen(addressOf(ids), KNOWN), { chosen: ids, refused: null });
    }
  });
  test("without one nothing is chosen", () => {
    assert.deepEqual(readChosen("?x=1", KNOWN), { chosen: null, refused: null });
  });
  test("anything else is refused", () => {
    for (const asked of ["", "base", "base,", "base,base", "base,Jolly", "base,__proto__", KNOWN.join(","), "base;jolly"]) {
      assert.deepEqual(readChosen(`?v=${asked}`, KNOWN), { chosen: null, refused: asked });
    }
  });
});

describe("differences in words", () => {
  test("numbers alone read shorter", () => {
    assert.equal(toldApart(texts, "15", "13", "Base"), "15 en vez de 13");
    assert.equal(toldApart(texts, "15", "sin tope", "Base"), "15; en Base, sin tope");
    assert.equal(toldApart(texts, "no", "no", "Base"), null);
  });
  test("the stock is that of four players, or of the nearest number for which it differs", () => {
    assert.equal(stocksToldApart(texts, { 2: 74, 4: 44 }, { 2: 78, 4: 52 }), "4: 44 / 52");
    assert.equal(stocksToldApart(texts, { 3: 5, 4: 52, 5: 1 }, { 3: 6, 4: 52, 5: 2 }), "3: 5 / 6");
    assert.equal(stocksToldApart(texts, { 2: 1 }, { 3: 6 }), null);
    assert.equal(stocksToldApart(texts, { 2: 1 }, { 2: 1, 3: 6 }), null);
  });
});
