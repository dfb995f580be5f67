// One board for a whole hand: between turns it takes over what lies there, and the cards keep their elements.

import { compareCards, countCards, rankOf } from "../../engine/cards.mjs";
import { format } from "../../engine/judging.mjs";
import { layOut } from "../arrange.mjs";
import { freshBoard } from "../fresh_board.mjs";

/** Lay a new board into `place`, with the table of a state and the hand of seat 0, sorted. Gives its element. */
export async function newBoard(place, id, rules, { table, hands }) {
  await customElements.whenDefined("mk-board");
  const position = format({ table, hand: [...hands[0]].sort(compareCards) });
  const section = freshBoard(id, { position, rules, claim: null, solution: [] });
  place.replaceChildren(section);
  return section.querySelector("mk-board");
}

/** Bring a board to the state that came of a turn. With `marks`, what others laid and moved is marked. */
export function follow(board, { table, hands }, marks) {
  const { game, view } = board;
  const homes = homesOf(game);
  const own = [...game.start.hand];
  const joined = joinedCards(game, [...table.flat(), ...hands[0]]);
  joined.forEach((code) => view.adopt(faceOf(code)));
  const all = [...own, ...game.deal(joined)];
  const wanted = countCards(hands[0]);
  const kept = all.filter((key) => takeOne(wanted, game.codes[key]));
  game.begin(game.start.melds, all.filter((key) => !kept.includes(key)));
  layOut(game, table);
  game.begin(game.now.melds, kept);
  board.laidOut();
  if (marks) markMoved(board, homes);
}

/** Sort the hand, by suit or by rank in turn: which of the two. */
export function sortHand(board) {
  const { game } = board;
  const bySuit = (one, other) => compareCards(game.codes[one], game.codes[other]);
  const byRank = (one, other) => rankOf(game.codes[one]) - rankOf(game.codes[other]) || bySuit(one, other);
  const { hand, melds } = game.start;
  const sorted = [...hand].sort(bySuit);
  const isSorted = sorted.every((key, at) => game.codes[key] === game.codes[hand[at]]);
  game.begin(melds, isSorted ? [...hand].sort(byRank) : sorted);
  board.laidOut();
  return isSorted ? "rank" : "suit";
}

/** With whom each card lies, by its key. */
const homesOf = (game) => new Map(game.start.melds.flatMap(({ id, cards }) => cards.map((key) => [key, id])));

/** The cards that were not on the board before. */
function joinedCards(game, codes) {
  const here = countCards([...game.start.melds.flatMap(({ cards }) => cards), ...game.start.hand].map((key) => game.codes[key]));
  return codes.filter((code) => !takeOne(here, code));
}

function takeOne(counts, code) {
  const left = counts.get(code) ?? 0;
  counts.set(code, left - 1);
  return left > 0;
}

const faceOf = (code) =>
  document.querySelector("template[data-faces]").content.querySelector(`[data-card="${code}"]`).cloneNode(true);

function markMoved({ game, view }, homes) {
  for (const { id, cards } of game.start.melds) {
    for (const key of cards) view.cardOf(key).classList.toggle("is-moved", homes.get(key) !== id);
  }
}
