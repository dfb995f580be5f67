// The steps of a solution, laid out on the board one by one. Loaded when the solution is opened.

import { parse } from "../engine/judging.mjs";
import { layOut } from "./arrange.mjs";
import { spoken, written } from "./reading.mjs";

/** Let buttons lead the board through the steps of `solution`: those under its sentences, and the same in the dock. */
export function stepThrough(solution, board, signal) {
  const panel = solution.querySelector("[data-steps]");
  if (!panel) return;
  const tables = panel.dataset.steps.split(" ").map((text) => parse(`${text}:`).table);
  const sentences = [...panel.querySelectorAll("li")];
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
      on.setAttribute("aria-disabled", at === tables.length);
    }
  };
  const go = (by) => {
    const next = at + by;
    if (next < 0 || next > tables.length) return;
    at = next;
    if (at === 0) board.game.restore();
    else layOut(board.game, tables[at - 1]);
    board.laidOut();
    draw();
    const title = row.dataset.here.replace("{place}", at).replace("{count}", tables.length);
    if (at > 0) board.show({ kind: "shown", title, text: written(sentences[at - 1]), said: spoken(sentences[at - 1]) });
  };
  for (const { children } of rows) {
    [-1, 1].forEach((by, index) => children[index].addEventListener("click", () => go(by), { signal }));
  }
  draw();
}
