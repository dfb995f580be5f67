// A new board with a position that comes at run time: laid out from the templates of the page, then like any other, with
// hints and the answer beside it.

import { parse } from "../engine/notation.mjs";
import { besideBoard } from "./told.mjs";

/**
 * The board of a puzzle and what it has to tell. `told` is that, in the suits of the game, and `all` what goes with it for
 * every puzzle; without them there are no hints.
 */
export function freshPuzzle(id, game, told, all) {
  const board = freshBoard(id, game);
  if (all) return [board, besideBoard(id, told, all)];
  board.querySelector("[data-act=hint]").remove();
  return [board];
}

/** The section of a board for a `game`: its position, rules, claim and solution. `id` is unique on the page. */
function freshBoard(id, game) {
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
