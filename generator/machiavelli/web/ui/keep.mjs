// Keeps what the reader solves and answers on this page, and marks what is solved. Boards and questions know
// nothing of it: they tell what happened, by events, and go on working where nothing can be kept.

import { today } from "./progress/day.mjs";
import { isEntry, nothing } from "./progress/format.mjs";
import { drawMarks } from "./progress/marks.mjs";
import { merged } from "./progress/merge.mjs";
import { Store } from "./progress/store.mjs";
import { Texts } from "./texts.mjs";

const holder = document.querySelector("[data-keeping]");
const texts = new Texts(JSON.parse(holder.querySelector("script").textContent));
export const store = new Store();
const told = new Set();

/** Say what keeps progress from being kept, each thing once. */
function tellFault() {
  if (store.fault === null || told.has(store.fault)) return;
  told.add(store.fault);
  const said = holder.querySelector("[role=status]");
  said.textContent = texts.say(`kept-${store.fault}`);
  said.hidden = false;
}

export const draw = (progress) => drawMarks(document, progress, texts);

/** Keep an entry, unless it is nonsense. */
export function keep(kind, id, entry) {
  if (!isEntry(kind, id, entry)) return;
  const news = nothing();
  news[kind].set(id, entry);
  draw(store.change((progress) => merged(progress, news)));
  tellFault();
}

document.addEventListener("mk-solved", ({ detail: { id, moves, hints } }) => {
  // Only puzzles that the page names are kept: a board of a lesson is none.
  const key = document.querySelector(`[data-keep="${CSS.escape(id)}"]`)?.dataset.key;
  if (key) keep("puzzles", id, { key, moves, hints, day: today() });
});

document.addEventListener("mk-answered", ({ detail: { id, key, right, theme } }) => {
  const known = store.load().questions.get(id);
  // The first answer of a day counts: the others are looked up.
  if (known?.key !== key || known.day !== today()) keep("questions", id, { key, theme, right, day: today() });
});

draw(store.load());
if (store.fault === "unreadable" || store.fault === "newer") tellFault();
store.onChange(draw);
holder.dataset.ready = "";
