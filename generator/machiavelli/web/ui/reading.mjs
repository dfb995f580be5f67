// A sentence of the page as plain text, to be shown on the board and to be said aloud.

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣", J: "★" };

/** The sentence with the signs of its cards as letters. */
export const written = (sentence) => text(sentence, (card) => card.textContent + SIGNS[card.querySelector("[data-s]").dataset.s]);

/** The sentence with the names of its cards instead of their signs. */
export const spoken = (sentence) => text(sentence, (card) => card.getAttribute("aria-label"));

function text(sentence, ofCard) {
  const copy = sentence.cloneNode(true);
  for (const card of copy.querySelectorAll("[aria-label]")) card.replaceWith(ofCard(card));
  return copy.textContent;
}
