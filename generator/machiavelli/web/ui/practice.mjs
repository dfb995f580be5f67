// Practice: what is due by theme, one position after the other, each a puzzle with its suits exchanged.

import { dateWords } from "./dates.mjs";
import { freshPuzzle } from "./fresh_board.mjs";
import { keep, store } from "./keep.mjs";
import { today } from "./progress/day.mjs";
import { AGAIN, EASY, GOOD, HARD } from "./progress/fsrs.mjs";
import { exchanged, exchangedWords, grade, inTurn, practised, twin } from "./progress/practice.mjs";
import { Texts } from "./texts.mjs";

const GRADES = { [AGAIN]: "again", [HARD]: "hard", [GOOD]: "good", [EASY]: "easy" };
const LONGEST_TIME = 3600;

const root = document.querySelector("[data-practice]");
const { texts: words, rules, themes, puzzles } = JSON.parse(root.querySelector(":scope > script").textContent);
const texts = new Texts(words);
const find = (name) => root.querySelector(`[data-${name}]`);
/** What is asked now: its theme, the id of its board, and when it was laid out. */
let asked = null;
let count = 0;

const inWords = (day) => dateWords(Date.parse(day), { day: "numeric", month: "long" }, texts.say("daily-first"));

const inOrder = () => inTurn(Object.keys(themes), store.load().themes, today());

function lay() {
  const [theme] = inOrder();
  const { name, about, puzzles: ids } = themes[theme];
  const { id, order } = twin(ids, store.load().themes.get(theme)?.reviews ?? 0);
  const { title, goal, rules: said, board } = puzzles[id];
  count += 1;
  asked = { theme, board: `practice-${count}`, par: board.par, since: performance.now() };
  find("goal").textContent = goal;
  find("rules").textContent = said;
  find("rules").href = `../variants/${board.variant}/`;
  find("theme-name").textContent = name;
  find("theme-about").textContent = about;
  find("origin").textContent = title;
  find("origin").href = `../puzzles/${id}/`;
  find("result").hidden = true;
  const game = { ...exchanged(order, board), rules: rules[board.variant] };
  // The words of an author may name suits, which are others here.
  const own = told && exchangedWords(order, { ...told.puzzles[id], explanation: "" });
  find("place").replaceChildren(...freshPuzzle(asked.board, game, told?.beside(asked.board, own)));
  draw();
}

/** What is due, in a sentence and by theme. */
function draw() {
  const { themes: known } = store.load();
  const isDue = (theme) => known.get(theme)?.due <= today();
  const due = Object.keys(themes).filter(isDue).length;
  const [next] = inOrder();
  const id = due ? "practice-due" : known.has(next) ? "practice-done" : "practice-new";
  find("due").textContent = texts.say(id, due ? { n: due } : { day: known.has(next) ? inWords(known.get(next).due) : "" });
  for (const row of root.querySelectorAll("[data-theme]")) {
    const { theme } = row.dataset;
    const when = isDue(theme) ? "practice-today" : known.has(theme) ? "practice-day" : "practice-never";
    row.cells[1].textContent = texts.say(when, { day: known.has(theme) ? inWords(known.get(theme).due) : "" });
    row.dataset.state = isDue(theme) ? "due" : "";
  }
}

/** The position was solved, or given up: `how` is null then. */
function done(board, how) {
  if (asked?.board !== board) return;
  const { theme } = asked;
  asked = null;
  const before = store.load().themes.get(theme);
  const now = practised(before, how, today());
  keep("themes", theme, now);
  const graded = GRADES[grade(how, before?.times)];
  find("graded").textContent = `${texts.say(`practice-${graded}`)} ${texts.say("practice-next-time", { day: inWords(now.due) })}`;
  find("result").hidden = false;
  draw();
}

document.addEventListener("mk-solved", ({ detail: { id, moves, hints } }) => {
  const seconds = Math.min(LONGEST_TIME, Math.round((performance.now() - (asked?.since ?? 0)) / 1000));
  done(id, { moves, hints, par: asked?.par, seconds });
});
document.addEventListener("mk-failed", ({ detail: { id } }) => done(id, null));
root.querySelector("[data-act=next]").addEventListener("click", () => {
  lay();
  find("goal").focus();
});
store.onChange(draw);
const told = await (await import("./told.mjs")).tellings();
root.hidden = false;
lay();
root.dataset.ready = "";
