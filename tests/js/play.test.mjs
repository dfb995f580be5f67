// The practice table: games are named by addresses and storage that may hold anything, and turns are told in words.

import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";

import { readTurn } from "../../generator/machiavelli/web/engine/game/record_turns.mjs";
import { turnLine } from "../../generator/machiavelli/web/engine/game/records.mjs";
import { dealt } from "../../generator/machiavelli/web/ui/play/dealing.mjs";
import { endingWords, listed } from "../../generator/machiavelli/web/ui/play/ending.mjs";
import { addressOf, fromAddress, keepGame, kept, opponentsFor } from "../../generator/machiavelli/web/ui/play/keeping.mjs";
import { seatName, stepsOf } from "../../generator/machiavelli/web/ui/play/turn_words.mjs";
import { Texts } from "../../generator/machiavelli/web/ui/texts.mjs";
import { texts as languages, rules as variants } from "./cases.mjs";

const meant = { least: 3, most: 5, more_allowed: false };
const rules = { ...variants, many: { ...variants.base, deal: { ...variants.base.deal, players: meant } } };

const GAME = { variant: "base", strength: 2, players: 2, seed: "abc" };

const storage = (text) => {
  globalThis.localStorage = { getItem: () => text, setItem: (_, more) => (text = more) };
};
afterEach(() => delete globalThis.localStorage);

describe("which game is meant", () => {
  test("an address names it and is written for it", () => {
    assert.deepEqual(fromAddress(rules, addressOf(GAME)), GAME);
    assert.deepEqual(fromAddress(rules, "?v=base&l=2&s=abc"), GAME);
  });

  for (const query of [
    "",
    "?v=base",
    "?v=base&l=2&s=",
    "?v=base&l=2&s=<b>x</b>",
    "?v=base&l=4&s=abc",
    "?v=base&l=constructor&s=abc",
    "?v=__proto__&l=2&s=abc",
    "?v=base&l=2&s=abc&o=0",
    "?v=base&l=2&s=abc&o=1.5",
    "?v=base&l=2&s=abc&o=99",
    "?v=many&l=2&s=abc&o=1",
    `?v=base&l=2&s=${"a".repeat(13)}`,
  ]) {
    test(`no game: ${query}`, () => assert.equal(fromAddress(rules, query), null));
  }

  test("what is kept is found again", () => {
    storage(null);
    assert.equal(kept(rules), null);
    assert.equal(keepGame(GAME, ["1 draw"]), true);
    assert.deepEqual(kept(rules), { ...GAME, lines: ["1 draw"] });
  });

  for (const text of ["", "null", "[]", "7", "{", '{"variant":"base"}', JSON.stringify({ ...GAME, lines: 3 }), JSON.stringify({ ...GAME, seed: {}, lines: [] })]) {
    test(`nothing kept: ${text}`, () => {
      storage(text);
      assert.equal(kept(rules), null);
    });
  }

  test("storage that is blocked keeps nothing", () => {
    globalThis.localStorage = new Proxy({}, { get: () => assert.fail("blocked") });
    assert.equal(kept(rules), null);
    assert.equal(keepGame(GAME, []), false);
  });

  test("opponents are as many as the rules are meant for", () => {
    assert.deepEqual(opponentsFor(rules.base), [1, 2, 3]);
    assert.deepEqual(opponentsFor(rules.many), [2, 3]);
  });

  test("a seed deals the same cards again, another one others", () => {
    const [one, again, other] = ["abc", "abc", "abd"].map((seed) => dealt(rules.base, { ...GAME, seed }));
    assert.deepEqual(one, again);
    assert.notDeepEqual(one.pack, other.pack);
    assert.equal(one.pack.length, 104);
  });
});

describe("turns on a line", () => {
  for (const line of ["1 draw", "2 pass", "1 knock", "2 lay -", "2 lay 5C 6C 7C | 8S 8H *", "1 fail", "1 fail 5C 6C", "1 late 5C | 6C -> 5C 6C 7C", "2 fail -> 5C"]) {
    test(`as written: ${line}`, () => assert.equal(turnLine(readTurn(line)), line));
  }

  for (const line of ["", "draw", "0 draw", "1 draw 5C", "1 lay", "1 lay 5X", "1 sing", "1 lay <b>", "x lay 5C", "1 constructor"]) {
    test(`unreadable: ${line}`, () => assert.equal(readTurn(line), null));
  }
});

describe("steps of a play", () => {
  const texts = { say: (id, { meld, cards, table }) => [id.replace("play-step-", ""), cards, table, meld].filter(Boolean).join(": ") };
  const steps = (before, after) => {
    const read = (text) => text.split(" | ").filter(Boolean).map((meld) => meld.split(" "));
    return stepsOf(texts, read(before), read(after));
  };

  test("a meld of the hand", () => assert.deepEqual(steps("", "8S 8H 8D"), ["new: 8♠ 8♥ 8♦: 8♠ 8♥ 8♦"]));
  test("an addition", () => assert.deepEqual(steps("5C 6C 7C", "5C 6C 7C 8C"), ["add: 8♣: 5♣ 6♣ 7♣"]));
  test("a meld untouched is not told", () => assert.deepEqual(steps("5C 6C 7C", "5C 6C 7C | 8S 8H 8D").length, 1));
  test("an end taken", () => {
    const told = ["mixed: 8♥ 8♦: 8♣: 8♥ 8♦ 8♣", "table: 5♣ 6♣ 7♣"];
    assert.deepEqual(steps("5C 6C 7C 8C", "5C 6C 7C | 8H 8D 8C"), told);
  });
});

describe("the end of a hand", () => {
  const tied = { es: "tú y el rival", it: "tu e l’avversario", pt: "eu e o adversário", "pt-BR": "você e o adversário" };

  for (const [lang, { play }] of Object.entries(languages)) {
    const texts = new Texts(play);
    const nameOf = (seat) => seatName(texts, seat, 2);

    test(`names within a sentence: ${lang}`, () => assert.equal(listed([0, 1].map(nameOf), lang), tied[lang]));
    test(`it says who ended it: ${lang}`, () => {
      for (const ending of ["out", "knocked"]) {
        assert.ok(endingWords(texts, ending, 1, nameOf).startsWith(nameOf(1)));
        assert.equal(endingWords(texts, ending, 0, nameOf), texts.say(`play-ending-${ending}-you`));
      }
    });
  }
});
