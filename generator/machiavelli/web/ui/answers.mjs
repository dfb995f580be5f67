// What the board answers to Check, to "it cannot be done" and to "show the solution". Loaded with the first touch.

import { layOut } from "./arrange.mjs";
import { cardName, verdictWords } from "./meld_words.mjs";

const cardNames = (texts, cards) => cards.map((card) => cardName(texts, card)).join(", ");

const answer = (texts, kind, id, values = {}) => ({
  kind,
  title: texts.say(id, values),
  text: texts.say(`${id}-text`, values),
});

/** Check: the engine judges the turn, the claim says how much was asked for. */
export function check(board) {
  if (board.rebuilding) return board.later("rebuilt");
  const found = checked(board);
  if (board.mode && found.kind === "open" && board.game.now !== board.game.start) return board.later("failed", found);
  board.show(found);
  if (found.kind === "solved") settle(board.section);
  return undefined;
}

/** Say that it cannot be done. */
export const cannot = (board) => (board.rebuilding ? firstRebuild(board) : board.show(doubted(board)));

/** Nothing else is answered while the table has to be put back. */
const firstRebuild = ({ announce, texts }) => announce(texts.say("memory-how"));

/** Show the solution; there may be none to lay out. */
export function solution(board) {
  const { game, texts } = board;
  if (board.rebuilding) return firstRebuild(board);
  if (game.solution.length) {
    layOut(game, game.solution);
    board.laidOut();
    return board.show(answer(texts, "shown", "result-shown"));
  }
  const [title, text] = [texts.say("result-impossible-shown"), texts.say("result-impossible-text")];
  return board.show({ kind: "shown", title, text });
}

export function checked(board) {
  const { game, texts, shownPosition } = board;
  const turn = game.turn();
  if (!turn.legal) return refused(game, texts, turn);
  if (game.position === shownPosition) return answer(texts, "shown", "result-shown");
  const asked = game.claim ? game.claim.played : game.start.hand.length;
  if (turn.played.length >= asked) return solved(board);
  return answer(texts, "legal", "result-legal", { n: game.now.hand.length });
}

/** Solved: the moves beside the par, the hints that were shown, and how many other solutions there are. */
function solved({ game, texts, data, hinted }) {
  const found = answer(texts, "solved", "result-solved", { n: game.moves });
  const more = data.par ? [texts.say("result-par", data), texts.say("result-hints", { n: hinted.size })] : [];
  if (data.others) more.push(texts.say("result-others", { n: data.others }));
  return { ...found, text: [found.text, ...more].join(" ") };
}

/** The cards settle, one after the other: short, and broken off by the next move. */
function settle(section) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const cards = [...section.querySelectorAll(".mk-tray > [data-card]")];
  const step = Math.min(35, 450 / cards.length);
  const rise = [{}, { transform: "translateY(-.35rem)" }, {}];
  cards.forEach((card, at) => card.animate(rise, { duration: 260, delay: at * step, easing: "ease-out" }));
}

/** Why a turn is not legal, as an answer of the board. */
export function refused(game, texts, turn) {
  if (turn.reason === "nothing-added") return answer(texts, "open", "result-nothing");
  if (turn.reason === "too-many-added") return answer(texts, "open", "result-too-many");
  if (turn.reason === "joker-frozen") {
    return answer(texts, "open", "result-frozen", { cards: cardNames(texts, turn.cards) });
  }
  if (turn.reason === "no-opening") return answer(texts, "open", "result-no-opening");
  if (turn.reason === "held-back") {
    return answer(texts, "open", "result-held-back", { cards: cardNames(texts, turn.cards) });
  }
  const { verdict } = game.verdicts()[turn.meld];
  const values = {
    place: turn.meld + 1,
    cards: cardNames(texts, turn.cards),
    verdict: verdictWords(texts, verdict),
  };
  const text = turn.reason === "loose-card" ? "result-loose-text" : "result-open-text";
  return { kind: "open", title: texts.say("result-open", { n: game.open.length }), text: texts.say(text, values) };
}

export function doubted({ game, texts }) {
  if (game.claim.solvable) return answer(texts, "open", "result-possible");
  if (game.claim.played > 0) return answer(texts, "open", "result-partly");
  return answer(texts, "solved", "result-impossible");
}
