// The state of a game: snapshots that never change, and the way back through them.
// Each card has a key for life, so that twins stay apart; each meld has an id that is never used again.

import { format, judge, judgeTable, judgeTurn, mayLieAlone, parse } from "../engine/judging.mjs";

export const NEW = "new";
export const HAND = "hand";

export class Game {
  #codes = [];
  #history;
  #at = 0;
  #nextId;

  constructor({ position, rules, claim, solution }) {
    const { table, hand } = parse(position);
    const keyOf = (card) => this.#codes.push(card) - 1;
    const melds = table.map((cards, index) => ({ id: index + 1, cards: cards.map(keyOf) }));
    Object.assign(this, { rules, claim, solution });
    this.#history = [snapshot(melds, hand.map(keyOf))];
    this.#nextId = melds.length + 1;
  }

  get start() {
    return this.#history[0];
  }

  get now() {
    return this.#history[this.#at];
  }

  /** The moves since the table last lay as at the start. */
  get moves() {
    return this.#at - this.#history.lastIndexOf(this.start, this.#at);
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#history.length - 1;
  }

  /** The card codes, by key. */
  get codes() {
    return this.#codes;
  }

  /** The position as in an address. */
  get position() {
    return format({ table: this.#table(this.now), hand: this.codesOf(this.now.hand) });
  }

  codesOf(keys) {
    return keys.map((key) => this.#codes[key]);
  }

  placeOf(key) {
    return this.now.melds.find((meld) => meld.cards.includes(key))?.id ?? HAND;
  }

  /** Whether a card lay on the table at the start, and in another meld than now. */
  hasMoved(key) {
    const home = this.start.melds.find((meld) => meld.cards.includes(key));
    return home !== undefined && home.id !== this.placeOf(key);
  }

  /** What the engine says of each meld, and whether it is a card that may go on lying alone. */
  verdicts() {
    const table = this.#table(this.now);
    const alone = mayLieAlone(this.rules, this.#table(this.start), table);
    return judgeTable(this.rules, table).map((verdict, index) => ({ verdict, alone: alone[index] }));
  }

  /** The places, from 0, of the melds that are not in order. */
  get open() {
    return this.verdicts().flatMap(({ verdict, alone }, at) => (verdict.legal || alone ? [] : [at]));
  }

  /** What the engine says of the turn as it lies, or of what a snapshot would make of it. */
  turn(seen = this.now) {
    return judgeTurn(this.rules, {
      before: this.#table(this.start),
      after: this.#table(seen),
      hand: this.codesOf(this.start.hand),
    });
  }

  /** What the engine would say of a destination with these cards added. */
  outcome(keys, place) {
    const there = this.now.melds.find((meld) => meld.id === place)?.cards ?? [];
    return judge(this.rules, this.codesOf([...there, ...keys.filter((key) => !there.includes(key))]));
  }

  /** Whether the rules let these cards go back to the hand. */
  mayTakeBack(keys) {
    return this.turn(this.#moved(keys, HAND)).reason !== "cards-missing";
  }

  /** Move cards to a meld, a new meld or the hand. Gives the id of the place, or null where nothing moves. */
  move(keys, place) {
    if (keys.length === 0 || keys.every((key) => this.placeOf(key) === place)) return null;
    if (place === NEW && this.now.melds.some((meld) => isSame(meld.cards, keys))) return null;
    if (place === HAND && !this.mayTakeBack(keys)) return null;
    const target = place === NEW ? this.newId() : place;
    this.#enter(this.#moved(keys, target));
    return target;
  }

  undo() {
    if (!this.canUndo) return false;
    this.#at -= 1;
    return true;
  }

  redo() {
    if (!this.canRedo) return false;
    this.#at += 1;
    return true;
  }

  /** Put everything back as it lay at the start. It can be undone, like every move. */
  restore() {
    if (this.now !== this.start) this.#enter(this.start);
  }

  /** Lay these melds out, in place of all that lie there. */
  lay(melds) {
    const used = new Set(melds.flatMap((meld) => meld.cards));
    this.#enter(snapshot(melds, this.start.hand.filter((key) => !used.has(key))));
  }

  /** Begin anew with these melds and this hand: there is no way back beyond them. */
  begin(melds, hand) {
    this.#history = [snapshot(melds, hand)];
    this.#at = 0;
  }

  /** Begin anew as at the start, with more cards in the hand, and give their keys. */
  deal(codes) {
    const keys = codes.map((code) => this.#codes.push(code) - 1);
    this.begin(this.start.melds, [...this.start.hand, ...keys]);
    return keys;
  }

  /** An id that no meld ever had. */
  newId() {
    return this.#nextId++;
  }

  #enter(next) {
    this.#history = [...this.#history.slice(0, this.#at + 1), next];
    this.#at += 1;
  }

  #table(seen) {
    return seen.melds.map((meld) => this.codesOf(meld.cards));
  }

  #moved(keys, target) {
    const melds = this.now.melds.map(({ id, cards }) => {
      const kept = cards.filter((key) => !keys.includes(key));
      const next = id === target ? [...kept, ...keys] : kept;
      return isSame(next, cards) ? { id, cards } : { id, cards: this.#inOrder(next) };
    });
    if (target !== HAND && !melds.some((meld) => meld.id === target)) {
      melds.push({ id: target, cards: this.#inOrder(keys) });
    }
    const left = this.now.hand.filter((key) => !keys.includes(key));
    const hand = target === HAND ? this.#handOrder([...left, ...keys]) : left;
    return snapshot(melds.filter((meld) => meld.cards.length > 0), hand);
  }

  /** Cards as the engine lays them: runs upwards, groups by suit, a joker where it fits. */
  #inOrder(keys) {
    const left = [...keys];
    return judge(this.rules, this.codesOf(keys)).cards.map((code) => {
      const at = left.findIndex((key) => this.#codes[key] === code);
      return left.splice(at, 1)[0];
    });
  }

  /** The hand keeps the order that it had at the start; a card of the table that lies there for its twin comes first. */
  #handOrder(keys) {
    const { hand } = this.start;
    return [...keys].sort((one, other) => hand.indexOf(one) - hand.indexOf(other) || one - other);
  }
}

function snapshot(melds, hand) {
  for (const meld of melds) Object.freeze(Object.freeze(meld).cards);
  return Object.freeze({ melds: Object.freeze(melds), hand: Object.freeze(hand) });
}

const isSame = (keys, others) => keys.length === others.length && keys.every((key) => others.includes(key));
