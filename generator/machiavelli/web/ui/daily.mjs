// The puzzle of the day by the reader's calendar, the days before it, and the words to share.

import { dateWords } from "./dates.mjs";
import { freshPuzzle } from "./fresh_board.mjs";
import { draw as drawMarks, store } from "./keep.mjs";
import { today } from "./progress/day.mjs";
import { solved } from "./progress/marks.mjs";
import { dayOf, numberOf, puzzlesUntil } from "./progress/schedule.mjs";
import { Texts } from "./texts.mjs";

const root = document.querySelector("[data-daily]");
const archive = document.querySelector("[data-archive]");
const { texts: words, joinings, rules, puzzles } = JSON.parse(root.querySelector(":scope > script").textContent);
const texts = new Texts(words);
const find = (name) => root.querySelector(`[data-${name}]`);
const month = archive.querySelector("details").cloneNode(true);
const row = month.querySelector("li").cloneNode(true);
let last = 0;
let shown = 0;

const inWords = (number, options) => dateWords(dayOf(number, joinings), options, texts.say("daily-first"));

/** The day asked for in the address, if it has come. */
function asked() {
  const number = Number(/^[1-9]\d{0,5}$/.exec(new URLSearchParams(location.search).get("day") ?? "")?.[0]);
  return number <= last ? number : last;
}

/** Lay out the puzzle of the day, and list the days before it, unless that is what can be seen. */
function draw() {
  const now = Math.max(1, numberOf(today(), joinings)); // a clock that is behind sees the first day
  if (now === last) return;
  last = now;
  drawDay(asked());
  drawArchive();
  drawMarks(store.load());
}

const idOf = (number) => puzzlesUntil(number, joinings)[number - 1];

function drawDay(number) {
  shown = number;
  const id = idOf(number);
  const { title, goal, rules: said, key, board } = puzzles[id];
  const date = inWords(number, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  find("when").textContent = `${texts.say("daily-number", { number })} · ${date}`;
  find("name").textContent = title;
  find("goal").textContent = goal;
  find("rules").textContent = said;
  find("rules").href = `../variants/${board.variant}/`;
  find("page").href = `../puzzles/${id}/`;
  Object.assign(find("result").querySelector("[data-keep]").dataset, { keep: id, key });
  find("place").replaceChildren(...freshPuzzle(id, { ...board, rules: rules[board.variant] }, told?.beside(id, told.puzzles[id])));
  drawResult();
}

/** What there is to share, once the puzzle is solved. */
function drawResult() {
  const id = idOf(shown);
  const entry = solved(store.load(), { keep: id, key: puzzles[id].key });
  find("result").hidden = entry === undefined;
  if (entry) find("share").textContent = shareWords(entry, puzzles[id].board.par);
}

function shareWords({ moves, hints }, par) {
  const values = { number: shown, par, moves: texts.say("daily-moves", { n: moves }) };
  // Where nothing can be played there are no moves to count.
  return texts.say(par ? "daily-share" : "daily-share-answer", { ...values, hints: texts.say("daily-hints", { n: hints }) });
}

function drawArchive() {
  const ids = puzzlesUntil(last, joinings);
  const months = new Map();
  for (let number = last; number > 0; number -= 1) {
    const name = inWords(number, { month: "long", year: "numeric" });
    months.set(name, [...(months.get(name) ?? []), number]);
  }
  const drawn = [...months].map(([name, numbers]) => drawMonth(name, numbers, ids));
  drawn[0].open = true;
  archive.replaceChildren(...drawn);
}

/** A month whose days are written when it is opened: after years there are many. */
function drawMonth(name, numbers, ids) {
  const details = month.cloneNode(true);
  const list = details.querySelector("ol");
  details.querySelector("summary").firstChild.textContent = name;
  list.replaceChildren();
  const fill = () => {
    list.append(...numbers.map((number) => drawRow(number, ids[number - 1])));
    drawMarks(store.load());
  };
  details.addEventListener("toggle", fill, { once: true });
  return details;
}

function drawRow(number, id) {
  const item = row.cloneNode(true);
  const [when, link, mark] = item.children;
  when.textContent = `${texts.say("daily-number", { number })} · ${inWords(number, { day: "numeric", month: "long" })}`;
  link.textContent = puzzles[id].title;
  link.href = `?day=${number}`;
  Object.assign(mark.dataset, { keep: id, key: puzzles[id].key });
  return item;
}

async function share() {
  const address = new URL(`?day=${shown}`, location.href).href;
  const text = `${find("share").textContent}\n${address}`;
  if (navigator.share) {
    // Whoever changes their mind has shared nothing, and nothing is wrong.
    const done = await navigator.share({ text }).then(() => true, (error) => error.name === "AbortError");
    if (done) return;
  }
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  find("shared").textContent = texts.say(copied ? "daily-copied" : "daily-not-copied");
}

root.querySelector("[data-act=share]").addEventListener("click", share);
document.addEventListener("mk-solved", drawResult);
const told = await (await import("./told.mjs")).tellings();
document.addEventListener("visibilitychange", () => document.hidden || draw());
store.onChange(drawResult);
root.hidden = false;
draw();
root.dataset.ready = "";
