// Cards: thirteen ranks, four suits, and the joker. A card is its code: "10C", the joker "*".

export const RANK_NAMES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUITS = ["S", "H", "D", "C"]; // the order in which groups are shown
export const SYMBOLS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const ACE = 1;
export const KING = 13;
export const JOKER = "*";

/** Every card with its place in a sorted hand: by suit (S H D C, the joker last), then by rank. */
const PLACES = new Map([[JOKER, 80]]);
SUITS.forEach((suit, number) => RANK_NAMES.forEach((rank, at) => PLACES.set(rank + suit, 20 * number + at + 1)));

export const MOST_PLACES = 81;

/** The place of a card in a sorted hand, below MOST_PLACES. */
export const placeOf = (card) => PLACES.get(card);
export const isCard = (text) => PLACES.has(text);
export const isJoker = (card) => card === JOKER;

/** Rank 1 (ace) to 13 (king); the joker has rank 0. */
export const rankOf = (card) => PLACES.get(card) % 20;

/** The letter of the suit; the joker has none. */
export const suitOf = (card) => (isJoker(card) ? null : card.slice(-1));

export const cardOf = (rank, suit) => RANK_NAMES[rank - 1] + suit;

/** The order of a sorted hand. */
export const compareCards = (one, other) => PLACES.get(one) - PLACES.get(other);

/** How often each card occurs. */
export function countCards(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The cards of one count that another does not hold, in the order of a sorted hand. */
export function cardsBeyond(counts, others) {
  const beyond = [];
  for (const [card, count] of counts) {
    for (let left = count - (others.get(card) ?? 0); left > 0; left -= 1) beyond.push(card);
  }
  return beyond.sort(compareCards);
}
