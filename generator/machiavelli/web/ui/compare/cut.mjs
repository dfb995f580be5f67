// Foreign text, such as that of an address, within a sentence: as much of it as a sentence can hold.

const MOST = 24;

export function cut(text) {
  const letters = [...text];
  return letters.length > MOST ? `${letters.slice(0, MOST).join("")}…` : text;
}
