// What the board answers to Check, to "it cannot be done" and to "show the solution".

import { cardName, verdictWords } from "./meld_words.mjs";

const cardNames = (texts, cards) => cards.map((card) => cardName(texts, card)).join(", ");

const answer = (texts, kind, id, values = {}) => ({
  kind,
  title: texts.say(id, values),
  text: texts.say(`${id}-text`, values),
});

/** The answer to Check: the engine judges the turn, the claim says how much was asked for. */
export function checked(game, texts, shownPosition) {
  const turn = game.turn();
  if (!turn.legal) return refused(game, texts, turn);
  if (game.position === shownPosition) return answer(texts, "shown", "result-shown");
  const asked = game.claim ? game.claim.played : game.start.hand.length;
  if (turn.played.length >= asked) return answer(texts, "solved", "result-solved", { n: game.moves });
  return answer(texts, "legal", "result-legal", { n: game.now.hand.length });
}

function refused(game, texts, turn) {
  if (turn.reason === "nothing-added") return answer(texts, "open", "result-nothing");
  if (turn.reason === "too-many-added") return answer(texts, "open", "result-too-many");
  if (turn.reason === "joker-frozen") {
    return answer(texts, "open", "result-frozen", { cards: cardNames(texts, turn.cards) });
  }
  if (turn.reason === "no-opening") return answer(texts, "open", "result-no-opening");
  if (turn.reason === "held-back") {
    return answer(texts, "open", "result-held-back", { cards: cardNames(texts, turn.cards) });
  }
  const open = openMelds(game);
  const { verdict } = game.verdicts()[turn.meld];
  const values = {
    place: turn.meld + 1,
    cards: cardNames(texts, turn.cards),
    verdict: verdictWords(texts, verdict),
  };
  const text = turn.reason === "loose-card" ? "result-loose-text" : "result-open-text";
  return { kind: "open", title: texts.say("result-open", { n: open.length }), text: texts.say(text, values) };
}

/** The places, from 0, of the melds that are not in order. */
export const openMelds = (game) =>
  game.verdicts().flatMap(({ verdict, alone }, index) => (verdict.legal || alone ? [] : [index]));

/** The answer to whoever says that it cannot be done. */
export function doubted(game, texts) {
  if (game.claim.solvable) return answer(texts, "open", "result-possible");
  if (game.claim.played > 0) return answer(texts, "open", "result-partly");
  return answer(texts, "solved", "result-impossible");
}

/** What is said with the solution; there may be none to lay out. */
export const shown = (game, texts) =>
  game.solution.length
    ? answer(texts, "shown", "result-shown")
    : { kind: "shown", title: texts.say("result-impossible-shown"), text: texts.say("result-impossible-text") };
