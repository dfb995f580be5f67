// Makes questions by chance: JSON of `{ rules, seeds }` comes in, where `rules` are those of each variant by id; for each
// seed a question comes out under each variant, or twice the same, as JSON lines.

import { readFileSync } from "node:fs";

import * as engine from "../../generator/machiavelli/web/engine/index.mjs";
import { Chance } from "../../generator/machiavelli/web/ui/endless/chance.mjs";
import { question } from "../../generator/machiavelli/web/ui/endless/questions.mjs";

const { rules: variants, seeds } = JSON.parse(readFileSync(0, "utf8"));
const asking = { ask: async (call, args) => engine[call](...args) };

const made = (variant, seed) => question({ chance: new Chance(`${variant}/${seed}`), engine: asking, variant, variants });

for (const seed of seeds) {
  for (const variant of Object.keys(variants)) {
    const again = [await made(variant, seed), await made(variant, seed)];
    console.log(JSON.stringify({ variant, question: again[0], same: JSON.stringify(again[0]) === JSON.stringify(again[1]) }));
  }
}
