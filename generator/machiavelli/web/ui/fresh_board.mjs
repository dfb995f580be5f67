// A new board with a position that comes at run time: laid out from the templates of the page, then like any other, with
// hints and the answer beside it.

import { parse } from "../engine/notation.mjs";

/** The board of a puzzle, with what it has to tell `beside` it; without that it offers no hints. */
export function freshPuzzle(id, game, beside) {
  const board = freshBoard(id, game);
  if (beside) return [board, beside];
  board.querySelector("[data-act=hint]").remove();
  return [board];
}

/** The section of a board for a `game`: its position, rules, claim and solution. `id` is unique on the page. */
export function freshBoard(id, game) {
  const [board, faces] = ["fresh-board", "faces"].map((name) => document.querySelector(`template[data-${name}]`).content);
  const section = document.importNode(board, true).firstElementChild;
  const { table, hand } = parse(game.position);
  const cards = [...table.flat(), ...hand].map((code) => faces.querySelector(`[data-card="${code}"]`).cloneNode(true));
  // The board takes every card to where it lies.
  section.querySelector("[data-hand]").append(...cards);
  section.dataset.board = id;
  section.dataset.position = game.position;
  const data = section.querySelector("[data-game]");
  data.textContent = JSON.stringify({ ...JSON.parse(data.textContent), ...game });
  return section;
}
