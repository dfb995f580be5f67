// Sentences that name cards: 8♣ is drawn in its colour, and read aloud by its name; the twin of pages/card_markup.py.

import { isJoker, parseCard, suitOf } from "../engine/judging.mjs";
import { cardName } from "./meld_words.mjs";

const CARDS = /((?:10|[2-9AJQK])[♠♥♦♣]|★)/;

/** The nodes of a text. */
export const inlineCards = (texts, text) =>
  text.split(CARDS).map((part, at) => (at % 2 ? drawn(texts, parseCard(part)) : part)).filter(Boolean);

function drawn(texts, card) {
  const holder = document.createElement("span");
  holder.className = "mk-nb";
  holder.translate = false;
  holder.role = "img";
  holder.ariaLabel = cardName(texts, card);
  const rank = document.createElement("span");
  rank.ariaHidden = "true";
  rank.textContent = isJoker(card) ? "" : card.slice(0, -1);
  holder.append(rank, sign(suitOf(card) ?? "J"));
  return holder;
}

function sign(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.classList.add("mk-g");
  svg.dataset.s = name;
  svg.ariaHidden = "true";
  svg.append(document.createElementNS("http://www.w3.org/2000/svg", "use"));
  svg.firstChild.setAttribute("href", `#mk-s-${name}`);
  return svg;
}

/** An element with sentences in it. */
export function paragraph(texts, text, kind = "p", className = "") {
  const element = document.createElement(kind);
  element.className = className;
  element.append(...inlineCards(texts, text));
  return element;
}
