// The position under the rules of every variant: how many cards can be played there, or why there is no such position.
// Loaded when it is first asked for.

import { made } from "../elements.mjs";
import { NoAnswer } from "../engine_worker.mjs";

const ENDED = ["cancelled", "no-worker", "fault"];
const WHY_NOT = ["too-many-jokers", "too-many-loose", "illegal-table"];

/** The answer: its title, a list of the outcomes, most cards first, each with links to the variants, and all in words. */
export async function everywhere(worker, bench, view, signal) {
  const outcomes = new Map();
  for (const [id, rules] of Object.entries(bench.all)) {
    const outcome = await outcomeUnder(worker, rules, bench, signal);
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), id]);
  }
  const rank = (outcome) => (typeof outcome === "number" ? outcome : -1);
  const rows = [...outcomes].sort(([one], [other]) => rank(other) - rank(one));
  const names = new Map([...view.find("variant").options].map((option) => [option.value, option.textContent]));
  const list = document.createElement("dl");
  const said = rows.map(([outcome, ids]) => {
    const words = outcomeWords(view.texts, outcome, bench.hand.length);
    list.append(made("dt", words), made("dd", ...listed(ids, bench, names)));
    return `${words}: ${ids.map((id) => names.get(id)).join(", ")}`;
  });
  return [view.texts.say("elsewhere-title"), [list], said.join(". ")];
}

/** The most cards that can be played, or the code of why nothing is known. */
async function outcomeUnder(worker, rules, { table, hand, opened }, signal) {
  try {
    return await worker.ask("maxPlayed", [rules, { table, hand, opened }], { signal });
  } catch (error) {
    if (!(error instanceof NoAnswer) || ENDED.includes(error.code)) throw error;
    return error.code;
  }
}

function outcomeWords(texts, outcome, total) {
  if (outcome === "timeout") return texts.say("lab-undecided-title");
  if (typeof outcome === "string") return texts.say(`elsewhere-${WHY_NOT.includes(outcome) ? outcome : "refused"}`);
  if (outcome === 0) return texts.say("elsewhere-none");
  return outcome === total ? texts.say("elsewhere-all") : texts.say("elsewhere-some", { n: outcome, total });
}

/** The variants, each with a link to the position under its rules; that under which it lies here is marked. */
function listed(ids, bench, names) {
  return ids.flatMap((id, at) => {
    const link = made("a", names.get(id));
    link.href = bench.addressUnder(id);
    if (id === bench.variant) link.ariaCurrent = "true";
    return at ? [", ", link] : [link];
  });
}
