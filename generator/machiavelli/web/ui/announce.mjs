// Saying aloud what happened, in the one live region that stands on the board from the start.

/** A function that speaks. A blank at the end alternates, so that the same words are heard again. */
export function announcer(region) {
  let odd = false;
  return (...sentences) => {
    odd = !odd;
    region.textContent = sentences.filter(Boolean).map(ended).join(" ") + (odd ? "\u00a0" : "");
  };
}

/** A title is read with a pause after it. */
export const ended = (sentence) => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`);
