// What cards and verdicts look like beyond what the page brings along.

import { cardName } from "./meld_words.mjs";

/** The icon of a verdict, by the state of its meld. */
export const ICONS = { legal: "#mk-i-ok", loose: "#mk-i-dots", short: "#mk-i-dots", bad: "#mk-i-x" };

/**
 * Name the cards that lie together, each with its place among them, so that whoever listens knows how many there are.
 * `standsFor` has what each joker stands for, in turn.
 */
export function nameCards(texts, cards, standsFor = []) {
  const places = [...standsFor];
  cards.forEach((card, at) => {
    if (card.dataset.card === "*") drawJoker(texts, card, places.shift());
    else card.ariaLabel = texts.cards[card.dataset.card];
    if (cards[1]) card.ariaLabel = texts.say("card-at", { card: card.ariaLabel, place: at + 1, count: cards.length });
  });
}

/** A joker shows the card it stands for. */
export function drawJoker(texts, card, standsFor) {
  card.ariaLabel = cardName(texts, "*", standsFor);
  card.querySelector("small")?.remove();
  if (!standsFor) return;
  const small = document.createElement("small");
  const suit = standsFor.slice(-1);
  const sign = card.querySelector("svg").cloneNode(true);
  sign.removeAttribute("class");
  sign.querySelector("use").setAttribute("href", `#mk-s-${suit}`);
  small.translate = false;
  small.dataset.s = suit;
  small.append(standsFor.slice(0, -1), sign);
  card.append(small);
}
