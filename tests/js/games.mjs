// Plays hands with the machine of the browser: JSON of `{ rules, games }` comes in, where `rules` are those of each variant
// by id; each game comes out as a line of JSON, its record as text beside what the machine says of its end.

import { readFileSync } from "node:fs";

import { deal } from "../../generator/machiavelli/web/engine/game/dealing.mjs";
import { whyNotLay } from "../../generator/machiavelli/web/engine/game/allowed.mjs";
import { positionOf } from "../../generator/machiavelli/web/engine/game/in_turn.mjs";
import { play } from "../../generator/machiavelli/web/engine/game/playing.mjs";
import { readTurn } from "../../generator/machiavelli/web/engine/game/record_turns.mjs";
import { formatRecord, turnLine } from "../../generator/machiavelli/web/engine/game/records.mjs";
import { handResult } from "../../generator/machiavelli/web/engine/game/results.mjs";
import { solve } from "../../generator/machiavelli/web/engine/index.mjs";
import { Chance } from "../../generator/machiavelli/web/ui/endless/chance.mjs";
import { dealt } from "../../generator/machiavelli/web/ui/play/dealing.mjs";
import { choose } from "../../generator/machiavelli/web/ui/play/players.mjs";

const { rules: variants, games } = JSON.parse(readFileSync(0, "utf8"));
const calls = { play, positionOf, solve, whyNotLay };
const engine = { ask: async (call, args) => calls[call](...args) };

/** Now and then a rearrangement that does not work out: a hand card thrown into a meld where it makes no sense. */
function clumsy(rules, state, chance) {
  if (!state.table.length || chance.below(12) > 0) return null;
  const at = chance.below(state.table.length);
  const card = chance.of(state.hands[state.to_play]);
  const tried = state.table.map((meld, place) => (place === at ? [...meld, card] : meld));
  const after = play(rules, state, { do: "fail", tried });
  return after.refused ? null : { action: { do: "fail", tried }, state: after };
}

async function played({ variant, players, seed, strengths }) {
  const rules = variants[variant];
  const game = dealt(rules, { variant, players, seed });
  const chance = new Chance(`clumsy ${seed}`);
  const turns = [];
  let state = deal(rules, game.pack, players, game.dealer);
  while (state.ending === null) {
    const seat = state.to_play;
    const place = `${seed}/${turns.length}`;
    const done = clumsy(rules, state, chance) ?? (await choose(engine, rules, state, strengths[seat], place));
    turns.push({ seat, action: done.action });
    state = done.state;
  }
  const again = turns.map(turnLine).map(readTurn);
  const same = JSON.stringify(again) === JSON.stringify(turns);
  return { variant, record: formatRecord({ ...game, turns }), result: handResult(rules, state), state, same };
}

for (const game of games) console.log(JSON.stringify(await played(game)));
