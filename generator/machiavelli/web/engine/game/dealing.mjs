// The deal: from a shuffled pack to hands, help cards and stock.
//
// A hand in play is plain data that never changes: `table`, `hands` by seat, `stock` with the next card first, `to_play`,
// `idle`, `ending`, `drawn`, `is_first`, `unopened`, `held`, `since`; what each means is told in model/game.py.

import { JOKER, RANK_NAMES, SUITS, cardsBeyond, countCards } from "../cards.mjs";
import { PositionError } from "../errors.mjs";
import { packsFor, stockAfterDeal } from "../stock.mjs";

const FIRST = { "left-of-dealer": 1, "right-of-dealer": -1, dealer: 0 };

/** All cards that so many players use, sorted: what is shuffled before a deal. */
export function wholePack(rules, players) {
  const { decks, jokers } = packsFor(rules, players);
  const one = SUITS.flatMap((suit) => RANK_NAMES.map((rank) => rank + suit));
  return [...Array(decks).fill(one).flat(), ...Array(jokers).fill(JOKER)];
}

/** Refuse a number of players for whom the variant is not meant: PositionError too-few-players or too-many-players. */
export function checkPlayers({ deal }, players) {
  const { least, most, more_allowed: more } = deal.players;
  if (players < least) throw new PositionError("too-few-players", players);
  if (players > most && !more) throw new PositionError("too-many-players", players);
}

/**
 * Deal `pack`, its first card on top: one card at a time the way turns pass, `dealer` last; then the help cards, and the
 * rest is the stock. Throws PositionError wrong-pack, no-such-seat, not-enough-cards, and as checkPlayers.
 */
export function deal(rules, pack, players, dealer) {
  checkPlayers(rules, players);
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= players) throw new PositionError("no-such-seat", dealer);
  const [has, whole] = [countCards(pack), countCards(wholePack(rules, players))];
  if (cardsBeyond(has, whole).length || cardsBeyond(whole, has).length) throw new PositionError("wrong-pack");
  const shown = pack.length - stockAfterDeal(rules, players);
  const dealt = shown - rules.deal.face_up;
  const step = turnStep(rules);
  // A seat gets its first card after as many others as sit between the dealer and it.
  const handOf = (seat) => pack.slice(0, dealt).filter((_, at) => at % players === around((seat - dealer) * step - 1, players));
  const seats = [...Array(players).keys()];
  return {
    table: pack.slice(dealt, shown).map((card) => [card]),
    hands: seats.map(handOf),
    stock: pack.slice(shown),
    to_play: around(dealer + FIRST[rules.deal.first_player], players),
    idle: 0,
    ending: null,
    drawn: [],
    is_first: true,
    unopened: rules.turn.opening === "none" ? [] : seats,
    held: [],
    since: [],
  };
}

/** From a seat to the one whose turn is next: seats count clockwise, so the next on the left is 1. */
export const turnStep = ({ deal: { direction } }) => (direction === "clockwise" ? 1 : -1);

/** A seat counted round the table. */
export const around = (seat, players) => ((seat % players) + players) % players;
