// The melds that the cards of a position can make, for proofs.
//
// Faces are numbers: 13 times the suit (S H D C from 0) plus rank minus one, the joker 52. A meld is a list of
// faces in rising order. Only short melds are listed: a run that can be cut into two legal runs is left out.

import { ACE, JOKER, KING, RANK_NAMES, SUITS, cardOf } from "../cards.mjs";

/** The cards by their number. */
export const FACES = [...SUITS.flatMap((suit) => RANK_NAMES.map((_, at) => cardOf(at + 1, suit))), JOKER];

export const JOKER_FACE = 52;

const NUMBERS = new Map(FACES.map((card, face) => [card, face]));

/** The number of a card. */
export const faceOf = (card) => NUMBERS.get(card);

export const rising = (numbers) => [...numbers].sort((one, other) => one - other);

/** The limits of a variant. Where no run holds both aces, none is longer than thirteen. */
export const shapeOf = ({ melds, jokers }) => ({
  groupMin: melds.group_min,
  groupMax: Math.min(melds.group_max, SUITS.length),
  runMin: melds.run_min,
  runMax: Math.min(melds.run_max ?? Infinity, melds.ace_both_ends ? KING + 1 : KING),
  low: melds.ace_low ? ACE : 2,
  high: melds.ace_high ? KING + 1 : KING,
  round: melds.ace_inside, // runs may go on beyond the high ace
  jokers: jokers.per_meld,
});

/** All short melds of a pool with `counts[face]` copies of each face, in a fixed order. */
export function shortMelds(shape, counts) {
  const jokers = Math.min(shape.jokers, counts[JOKER_FACE]);
  const found = new Map();
  const cut = new Set();
  for (const group of groups(shape, counts, jokers)) found.set(String(group), group);
  for (const [run, canBeCut] of runs(shape, counts, jokers)) {
    found.set(String(run), run);
    if (canBeCut) cut.add(String(run));
  }
  return [...found].filter(([name]) => !cut.has(name)).map(([, meld]) => meld);
}

function* groups(shape, counts, jokers) {
  for (let rank = 0; rank < KING; rank += 1) {
    const present = SUITS.map((_, suit) => KING * suit + rank).filter((face) => counts[face]);
    for (let size = 1; size <= present.length; size += 1) {
      for (let spare = 0; spare <= jokers; spare += 1) {
        if (size + spare < shape.groupMin || size + spare > shape.groupMax) continue;
        for (const faces of combinations(present, size)) yield withJokers(faces, spare);
      }
    }
  }
}

const withJokers = (faces, spare) => [...faces, ...Array(spare).fill(JOKER_FACE)];

/**
 * Runs, and whether each can be cut: both pieces are long enough and hold a natural card.
 * A run of twice the least length and all the jokers more can always be cut.
 */
function* runs(shape, counts, jokers) {
  const longest = Math.min(shape.runMax, 2 * shape.runMin + jokers);
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    for (let low = shape.low; low <= shape.high; low += 1) {
      const places = shape.round ? KING : shape.high + 1 - low;
      for (let size = shape.runMin; size <= Math.min(longest, places); size += 1) {
        const faces = Array.from({ length: size }, (_, at) => KING * suit + ((low + at - 1) % KING));
        for (const filled of fillings(faces, counts, jokers)) {
          const naturals = [...faces.keys()].filter((at) => !filled.includes(at));
          // Cut after the first natural at the earliest, before the last one at the latest.
          const earliest = Math.max(naturals[0] + 1, shape.runMin);
          const canBeCut = earliest <= Math.min(naturals.at(-1), size - shape.runMin);
          yield [withJokers(rising(naturals.map((at) => faces[at])), filled.length), canBeCut];
        }
      }
    }
  }
}

/** The ways to fill places of a run with jokers: all places whose card is lacking, and perhaps more. */
function* fillings(faces, counts, jokers) {
  const places = [...faces.keys()];
  const lacking = places.filter((at) => !counts[faces[at]]);
  const others = places.filter((at) => counts[faces[at]]);
  for (let more = 0; more <= Math.min(jokers - lacking.length, others.length - 1); more += 1) {
    for (const chosen of combinations(others, more)) yield [...lacking, ...chosen];
  }
}

/** All ways to choose so many of some items, in their order. */
function* combinations(items, size, from = 0) {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at <= items.length - size; at += 1) {
    for (const rest of combinations(items, size - 1, at + 1)) yield [items[at], ...rest];
  }
}
