// The engine in a worker, for what may take longer than a page can wait.
//
// In comes `{ id, call, args }`, a call by its name and what it is given; out goes `{ id, result }`, or
// `{ id, error }` with the code of what was thrown, "unknown-call", or "fault" for what has no code; `{ error }` alone
// where the message is too deep to arrive. What a call needs is loaded when it is called first. Whoever waits no
// longer ends the worker.

import { isSpecial } from "./frozen.mjs";
import * as judging from "./judging.mjs";
import { mayHoldBack, mustOpen } from "./turns.mjs";

/** A module of the solver, or the one that answers instead of it where the rules or the player ask for it. */
const player = (load) => (rules, given) => {
  if (mustOpen(rules, given)) return import("./solver/first_play.mjs");
  if (mayHoldBack(rules, given)) return import("./solver/held_play.mjs");
  return isSpecial(rules) ? import("./solver/special.mjs") : load();
};

/** The module of each call, which exports it under its name. */
const MODULES = new Map([
  ["checkProof", () => import("./check_proof.mjs")],
  ["classCount", player(() => import("./solver/classes.mjs"))],
  ["countClasses", player(() => import("./solver/classes.mjs"))],
  ["deal", () => import("./game/dealing.mjs")],
  ["grade", () => import("./grading/grade.mjs")],
  ["handResult", () => import("./game/results.mjs")],
  ["isLastDraw", () => import("./game/in_turn.mjs")],
  ["judge", () => judging],
  ["judgeTable", () => judging],
  ["judgeTurn", () => import("./first_turns.mjs")],
  ["maxPlayed", player(() => import("./solver/most.mjs"))],
  ["play", () => import("./game/playing.mjs")],
  ["playable", player(() => import("./solver/solve.mjs"))],
  ["positionOf", () => import("./game/in_turn.mjs")],
  ["prove", () => import("./proofs/prove.mjs")],
  ["solve", player(() => import("./solver/solve.mjs"))],
  ["whyNotLay", () => import("./game/allowed.mjs")],
]);

async function answer({ call, args }) {
  const load = MODULES.get(call);
  if (!load) return { error: "unknown-call" };
  try {
    const module = await load(...args);
    return { result: module[call](...args) };
  } catch (error) {
    return { error: error.code ?? "fault" };
  }
}

addEventListener("message", async ({ data }) => {
  postMessage(data ? { id: data.id, ...(await answer(data)) } : { error: "fault" });
});
addEventListener("messageerror", () => postMessage({ error: "fault" }));
