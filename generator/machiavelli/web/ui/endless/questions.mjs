// Questions made by chance and answered by the engine. A question is data: what is asked about, and its options, each
// right or wrong with what it answers; words are named by their messages.

import { judge } from "../../engine/judging.mjs";
import { length } from "../../engine/proofs/length.mjs";
import { Pool, likeMeld, position, row, spoiled } from "./deal.mjs";
import { offeredReasons } from "./refusals.mjs";

const TRIES = 12;
const VARIANTS = 4;
/** A longer proof nobody reads. */
const LONGEST_PROOF = 100;

const yesOrNo = (right, yes, no) => [
  { label: { id: yes }, right },
  { label: { id: no }, right: !right },
];

/** As often a meld as none. */
function legal({ chance, rules }) {
  const wanted = chance.below(2) === 1;
  for (;;) {
    const cards = likeMeld(chance, rules);
    const shown = wanted ? cards : spoiled(chance, cards);
    const verdict = judge(rules, shown);
    if (verdict.legal === wanted && new Pool(rules).take(shown)) {
      const refused = offeredReasons(rules, verdict).map((reason) => ({
        label: { id: `quiz-no-${reason}` },
        right: reason === verdict.reason,
        verdict,
      }));
      const options = chance.shuffled([{ label: { id: "quiz-yes" }, right: wanted, verdict }, ...refused]);
      return { kind: "legal", topic: "melds", ask: { id: "quiz-ask-legal" }, meld: verdict.cards, options };
    }
  }
}

/** The most cards of a hand: every number is wanted as often, and found where a dozen positions have it. */
async function maxCards({ chance, rules, engine }) {
  const wanted = chance.below(4);
  for (let tries = 1; ; tries += 1) {
    const given = position(chance, rules);
    const solution = await engine.ask("solve", [rules, given]);
    const most = solution.max_played;
    if (most === Math.min(wanted, given.hand.length) || tries === TRIES) {
      return {
        kind: "max-cards",
        topic: "rearranging",
        ask: { id: "quiz-ask-max-cards" },
        given,
        options: [0, ...given.hand.map((_, at) => at + 1)].map((number) => ({
          label: { number },
          right: number === most,
          feedback: number === most ? null : { id: number < most ? "quiz-more" : "quiz-fewer" },
        })),
        layout: most ? solution.layout : [],
        proof: solution.can_go_out ? null : await proof(engine, rules, given, { most }),
      };
    }
  }
}

async function canPlay({ chance, rules, engine }) {
  const wanted = chance.below(2) === 1;
  for (let tries = 1; ; tries += 1) {
    const given = position(chance, rules);
    const card = chance.of(given.hand);
    const can = await engine.ask("playable", [rules, given, card]);
    const why = can ? null : await proof(engine, rules, given, { card });
    if ((can === wanted && (can || why)) || tries === TRIES) {
      const layout = can ? await playWith(engine, rules, given, card) : [];
      const options = yesOrNo(can, "quiz-can", "quiz-cannot");
      const ask = { id: "quiz-ask-can-play-card", card };
      return { kind: "can-play", topic: "rearranging", ask, given, options, layout, proof: why };
    }
  }
}

/** The table after a play of as few cards as possible, `card` among them. */
async function playWith(engine, rules, { table, hand }, card) {
  const others = hand.filter((_, at) => at !== hand.indexOf(card));
  const parts = others.reduce((found, one) => [...found, ...found.map((part) => [...part, one])], [[]]);
  for (const part of parts.sort((one, other) => one.length - other.length)) {
    const solution = await engine.ask("solve", [rules, { table, hand: [card, ...part] }]);
    if (solution.can_go_out) return solution.layout;
  }
  throw new Error(`${card} can be played, but no play was found`);
}

async function proof(engine, rules, given, denied) {
  const found = await engine.ask("prove", [rules, given, denied], { patience: 4_000 }).catch(() => null);
  return found !== null && length(found.because) <= LONGEST_PROOF ? found : null;
}

/** A meld about which the variants are not of one mind: some that allow it are offered, and some that do not. */
function variantDiff({ chance, variant, variants }) {
  for (;;) {
    const cards = chance.below(3) ? row(chance, 3 + chance.below(3)) : likeMeld(chance, variants[variant]);
    const there = Object.keys(variants).filter((id) => new Pool(variants[id]).take(cards));
    const verdicts = new Map(there.map((id) => [id, judge(variants[id], cards)]));
    const [can, cannot] = [true, false].map((is) => there.filter((id) => verdicts.get(id).legal === is));
    if (can.length && cannot.length) {
      const options = offered(chance, variant, can, cannot).map((id) => {
        const verdict = verdicts.get(id);
        return { label: { variant: id }, right: verdict.legal, verdict };
      });
      const ask = { id: "quiz-ask-variant-diff" };
      return { kind: "variant-diff", topic: "variants", ask, several: true, meld: verdicts.get(can[0]).cards, options };
    }
  }
}

/** One of each, the variant asked about where it can be, and some more, in any order. */
function offered(chance, variant, ...sides) {
  const own = (side) => (side.includes(variant) ? variant : chance.of(side));
  const some = sides.map(own);
  const others = sides.flat().filter((id) => !some.includes(id));
  return chance.shuffled([...some, ...chance.shuffled(others).slice(0, VARIANTS - some.length)]);
}

const KINDS = [legal, canPlay, maxCards, variantDiff];

/** A question. `setting`: the chance, the engine in its worker, the rules of all variants, and the variant asked about. */
export const question = (setting) =>
  setting.chance.of(KINDS)({ ...setting, rules: setting.variants[setting.variant] });
