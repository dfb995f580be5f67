// The best play of who held melds back: each of these needs a card that came since. The same calls with the same answers
// as elsewhere.
//
// Where the best play of all is allowed, it is the one. Else it lays a meld that was held back, and in any play that is
// allowed a card of it lies in another meld, or stays in the hand. Each way is tried, the most promising first, until
// nothing left to be tried could be better.

import { compareCards, countCards, isJoker, rankOf, suitOf } from "../cards.mjs";
import { checkedPosition } from "../checks.mjs";
import { closestOfCases } from "../closest/beside.mjs";
import { BROKEN, MOVED } from "../closest/search.mjs";
import { PositionError } from "../errors.mjs";
import { judgeTurn } from "../first_turns.mjs";
import { frozenMelds, isSpecial } from "../frozen.mjs";
import { both, cardsOf, firstHeldBack, minus, named, plus } from "../held_back.mjs";
import { judgeMeld } from "../melds.mjs";
import { ownMelds } from "../own_melds.mjs";
import { looseCards } from "../tables.mjs";
import { classCountOfCases } from "./class_list.mjs";
import * as classes from "./classes.mjs";
import { inOrder } from "./layout.mjs";
import * as solving from "./solve.mjs";
import * as special from "./special.mjs";

const { askedFor, solutionOf } = solving;
const { mostOfCases } = special;

/** Layouts looked at for one position, after which no more is tried and the answer not decided. */
const MOST_TRIED = 600;

/** Where no meld can be held back, everything is as it is elsewhere. */
const elsewhere = (rules, plain) => (isSpecial(rules) ? special : plain);

/** See solve.mjs. */
export function solve(rules, given) {
  const position = checkedPosition(rules, given);
  if (!someHeldBack(rules, position)) return elsewhere(rules, solving).solve(rules, given);
  return solutionOf(rules, position, bestNotHeldBack(rules, position));
}

/** See most.mjs. */
export const maxPlayed = (rules, given) => mostNotHeldBack(rules, checkedPosition(rules, given));

/** See solve.mjs. */
export function playable(rules, given, card) {
  const { position, wanted } = askedFor(rules, given, card);
  return mostNotHeldBack(rules, position, [wanted]) > 0;
}

/** See classes.mjs. They are counted only where a single one is possible. */
export function classCount(rules, given, work = classes.CLASS_WORK) {
  const position = checkedPosition(rules, given);
  if (!someHeldBack(rules, position)) return elsewhere(rules, classes).classCount(rules, given, work);
  return oneClass(rules, position, mostNotHeldBack(rules, position), work, Infinity);
}

/** See classes.mjs. */
export function countClasses(rules, given, limit) {
  const position = checkedPosition(rules, given);
  if (!someHeldBack(rules, position)) return elsewhere(rules, classes).countClasses(rules, given, limit);
  return decided(oneClass(rules, position, mostNotHeldBack(rules, position), Infinity, limit));
}

export function oneClass(rules, position, most, work, limit) {
  // All plays of just so many cards: who holds melds back may have to play fewer than could be played.
  const limited = { ...rules, turn: { ...rules.turn, most_added: most || null } };
  const { number, exact } = classCountOfCases(limited, position, most, work, 2);
  return { number: Math.min(1, number), exact: (exact && number < 2) || limit === 1 };
}

export function decided({ number, exact }) {
  if (!exact) throw new PositionError("not-decided");
  return number;
}

/** Whether some meld of the position can be held back. */
export const someHeldBack = (rules, { held }) => rules.turn.hold_back && ownMelds(rules, held).length > 0;

/** Most hand cards in a play with nothing held back, with those `wanted`; 0 where there is none. */
export function mostNotHeldBack(rules, position, wanted = []) {
  if (!someHeldBack(rules, position)) return mostOfCases(rules, position, wanted);
  const search = new Search(rules, position, wanted, false);
  search.search();
  return search.most;
}

/** The most cards that such a play can have, and the closest layout; null where there is none. */
export function bestNotHeldBack(rules, position, wanted = []) {
  const search = new Search(rules, position, wanted, true);
  search.search();
  if (search.best === null) return null;
  const { broken, moved } = search.best;
  const undecided = search.isOpen && (broken || moved) ? [BROKEN, MOVED] : [];
  return { most: search.most, found: { ...search.best, undecided } };
}

class Search {
  #tried = 0;
  #givenUp = 0;

  constructor(rules, position, wanted, closest) {
    Object.assign(this, { rules, position, wanted, closest, most: 0, best: null, isOpen: false });
    this.table = countCards(position.table.flat());
    this.frozen = countCards(frozenMelds(rules, position.table).flat());
    this.loose = looseCards(rules, position.table);
    this.need = minus(minus(this.table, this.frozen), this.loose);
    this.held = countCards(position.held);
    this.since = countCards(position.since);
    this.drawn = minus(countCards(position.hand), this.held);
  }

  /** Look at all plays. */
  search() {
    const wanted = countCards(this.wanted);
    for (const hand of this.#hands(this.position.hand, [...this.loose.keys()], wanted)) this.#look({ hand, laid: [] });
    if (this.#givenUp > this.most) throw new PositionError("not-decided");
    if (this.#givenUp === this.most) this.isOpen = true;
  }

  /**
   * The hand, whole and without cards that lie loose as well: one that lay there may go into a meld in place of one that
   * was held back.
   */
  *#hands(hand, [card, ...others], wanted) {
    if (card === undefined) {
      yield hand;
      return;
    }
    const copies = hand.filter((one) => one === card).length;
    for (let kept = copies; kept >= (wanted.get(card) ?? 0); kept -= 1) {
      yield* this.#hands(atMost(hand, card, kept), others, wanted);
    }
  }

  /** Look for something better than what was found among the plays of a part: some cards of the hand, melds `laid`. */
  #look({ hand, laid }) {
    const { rules, position, wanted, best } = this;
    const most = this.#bound({ hand, laid });
    if (most < Math.max(1, this.most) || (most === this.most && !this.closest)) return;
    this.#tried += 1;
    if (this.#tried > MOST_TRIED) throw new PositionError("not-decided");
    const found = closestOfCases(rules, { ...position, hand }, most, wanted, laid);
    if (found.undecided.length) this.isOpen = true;
    if (best !== null && most === this.most && !isCloser(found, best)) return;
    const layout = inOrder(rules, position.table, found.melds);
    const turn = { before: position.table, after: layout, ...position };
    const verdict = judgeTurn(rules, turn);
    if (verdict.reason !== "held-back") {
      Object.assign(this, { most, best: found });
      return;
    }
    const parts = [...this.#parts({ hand, laid }, most, layout, verdict.cards)];
    const bounds = parts.map((part) => [this.#bound(part), part]);
    for (const [, part] of bounds.sort(([one], [other]) => other - one)) this.#look(part);
  }

  /** Most cards that a play of a part can have, if nothing is held back in it. */
  #bound({ hand, laid }) {
    return mostOfCases(this.rules, { ...this.position, hand }, this.wanted, laid);
  }

  /** Parts that together have every play of a part that is allowed; `meld` of `layout` is not. */
  *#parts({ hand, laid }, most, layout, meld) {
    const lying = countCards(laid.flat());
    const own = countCards(hand);
    const count = (counts, card) => counts.get(card) ?? 0;
    const bound = (card) => Math.max(0, count(lying, card) - count(this.need, card));
    const cards = this.#inQuestion(meld, layout);
    const choices = cards.filter((card) => count(own, card) > bound(card));
    let card;
    let melds;
    if (choices.length) {
      const inMeld = choices.filter((one) => meld.includes(one));
      const each = (inMeld.length ? inMeld : choices.slice(0, 1)).map((one) => [one, this.#meldsWith(one, hand, laid)]);
      [card, melds] = each.reduce((best, one) => (one[1].length < best[1].length ? one : best));
      if (this.wanted.filter((one) => one === card).length <= bound(card)) yield { hand: atMost(hand, card, bound(card)), laid };
    } else {
      const open = cards.filter((one) => count(this.need, one) > count(lying, one));
      // All depends on melds whose joker is frozen.
      if (!open.length && cards.some((one) => this.frozen.has(one))) this.#givenUp = Math.max(this.#givenUp, most);
      melds = open.length ? this.#meldsWith(open[0], hand, laid) : [];
    }
    for (const one of melds) yield { hand, laid: [...laid, one] };
  }

  /** Cards on which it depends what is held back: those of the meld, then those of other such melds. */
  #inQuestion(meld, layout) {
    const isHeld = (card) => this.held.has(card);
    const others = layout.filter((other) => ownMelds(this.rules, cardsOf(both(countCards(other), this.held))).length);
    const order = (one, other) =>
      isHeld(other) - isHeld(one) || isJoker(one) - isJoker(other) || compareCards(one, other);
    return [...new Set([...meld].sort(order).concat(...others))];
  }

  /** The melds for `card` in the cards not yet laid, which may be laid beside those that are. */
  #meldsWith(card, hand, laid) {
    const left = cardsOf(minus(plus(this.table, countCards(hand)), countCards(laid.flat())));
    const near = left.filter(
      (one) => isJoker(one) || isJoker(card) || suitOf(one) === suitOf(card) || rankOf(one) === rankOf(card),
    );
    return ownMelds(this.rules, near)
      .map(({ meld }) => meld)
      .filter((meld) => meld.includes(card) && !this.#isLost([...laid, meld]) && !this.#isNeedless(meld));
  }

  /** Whether one of these melds is held back, whatever lies beside them. */
  #isLost(laid) {
    const lay = countCards(this.position.table.map(named));
    const melds = [];
    for (const meld of laid) {
      const name = named(meld);
      const left = lay.get(name) ?? 0;
      lay.set(name, left - 1);
      if (left <= 0) melds.push(meld);
    }
    const cards = countCards(melds.flat());
    const held = minus(minus(cards, this.table), this.drawn);
    const fresh = both(minus(cards, held), plus(this.since, this.drawn));
    return firstHeldBack(this.rules, melds, { held, fresh, old: minus(minus(cards, held), fresh) }) >= 0;
  }

  /** Whether a run can be cut in two that are not held back: with jokers there are too many runs. */
  #isNeedless(meld) {
    if (this.closest && !this.rules.jokers.per_meld) return false;
    const { kind, cards } = judgeMeld(this.rules, meld);
    if (kind !== "run") return false;
    const needless = cards.some((_, at) => at > 0 && this.#isSafe(cards.slice(0, at)) && this.#isSafe(cards.slice(at)));
    if (needless) this.isOpen = true;
    return needless;
  }

  #isSafe(piece) {
    if (!judgeMeld(this.rules, piece).legal) return false;
    if (!ownMelds(this.rules, cardsOf(both(countCards(piece), this.held))).length) return true;
    return piece.some((card) => !this.held.has(card) && this.table.get(card) === this.since.get(card));
  }
}

const isCloser = (one, other) =>
  one.broken < other.broken || (one.broken === other.broken && one.moved < other.moved);

/** The hand with no more than so many copies of a card, its first. */
function atMost(hand, card, copies) {
  let left = copies;
  return hand.filter((one) => one !== card || left-- > 0);
}
