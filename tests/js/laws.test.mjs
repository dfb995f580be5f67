// The laws of the parameters: the page that composes rules says what the build says.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { faultsOf, LAWS } from "../../generator/machiavelli/web/engine/verification/check_variants.mjs";
import { vectors } from "./cases.mjs";

const ids = new Set(LAWS.map(({ id }) => id));

describe("laws", () => {
  for (const { id, rules, broken } of vectors.laws) {
    test(id, () => assert.deepEqual(faultsOf(rules).map((fault) => fault.id).filter((one) => ids.has(one)), broken));
  }
  test("each is broken by a vector", () => {
    assert.deepEqual(new Set(vectors.laws.flatMap(({ broken }) => broken)), ids);
  });
});

describe("seats and deals", () => {
  const { rules } = vectors.laws.find(({ id }) => id === "fits-base");
  const faults = (deal) => faultsOf({ ...rules, deal: { ...rules.deal, ...deal } });

  test("too many cards for some players", () => {
    assert.deepEqual(faults({ hand_size: 30 }).map(({ id, players }) => [id, players]), [
      ["impossible-deal", "4"],
      ["impossible-deal", "5"],
    ]);
  });
  test("a hand for players who may not play", () => {
    assert.deepEqual(faults({ hand_by_players: { 7: 9 } }), [
      { id: "no-such-players", parameter: "deal.hand_by_players", players: "7" },
    ]);
  });
  test("a hand below the least that is dealt", () => {
    const players = { least: 2, most: 5, more_allowed: true };
    assert.deepEqual(faults({ players, hand_floor: 4, hand_by_players: { 6: 3 } }), [
      { id: "few-cards", parameter: "deal.hand_by_players", players: "6", hand: 3, fewest: 4 },
    ]);
  });
});
