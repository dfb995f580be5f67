// Turns of a hand in play, case by case: the same as those of the Python machine.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { play } from "../../generator/machiavelli/web/engine/game/playing.mjs";
import { like, vectors } from "./cases.mjs";

const begun = ({ table, hands, stock = [], to_play = 0, idle = 0, is_first = false, unopened = [], held = [], since = [] }) => ({
  ...{ table, hands, stock, to_play, idle, is_first, unopened, held, since },
  ending: null,
  drawn: [],
});

describe("turns of a game", () => {
  for (const { id, rules, turns, expected, ...given } of vectors.game) {
    test(id, () => {
      let state = begun(given);
      for (const { refused, proof, ...action } of turns) {
        const before = structuredClone(state);
        const result = play(rules, state, action);
        assert.deepEqual(state, before);
        assert.equal(result.refused, refused);
        if (proof) assert.deepEqual(result.proof, proof);
        if (!refused) state = result;
      }
      const wanted = { idle: 0, ending: null, ...expected };
      assert.deepEqual(like({ ...state, unopened: [...state.unopened].sort() }, wanted), wanted);
    });
  }
});
