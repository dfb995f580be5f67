// A game that is over, gone through turn by turn, with every hand face up. Loaded when a game ends.

import { judge } from "../../engine/judging.mjs";
import { drawJoker } from "../cards.mjs";
import { paragraph } from "../inline_cards.mjs";
import { meldState, meldTitle, verdictWords } from "../meld_words.mjs";
import { aloud, seatName, turnWords } from "./turn_words.mjs";

/**
 * Show the turns of a game in `holder`, which brings the buttons along: `states` from the deal on, and the `actions`
 * between them. `announce` says aloud where one has come to.
 */
export function review(holder, { states, actions, rules, texts, announce }) {
  const find = (name) => holder.querySelector(`[data-${name}]`);
  const last = states.length - 1;
  let at = last;

  const draw = () => {
    const state = states[at];
    const title = texts.say("play-at", { place: at, count: last });
    const { said, steps } = at ? turnWords(texts, actions[at - 1], states[at - 1], state) : { said: texts.say("play-dealt"), steps: [] };
    find("at").textContent = title;
    find("what").replaceChildren(...[said, ...steps].map((text) => paragraph(texts, text)));
    find("laid").replaceChildren(...state.table.map((meld) => tray(texts, rules, meld)));
    find("nothing-laid").hidden = state.table.length > 0;
    find("hands").replaceChildren(...state.hands.flatMap((hand, seat) => handOf(texts, hand, seat, state)));
    find("back").setAttribute("aria-disabled", at === 0);
    find("on").setAttribute("aria-disabled", at === last);
    return [title, ...[said, ...steps].map((sentence) => aloud(texts, sentence))];
  };
  const go = (to) => {
    if (to < 0 || to > last) return;
    at = to;
    announce(...draw());
  };
  find("first").onclick = () => go(0);
  find("back").onclick = () => go(at - 1);
  find("on").onclick = () => go(at + 1);
  find("last").onclick = () => go(last);
  draw();
}

const made = (kind, className, ...inside) => {
  const element = document.createElement(kind);
  element.className = className;
  element.append(...inside);
  return element;
};

/** A picture of a card: the faces of the page are buttons, which would promise something here. */
function picture(code) {
  const face = document.querySelector("template[data-faces]").content.querySelector(`[data-card="${code}"]`);
  const card = made("span", face.className, ...face.cloneNode(true).childNodes);
  card.dataset.card = code;
  card.role = "img";
  card.ariaLabel = face.getAttribute("aria-label");
  return card;
}

function tray(texts, rules, meld) {
  const verdict = judge(rules, meld);
  const places = [...(verdict.stands_for ?? [])];
  const cards = verdict.cards.map((code) => {
    const card = picture(code);
    if (code === "*" && places.length) drawJoker(texts, card, places.shift());
    return card;
  });
  const element = made("div", "mk-tray", ...cards);
  element.role = "group";
  element.ariaLabel = `${meldTitle(texts, verdict)}, ${verdictWords(texts, verdict, true)}`;
  const frame = made("div", "mk-framed", element);
  frame.dataset.v = meldState(verdict, meld.length === 1);
  return frame;
}

function handOf(texts, hand, seat, { hands }) {
  const label = made("p", "mk-label", `${seatName(texts, seat, hands.length)} · ${texts.say("board-count", { n: hand.length })}`);
  return [label, made("div", "mk-rail", ...hand.map(picture))];
}
