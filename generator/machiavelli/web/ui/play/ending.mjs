// The end of a hand: who has won, what is written down, the record to take along and to go through. Loaded then.

import { tried } from "../tried.mjs";
import { review } from "./review.mjs";
import { seatName } from "./turn_words.mjs";

const ENDED_BY_A_PLAYER = new Set(["out", "knocked"]);

/** Show in `holder` how the hand of `course` has ended. */
export async function showEnding(holder, course, texts, announce) {
  const find = (name) => holder.querySelector(`[data-${name}]`);
  const { state, states, actions, rules, game } = course;
  const result = await course.ask("handResult", state);
  const nameOf = (seat) => seatName(texts, seat, game.players);
  find("title").textContent = winners(texts, result, nameOf);
  find("how").textContent = endingWords(texts, result.ending, state.to_play, nameOf);
  find("sums").replaceChildren(...state.hands.map((hand, seat) => row(nameOf(seat), hand.length, result.points?.[seat] ?? "–")));
  takeAlong(find, course);
  find("copy").onclick = () => copy(find, texts, announce);
  holder.hidden = false;
  review(find("review"), { states, actions, rules, texts, announce });
  announce(find("title").textContent, find("how").textContent);
  find("title").focus();
}

function winners(texts, { winners: won, drawn }, nameOf) {
  if (won.length === 1) return won[0] === 0 ? texts.say("play-won") : texts.say("play-lost", { who: nameOf(won[0]) });
  const best = won.length ? won : drawn;
  return best.length ? texts.say("play-tied", { names: listed(best.map(nameOf)) }) : texts.say("play-nobody");
}

/** Names in a row within a sentence: "tú y el rival". */
export function listed(names, locale = document.documentElement.lang) {
  const within = names.map((name) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1));
  return new Intl.ListFormat(locale).format(within);
}

/** How a hand has ended, and where a player ended it, who: whose turn was the last. */
export function endingWords(texts, ending, last, nameOf) {
  const id = `play-ending-${ending}`;
  return ENDED_BY_A_PLAYER.has(ending) && last === 0 ? texts.say(`${id}-you`) : texts.say(id, { who: nameOf(last) });
}

function row(name, ...numbers) {
  const made = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = name;
  made.append(head);
  for (const number of numbers) made.insertCell().textContent = number;
  return made;
}

function takeAlong(find, { record, game }) {
  find("record").value = record;
  find("copied").hidden = true;
  const link = find("download");
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `machiavelli-${game.variant}-${game.seed}.txt`;
}

async function copy(find, texts, announce) {
  const { value } = find("record");
  const copied = await tried(() => navigator.clipboard.writeText(value));
  const said = find("copied");
  said.textContent = texts.say(copied ? "lab-copied" : "lab-not-copied");
  said.hidden = false;
  if (!copied) find("record").select();
  announce(said.textContent);
}
