// A position that is being set up: read from text and addresses, changed card by card, written again.
// What cannot be understood is a fault: the message that says so, and its values.

import { checkPosition } from "../../engine/checks.mjs";
import { format, formatCards, judge, judgeTable, mayLieAlone, parse, parseCards } from "../../engine/judging.mjs";

export const HAND = "hand";
const LONGEST = 3000;

export class Bench {
  variant;
  table = [];
  hand = [];
  opened = true;
  place = HAND;
  fault = null;

  /** `rules` of every variant by id; the first is the one to begin with. */
  constructor(rules) {
    this.all = rules;
    this.variant = Object.keys(rules)[0];
  }

  get rules() {
    return this.all[this.variant];
  }

  get mustOpen() {
    return this.rules.turn.opening !== "none";
  }

  /** The position as the engine is asked about it. */
  get given() {
    const { table, hand } = this;
    return this.mustOpen && !this.opened ? { table, hand, opened: false } : { table, hand };
  }

  /** Take up what an address says. Gives the faults of what it says wrongly, which is left out. */
  readAddress(query) {
    const asked = new URLSearchParams(query);
    const faults = [];
    const variant = asked.get("v");
    if (variant !== null && Object.hasOwn(this.all, variant)) this.variant = variant;
    else if (variant !== null) faults.push({ id: "lab-unknown-variant", found: cut(variant) });
    this.opened = asked.get("o") !== "0";
    try {
      const position = asked.get("p") ?? ":";
      if (position.length > LONGEST) faults.push({ id: "lab-too-long" });
      else this.#take(parse(position));
    } catch (error) {
      faults.push({ id: "lab-unreadable-link", found: cut(error.found) });
    }
    return faults;
  }

  /** The address of the position, from its question mark on. */
  get address() {
    return this.addressUnder(this.variant);
  }

  /** That of the same position under the rules of another variant. */
  addressUnder(variant) {
    const opened = this.all[variant].turn.opening !== "none" && !this.opened ? "&o=0" : "";
    return `?v=${variant}&p=${format(this)}${opened}`;
  }

  /** Take up what was written: a meld a line, and the hand. What cannot be read leaves everything as it was. */
  readText(table, hand) {
    this.fault = null;
    if (table.length + hand.length > LONGEST) this.fault = { id: "lab-too-long" };
    const lines = table.split("\n").map((line, at) => this.#readLine(line, "lab-unreadable-table", at + 1));
    const cards = this.#readLine(hand, "lab-unreadable-hand");
    if (!this.fault) this.#take({ table: lines.filter((line) => line.length > 0), hand: cards });
  }

  #readLine(text, id, line) {
    try {
      return this.fault ? [] : parseCards(text.replace(/[\s,;]+/g, " "));
    } catch (error) {
      this.fault = { id, line, found: cut(error.found) };
      return [];
    }
  }

  /** Lay out another position, under the same rules. */
  put(position) {
    this.fault = null;
    this.#take(position);
  }

  /** Whatever is taken up, melds lie as the engine lays them. */
  #take({ table, hand }) {
    this.table = table;
    this.hand = hand;
    if (this.place !== HAND) this.place = Math.min(this.place, table.length);
  }

  /** The text of the table, a meld a line. */
  get tableText() {
    return this.table.map(formatCards).join("\n");
  }

  get handText() {
    return formatCards(this.hand);
  }

  /** Add a card where cards go now. */
  add(card) {
    if (this.place === HAND) this.hand = [...this.hand, card];
    else this.table = this.table.toSpliced(this.place, 1, this.#inOrder([...(this.table[this.place] ?? []), card]));
  }

  /** Take a card away; a meld that loses its last one goes too. */
  remove(place, at) {
    if (place === HAND) {
      this.hand = this.hand.toSpliced(at, 1);
      return;
    }
    const left = this.table[place].toSpliced(at, 1);
    this.table = left.length ? this.table.with(place, this.#inOrder(left)) : this.table.toSpliced(place, 1);
    if (this.place !== HAND) this.place = Math.min(this.place, this.table.length);
  }

  clear() {
    Object.assign(this, { table: [], hand: [], place: HAND, fault: null });
  }

  #inOrder(cards) {
    return [...judge(this.rules, cards).cards];
  }

  /** What the engine says of each meld, and whether it is a card that may lie alone. */
  verdicts() {
    const alone = mayLieAlone(this.rules, this.table, this.table);
    return judgeTable(this.rules, this.table).map((verdict, at) => ({ verdict, alone: alone[at] }));
  }

  /** Why the packs cannot hold these cards, or, to solve it, why the position will not do; null where it will. */
  refusal(toSolve = false) {
    if (this.fault) return this.fault;
    try {
      checkPosition(this.rules, this);
    } catch (error) {
      if (!error.code) throw error;
      if (error.code !== "illegal-table" || toSolve) return this.#refused(error);
    }
    return toSolve ? this.noHand : null;
  }

  get noHand() {
    return this.hand.length ? null : { id: "lab-no-hand" };
  }

  #refused({ code, details }) {
    const count = this.hand.length + this.table.flat().length;
    if (code === "too-many-melds" || code === "too-many-cards") return { id: "lab-too-many-cards", count };
    return code === "too-many-copies" ? { id: "lab-too-many-copies", card: details } : { id: `lab-${code}`, count: details };
  }

  /** The beginning of a puzzle's file; `solution` where the position is solved. */
  yaml(solution) {
    const claim = solution && `claim: {solvable: ${solution.can_go_out}, played: ${solution.max_played}}`;
    return [
      "# yaml-language-server: $schema=../schemas/puzzle.schema.json",
      "id: new-puzzle",
      `variant: ${this.variant}`,
      this.table.length ? "table:" : "table: []",
      ...this.table.map((meld) => `  - ${quoted(formatCards(meld))}`),
      `hand: ${quoted(this.handText)}`,
      ...(claim ? [claim] : []),
      "",
    ].join("\n");
  }
}

/** A star or nothing at the beginning would mean something else to YAML. */
const quoted = (text) => (/^[2-9AJQK1]/.test(text) ? text : `"${text}"`);

/** As much as a sentence can hold. */
const cut = (text) => {
  const letters = [...String(text)];
  return letters.length > 24 ? `${letters.slice(0, 24).join("")}…` : letters.join("");
};
