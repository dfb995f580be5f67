// The words of the browser: plural forms, names of melds, verdicts, in each language.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { judge } from "../../generator/machiavelli/web/engine/judging.mjs";
import { checked, doubted } from "../../generator/machiavelli/web/ui/answers.mjs";
import { meldTitle, verdictWords } from "../../generator/machiavelli/web/ui/meld_words.mjs";
import { Game, NEW } from "../../generator/machiavelli/web/ui/state.mjs";
import { Texts } from "../../generator/machiavelli/web/ui/texts.mjs";
import { rules, texts, vectors } from "./cases.mjs";

for (const [lang, { said, board }] of Object.entries(texts)) {
  const words = new Texts(board);
  describe(lang, () => {
    test("plural forms are those of the page", () => {
      for (const { id, n, text } of said) assert.equal(words.say(id, { n }), text);
    });
    test("a verdict reads in the browser as on the page", () => {
      for (const { id, rules: own, meld, ...expected } of vectors.melds.filter((item) => item.meld.length > 1)) {
        const verdict = judge(own, meld);
        assert.deepEqual([meldTitle(words, verdict), verdictWords(words, verdict)], expected[lang], id);
      }
    });
    test("every message can be said without a hole", () => {
      for (const id of Object.keys(board.messages)) {
        const values = { n: 2, card: "-", place: 1, count: 4, title: "-", verdict: "-", have: 1, need: 3, cards: "-", par: 2 };
        const text = words.say(id, { ...values, ranks: "-", suit: "-" });
        assert.doesNotMatch(text, /[{}]|undefined/);
      }
    });
  });
}

test("a message that is missing is an error, not a blank", () => {
  const words = new Texts(texts.es.board);
  assert.throws(() => words.say("no-such-message"));
  assert.throws(() => words.say("constructor"));
});

describe("answers", () => {
  const words = new Texts(texts.es.board);
  const begin = (position, claim) => new Game({ position, rules: rules.base, claim, solution: [] });

  test("the open meld is named with its cards", () => {
    const game = begin("5C6C7C8C:8D8H", { solvable: true, played: 2 });
    game.move([3, 4], NEW);
    const answer = checked({ game, texts: words, shownPosition: null, data: {}, hinted: new Set() });
    assert.equal(answer.kind, "open");
    assert.match(answer.text, /2 \(8 de diamantes, 8 de tréboles\): faltan cartas, hay 2 de 3/);
  });
  test("rearranging without adding is no play", () => {
    const game = begin("5C6C7C8C.8D8H8S:KD", { solvable: false, played: 0 });
    game.move([3], 2);
    assert.equal(checked({ game, texts: words, shownPosition: null, data: {}, hinted: new Set() }).title, words.say("result-nothing"));
  });
  test("too few cards is legal, not solved; all asked for is solved", () => {
    const game = begin("5C6C7C:8C9C", { solvable: true, played: 2 });
    game.move([3], 1);
    assert.equal(checked({ game, texts: words, shownPosition: null, data: {}, hinted: new Set() }).kind, "legal");
    game.move([4], 1);
    assert.equal(checked({ game, texts: words, shownPosition: null, data: {}, hinted: new Set() }).kind, "solved");
    assert.equal(checked({ game, texts: words, shownPosition: game.position }).kind, "shown");
  });
  test("saying that it cannot be done is right where nothing can be played", () => {
    assert.equal(doubted({ game: begin("6C7C8C:8D8H", { solvable: false, played: 0 }), texts: words }).kind, "solved");
    assert.equal(doubted({ game: begin("5C6C7C:8C", { solvable: true, played: 1 }), texts: words }).kind, "open");
    assert.equal(doubted({ game: begin("5C6C7C:8CKD", { solvable: false, played: 1 }), texts: words }).kind, "open");
  });
});
