// "Show me": the best play of the position, its steps, and why there is no more. Loaded when it is first asked for.

import { length } from "../../engine/proofs/length.mjs";
import { NoAnswer } from "../engine_worker.mjs";
import { paragraph } from "../inline_cards.mjs";
import { foundSaid, foundWords } from "../lab/answer.mjs";
import { stepsOf } from "./turn_words.mjs";

const PROOF_PATIENCE = 4_000;
/** A longer proof nobody reads. */
const LONGEST_PROOF = 100;

/**
 * What the player in turn can best do: `{ title, said, parts, layout }`, the parts sentences or elements, `layout` the
 * table to lay or null. Null where the question was taken back.
 */
export async function bestPlay({ course, texts, the, signal }) {
  const { engine, rules, state } = course;
  try {
    const position = await engine.ask("positionOf", [rules, state], { signal });
    const solution = await engine.ask("solve", [rules, position], { signal });
    const found = solution.max_played ? shown(texts, position, solution) : nothing(texts, state);
    const more = { engine, rules, position, most: solution.max_played, texts, the, signal };
    if (!solution.can_go_out) found.parts.push(...(await whyNoMore(more)));
    return found;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.code === "cancelled") return null;
    const undecided = error.code === "timeout";
    const title = texts.say(undecided ? "lab-undecided-title" : "lab-fault-title");
    return { title, said: "", parts: [texts.say(undecided ? "lab-timeout" : "lab-fault")], layout: null };
  }
}

function shown(texts, { table }, solution) {
  const { max_played: n, layout } = solution;
  const steps = document.createElement("ol");
  steps.append(...stepsOf(texts, table, layout).map((step) => paragraph(texts, step, "li")));
  const [played, ...figures] = foundWords(texts, solution);
  return { title: texts.say("play-best", { n }), said: foundSaid(texts, solution), parts: [played, steps, ...figures], layout };
}

const nothing = (texts, { stock }) => ({
  title: texts.say("lab-none"),
  said: "",
  parts: [texts.say(stock.length ? "play-best-draw" : "play-best-pass")],
  layout: null,
});

/** Why there is no more: a proof where one is found that people can read, else that everything was tried. */
async function whyNoMore({ engine, rules, position, most, texts, the, signal }) {
  const tried = [texts.say("lab-no-more")];
  if (!position.opened || position.held.length) return tried;
  const proof = await engine
    .ask("prove", [rules, position, { most }], { signal, patience: PROOF_PATIENCE })
    .catch((error) => {
      if (error.code === "cancelled") throw error;
      return null;
    });
  if (proof === null || length(proof.because) > LONGEST_PROOF) return tried;
  const { proofWords } = await import("../lab/proof_words.mjs");
  const [denied, ...because] = proofWords(texts, the, proof, position.hand.length);
  return [denied, folded(texts, because)];
}

function folded(texts, parts) {
  const details = document.createElement("details");
  details.className = "mk-fold";
  details.append(paragraph(texts, texts.say("act-why"), "summary"), ...parts);
  return details;
}
