// Why no more can be played, for people: sentences, lists in lists, a table; the twin of pages/proof_markup.py.

import { formatCards } from "../../engine/judging.mjs";
import { paragraph } from "../inline_cards.mjs";

/** The elements of a proof that `proof.card`, or more than `proof.most` of `size` hand cards, cannot be played. `the`
 * names each card with its article. */
export function proofWords(texts, the, proof, size) {
  const teller = new Teller(texts, the);
  const title = document.createElement("b");
  title.textContent = texts.say("proof-title");
  const denied = paragraph(texts, ` ${teller.denied(proof, size)}`);
  denied.prepend(title);
  return [denied, ...teller.told(proof.because)];
}

class Teller {
  constructor(texts, the) {
    Object.assign(this, { texts, the });
  }

  denied({ card, most }, size) {
    if (card) return this.texts.say("proof-card", { card: this.the[card] });
    if (most === 0) return this.texts.say("proof-none");
    return most === size - 1 ? this.texts.say("proof-all") : this.texts.say("proof-most", { n: most });
  }

  /** A reason; `later` where it follows from what was just said. */
  told(reason, later = false) {
    const tell = {
      chain: () => this.#chain(reason),
      each: () => [
        this.#list("ul", reason.cards.map((one) => [this.#say("suppose", { card: this.the[one.card] }), ...this.told(one.because)])),
        ...this.#rest(reason),
      ],
      cases: () => [
        this.#sentence("cases", { card: this.the[reason.card] }),
        this.#list("ul", reason.cases.map((one) => [this.#case(one), ...this.told(one.because)])),
      ],
      points: () => this.#points(reason),
    };
    return tell[reason.kind]?.() ?? [paragraph(this.texts, this.#ends(reason, later))];
  }

  #chain({ steps, then }) {
    const links = steps.map((step) => [this.#forced(step)]);
    const ended = then.kind === "no-partner" || then.kind === "limit";
    if (ended) links.push([this.#ends(then, true)]);
    return [this.#list("ol", links), ...(ended ? [] : this.told(then))];
  }

  #ends({ kind, cards }, later) {
    if (kind === "limit" || kind === "no-opening") return this.#say(kind);
    if (cards.length > 1) return this.#say("homeless", { cards: formatCards(cards) });
    return this.#say(later ? "then-alone" : "alone", { card: this.the[cards[0]] });
  }

  #forced({ card, meld, beside }) {
    if (meld) return this.#say("only", { card: this.the[card], meld: formatCards(meld) });
    if (beside) return this.#say("beside", { card: this.the[card], other: this.the[beside] });
    return this.#say("stays", { card: this.the[card] });
  }

  /** What is to be said once the hand cards before are ruled out. */
  #rest({ cards, then }) {
    if (then === null) return [this.#sentence("none-left")];
    if (then.kind === "no-partner" && then.cards.length === 1 && cards.length === 1) {
      return [this.#sentence("without", { out: this.the[cards[0].card], card: this.the[then.cards[0]] })];
    }
    return this.told(then, true);
  }

  #case({ meld }) {
    return meld === null ? this.#say("in-none") : this.#say("in-meld", { meld: formatCards(meld) });
  }

  /** Cards with the same points stand in one row, the highest first. */
  #points({ points, total }) {
    const rows = new Map();
    for (const [card, number] of Object.entries(points)) rows.set(number, [...(rows.get(number) ?? []), card]);
    const table = document.createElement("table");
    this.#cells(table.createTHead().insertRow(), "th", [this.#say("for-cards"), this.#say("for-points")]);
    const body = table.createTBody();
    for (const [number, cards] of [...rows].sort(([one], [other]) => other - one)) {
      this.#cells(body.insertRow(), "td", [formatCards(cards), number > 0 ? `+${number}` : `−${-number}`]);
    }
    return [this.#sentence("points"), table, this.#sentence("melds"), this.#sentence("total", { n: total, total })];
  }

  #cells(row, kind, contents) {
    row.append(...contents.map((text) => paragraph(this.texts, text, kind)));
  }

  /** Each item: a sentence, and what stands below it. */
  #list(kind, items) {
    const list = document.createElement(kind);
    for (const [text, ...below] of items) {
      const item = paragraph(this.texts, text, "li");
      item.append(...below);
      list.append(item);
    }
    return list;
  }

  #sentence(name, values) {
    return paragraph(this.texts, this.#say(name, values));
  }

  /** A sentence may begin with a card: its first letter is made a capital. */
  #say(name, values) {
    const text = this.texts.say(`proof-${name}`, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
