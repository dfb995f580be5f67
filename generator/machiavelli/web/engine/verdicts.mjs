// The closed list of reasons, and the shape of a verdict on one meld: the same as the command line prints.

export const Reason = Object.freeze({
  TOO_SHORT: "too-short",
  TOO_LONG: "too-long",
  MIXED: "mixed",
  REPEATED_SUIT: "repeated-suit",
  REPEATED_RANK: "repeated-rank",
  GAP: "gap",
  ACE_INSIDE: "ace-inside",
  ACE_NOT_LOW: "ace-not-low",
  ACE_NOT_HIGH: "ace-not-high",
  TOO_MANY_JOKERS: "too-many-jokers",
  CARDS_MISSING: "cards-missing",
  CARDS_FOREIGN: "cards-foreign",
  NOTHING_ADDED: "nothing-added",
  TOO_MANY_ADDED: "too-many-added",
  JOKER_FROZEN: "joker-frozen",
  NO_OPENING: "no-opening",
  HELD_BACK: "held-back",
  LOOSE_CARD: "loose-card",
  ILLEGAL_MELD: "illegal-meld",
});

/** A legal meld in canonical order; `standsFor` tells for each joker its card, or null where several fit. */
export const legal = (kind, cards, standsFor) => ({ legal: true, kind, cards, stands_for: standsFor });

/** A meld that is not legal; `missing` cards would close a gap, `lacking` is how many cards are needed. */
export const refused = (reason, cards, { missing = [], lacking = 0 } = {}) => ({
  legal: false,
  reason,
  cards,
  missing,
  lacking,
});
