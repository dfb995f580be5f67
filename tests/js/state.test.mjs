// Moving cards about: nothing is lost or doubled, the way back is exact, ids of melds are never used again.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { layOut } from "../../generator/machiavelli/web/ui/arrange.mjs";
import { Game, HAND, NEW } from "../../generator/machiavelli/web/ui/state.mjs";
import { rules } from "./cases.mjs";

const begin = (position, variant = "base", more = {}) =>
  new Game({ position, rules: rules[variant], claim: null, solution: [], ...more });

/** The keys of some cards, wherever they lie; of twins the one asked for by place. */
function keys(game, codes, place = null) {
  return codes.split(" ").map((code) =>
    game.codes.findIndex((own, key) => own === code && (place === null || game.placeOf(key) === place)),
  );
}

describe("one turn", () => {
  test("three steps, three back, three forward, three back", () => {
    const game = begin("5C6C7C8C:8D8H");
    const fresh = game.move(keys(game, "8C"), NEW);
    game.move(keys(game, "8D"), fresh);
    game.move(keys(game, "8H"), fresh);
    assert.equal(game.position, "5C6C7C.8H8D8C:");
    for (const step of ["undo", "redo", "undo"]) {
      for (let times = 0; times < 3; times += 1) assert.ok(game[step]());
      assert.equal(game[step](), false);
      const cards = game.now.melds.flatMap((meld) => meld.cards).concat(game.now.hand);
      assert.equal(new Set(cards).size, 6);
      assert.ok(game.now.melds.every((meld) => meld.cards.length > 0));
    }
    assert.equal(game.now, game.start);
    assert.equal(game.position, "5C6C7C8C:8D8H");
  });

  test("a meld that was emptied does not lend its id to a new one", () => {
    const game = begin("4D5D6D.7D8D9D.KSKHKC:2S2H2D");
    assert.equal(game.move(keys(game, "7D 8D 9D"), 1), 1);
    assert.equal(game.move(keys(game, "2S 2H 2D"), NEW), 4);
    assert.equal(game.position, "4D5D6D7D8D9D.KSKHKC.2S2H2D:");
    assert.deepEqual(game.turn(), { legal: true, played: ["2S", "2H", "2D"] });
  });

  test("taking a card back opens the meld that leaned on it", () => {
    const game = begin("5C6C7C:8C9CKH");
    game.move(keys(game, "8C"), 1);
    game.move(keys(game, "9C"), 1);
    game.move(keys(game, "8C"), HAND);
    assert.equal(game.position, "5C6C7C9C:8CKH");
    assert.equal(game.verdicts()[0].verdict.reason, "gap");
    assert.equal(game.turn().legal, false);
  });

  test("a card of the table does not go to the hand, its twin from the hand does", () => {
    const game = begin("8S8H8C:8C");
    const [own] = keys(game, "8C", HAND);
    const [tables] = keys(game, "8C", 1);
    assert.equal(game.move([tables], HAND), null);
    assert.equal(game.position, "8S8H8C:8C");
    game.move([own], NEW);
    assert.equal(game.move([own], HAND), HAND);
    assert.equal(game.position, "8S8H8C:8C");
  });

  test("restoring is exact and can itself be undone", () => {
    const game = begin("7C5C6C.KDKHKS:3D3C");
    game.move(keys(game, "7C"), NEW);
    game.move(keys(game, "3D"), 2);
    const tried = game.position;
    game.restore();
    assert.equal(game.position, "7C5C6C.KDKHKS:3D3C");
    game.undo();
    assert.equal(game.position, tried);
  });

  test("moving a card to where it lies, or a whole meld to a new one, is no move", () => {
    const game = begin("5C6C7C:8C");
    assert.equal(game.move(keys(game, "5C"), 1), null);
    assert.equal(game.move(keys(game, "5C 6C 7C"), NEW), null);
    assert.equal(game.moves, 0);
  });

  test("a move after going back cuts off what was ahead", () => {
    const game = begin("5C6C7C8C:8D8H");
    game.move(keys(game, "8C"), NEW);
    game.undo();
    game.move(keys(game, "8D"), NEW);
    assert.equal(game.canRedo, false);
    assert.equal(game.position, "5C6C7C8C.8D:8H");
  });

  test("cards that are dealt join the hand for good", () => {
    const game = begin("5C6C7C8C:8D8H");
    game.move(keys(game, "8C"), NEW);
    assert.deepEqual(game.codesOf(game.deal(["KS", "8C"])), ["KS", "8C"]);
    assert.equal(game.position, "5C6C7C8C:8D8HKS8C");
    assert.equal(game.undo(), false);
    assert.equal(game.now, game.start);
    game.move(keys(game, "8C", HAND), NEW);
    game.restore();
    assert.equal(game.position, "5C6C7C8C:8D8HKS8C");
    assert.equal(game.moves, 0);
  });

  test("the solution keeps the melds that it keeps", () => {
    const solution = [["8H", "8D", "8C"], ["5C", "6C", "7C"]];
    const game = begin("5C6C7C8C:8D8H", "base", { solution });
    layOut(game, game.solution);
    assert.equal(game.position, "5C6C7C.8H8D8C:");
    assert.deepEqual(game.now.melds.map((meld) => meld.id), [1, 2]);
    game.undo();
    assert.equal(game.now, game.start);
  });

  test("a card that lay alone by right may stay, one from a meld may not", () => {
    const game = begin("2S.7D.9S9H9D:9C", "scoperte");
    assert.deepEqual(game.verdicts().map(({ alone }) => alone), [true, true, false]);
    game.move(keys(game, "9S"), NEW);
    assert.deepEqual(game.verdicts().map(({ alone }) => alone), [true, true, false, false]);
    assert.equal(game.turn().reason, "loose-card");
  });
});

test("whatever is done, all cards stay, no meld is empty, no id comes twice, and all of it can be undone", () => {
  let seed = 7;
  const roll = (sides) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * sides);
  };
  for (let round = 0; round < 60; round += 1) {
    const game = begin("5C6C7C8C.9S9H9D.5H*7H:8D8H9C5C*", "jolly");
    const ids = new Map();
    for (let step = 0; step < 40; step += 1) {
      const places = [...game.now.melds.map((meld) => meld.id), NEW, HAND];
      const chosen = [...game.codes.keys()].filter(() => roll(5) === 0);
      const target = [() => game.undo(), () => game.redo(), () => game.restore()][roll(12)];
      if (target) target();
      else game.move(chosen, places[roll(places.length)]);
      const cards = [...game.now.melds.flatMap((meld) => meld.cards), ...game.now.hand];
      assert.deepEqual([...cards].sort((one, other) => one - other), [...game.codes.keys()]);
      assert.ok(game.now.melds.every((meld) => meld.cards.length > 0));
      for (const { id } of game.now.melds) ids.set(id, (ids.get(id) ?? 0) + 1);
      assert.equal(new Set(game.now.melds.map((meld) => meld.id)).size, game.now.melds.length);
      assert.ok(!["cards-missing", "cards-foreign"].includes(game.turn().reason));
    }
    while (game.undo());
    assert.equal(game.position, "5C6C7C8C.9S9H9D.5H*7H:8D8H9C5C*");
  }
});
