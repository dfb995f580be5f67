// The steps of a solution laid out on the board one by one, or those of a proof pointed at. Loaded when the solution
// is opened.

import { parse } from "../engine/judging.mjs";
import { layOut } from "./arrange.mjs";
import { pointAtCards, pointNowhere } from "./pointing.mjs";
import { codesIn, own, spoken, written } from "./reading.mjs";

/** Let buttons lead the board through the steps of `solution`: those under its sentences, and the same in the dock. */
export function stepThrough(solution, board, signal) {
  const panel = solution.querySelector("[data-steps], [data-proof]");
  if (!panel) return;
  const tables = panel.dataset.steps?.split(" ").map((text) => parse(`${text}:`).table);
  const sentences = tables ? [...panel.querySelectorAll("li")] : sentencesOf(panel);
  const row = panel.querySelector("[data-here]");
  row.hidden = false;
  const rows = [row, row.cloneNode(true)];
  rows[1].className = "mk-tools mk-extra";
  board.querySelector(".mk-dock").append(rows[1]);
  signal.addEventListener("abort", () => rows[1].remove());
  let at = 0;

  const draw = () => {
    sentences.forEach((sentence, index) => {
      if (index === at - 1) sentence.setAttribute("aria-current", "step");
      else sentence.removeAttribute("aria-current");
    });
    for (const [back, on] of rows.map((each) => each.children)) {
      back.setAttribute("aria-disabled", at === 0);
      on.setAttribute("aria-disabled", at === sentences.length);
    }
  };
  const go = (by) => {
    const next = at + by;
    if (next < 0 || next > sentences.length) return;
    at = next;
    const sentence = sentences[at - 1];
    if (tables) lay(board, tables[at - 1]);
    else point(board, sentence);
    draw();
    const title = row.dataset.here.replace("{place}", at).replace("{count}", sentences.length);
    if (sentence) board.show({ kind: tables ? "shown" : "step", title, text: written(sentence), said: spoken(sentence) });
  };
  for (const { children } of rows) {
    [-1, 1].forEach((by, index) => children[index].addEventListener("click", () => go(by), { signal }));
  }
  draw();
  board.measureDock();
  if (board.section.dataset.state === "solved") board.panel.scrollIntoView({ block: "nearest" });
}

/** The sentences of a proof, in the order in which they are read. */
const sentencesOf = (panel) =>
  [...panel.querySelectorAll("p, li, tbody tr")].filter((sentence) => own(sentence).textContent.trim());

/** Lay out the table after a step; without one what lay there at the start. */
function lay(board, table) {
  if (table) layOut(board.game, table);
  else board.game.restore();
  board.laidOut();
}

function point(board, sentence) {
  pointNowhere(board);
  const codes = sentence ? codesIn(own(sentence)) : [];
  pointAtCards(board, board.game.codes.flatMap((code, key) => (codes.includes(code) ? [key] : [])));
}
