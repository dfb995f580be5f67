// The page of the reader's progress: what is mastered, and the ways to carry it away, bring it back, or begin anew.

import { canPack, isCode, packed, unpacked } from "./progress/code.mjs";
import { today } from "./progress/day.mjs";
import { LONGEST, NotProgress, read, write } from "./progress/format.mjs";
import { solved } from "./progress/marks.mjs";
import { merged } from "./progress/merge.mjs";
import { Store } from "./progress/store.mjs";
import { Texts } from "./texts.mjs";

/** So many puzzles of a theme solved without hints, or all where there are fewer, and it is mastered. */
const ENOUGH = 3;

const page = document.querySelector("[data-progress]");
const { texts: words, puzzles, themes, topics } = JSON.parse(page.querySelector("script").textContent);
const texts = new Texts(words);
const store = new Store();
const find = (name) => page.querySelector(`[data-${name}]`);

// --- showing

function draw(progress) {
  const times = new Map(puzzles.map(([id, key]) => [id, solved(progress, { keep: id, key })]));
  const entries = [...times.values()].filter(Boolean);
  const clean = entries.filter(({ hints }) => hints === 0).length;
  find("total").textContent = texts.say("progress-total", { n: entries.length, all: puzzles.length, clean });
  for (const row of page.querySelectorAll("[data-theme]")) {
    drawTheme(row, themes[row.dataset.theme].map((id) => times.get(id)));
  }
  drawAnswers(progress);
}

function drawTheme(row, times) {
  const helped = times.filter((time) => time?.hints > 0).length;
  const clean = times.filter((time) => time?.hints === 0).length;
  const state = clean >= Math.min(ENOUGH, times.length) ? "mastered" : clean + helped > 0 ? "begun" : "open";
  const cells = [texts.say("progress-of", { n: clean, all: times.length }), helped, texts.say(`progress-${state}`)];
  drawRow(row, state, cells);
}

function drawRow(row, state, cells) {
  cells.forEach((text, at) => (row.cells[at + 1].textContent = text));
  row.dataset.state = state;
}

/** How the questions were answered, all of them and by topic: those that are asked today as they were then. */
function drawAnswers(progress) {
  const isKept = ([id, key]) => progress.questions.get(id)?.key === key;
  const isRight = ([id]) => progress.questions.get(id).right;
  const count = (questions) => {
    const answers = questions.filter(isKept);
    return { n: answers.length, right: answers.filter(isRight).length };
  };
  find("answered").textContent = texts.say("progress-answered", count(Object.values(topics).flat()));
  for (const row of page.querySelectorAll("[data-topic]")) {
    const all = topics[row.dataset.topic].length;
    const { n, right } = count(topics[row.dataset.topic]);
    const state = right === all ? "mastered" : n > 0 ? "begun" : "open";
    const cells = [texts.say("progress-of", { n: right, all }), n - right, texts.say(`progress-topic-${state}`)];
    drawRow(row, state, cells);
  }
}

function say(...sentences) {
  const said = find("said");
  said.textContent = sentences.filter(Boolean).join(" ");
  said.hidden = !said.textContent;
}

const sayFault = () => (store.fault ? texts.say(`kept-${store.fault}`) : "");

// --- carrying away

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([write(store.load())], { type: "application/json" }));
  link.download = `machiavelli-${today()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  say(texts.say("progress-saved"));
}

async function copy() {
  const field = find("code");
  field.value = await packed(write(store.load()));
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  say(texts.say(copied ? "progress-copied" : "progress-not-copied"));
}

// --- bringing back

/** Add what a text holds, all of it or nothing. */
async function add(text) {
  try {
    const brought = read(isCode(text) ? await unpacked(text) : text);
    draw(store.change((progress) => merged(progress, brought)));
    say(texts.say("progress-added"), sayFault());
  } catch (error) {
    if (!(error instanceof NotProgress)) throw error;
    say(texts.say(`progress-${error.code}`, { found: error.found }), texts.say("progress-as-before"));
  }
}

async function addFile(input) {
  const [file] = input.files;
  if (!file) return;
  // What is far too long need not be read to be refused.
  const text = await file.slice(0, LONGEST * 4).text().catch(() => "");
  input.value = "";
  await add(text);
}

// --- beginning anew

function forget() {
  store.forget();
  draw(store.load());
  say(texts.say("progress-forgotten"), sayFault());
}

const ACTS = {
  save,
  copy,
  add: () => (find("code").value.trim() ? add(find("code").value) : say(texts.say("progress-no-code"))),
  forget: () => find("sure").showModal(),
};

page.addEventListener("click", ({ target }) => ACTS[target.closest("[data-act]")?.dataset.act]?.());
find("file").addEventListener("change", ({ target }) => addFile(target));
find("sure").addEventListener("close", ({ target }) => {
  if (target.returnValue === "forget") forget();
  target.returnValue = "";
});
page.querySelector("[data-act=copy]").hidden = !canPack();
draw(store.load());
say(sayFault());
store.onChange(draw);
page.hidden = false;
page.dataset.ready = "";
