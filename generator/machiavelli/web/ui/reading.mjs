// A sentence of the page as plain text, to be shown on the board and to be said aloud.

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣", J: "★" };

/** The sentence with the signs of its cards as letters. */
export const written = (sentence) => text(sentence, (card) => card.textContent + SIGNS[card.querySelector("[data-s]").dataset.s]);

/** The codes of the cards in a sentence. */
export const codesIn = (sentence) =>
  [...sentence.querySelectorAll("[aria-label]")].map((card) => {
    const suit = card.querySelector("[data-s]").dataset.s;
    return suit === "J" ? "*" : card.textContent + suit;
  });

/** The sentence with the names of its cards instead of their signs. */
export const spoken = (sentence) => text(sentence, (card) => card.getAttribute("aria-label"));

function text(sentence, ofCard) {
  const copy = own(sentence);
  for (const cell of copy.querySelectorAll("td + td")) cell.prepend(": ");
  for (const card of copy.querySelectorAll("[aria-label]")) card.replaceWith(ofCard(card));
  return copy.textContent;
}

/** The sentence without those that stand in it. */
export function own(sentence) {
  const copy = sentence.cloneNode(true);
  for (const inner of copy.querySelectorAll("ol, ul, p, table")) inner.remove();
  return copy;
}
