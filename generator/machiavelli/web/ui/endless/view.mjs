// A question made by chance as the page shows any other: the twin of templates/questions.html.jinja.

import { isJoker } from "../../engine/judging.mjs";
import { drawJoker } from "../cards.mjs";
import { paragraph } from "../inline_cards.mjs";
import { meldState, meldTitle, verdictWords } from "../meld_words.mjs";

const made = (kind, className, ...inside) => {
  const element = document.createElement(kind);
  element.className = className;
  element.append(...inside);
  return element;
};

export class QuestionView {
  /** `faces` holds a picture of each card, `the` the name of each with its article, `names` those of variants. */
  constructor({ texts, the, names, faces, judge }) {
    Object.assign(this, { texts, the, names, judge });
    this.faces = new Map([...faces.querySelectorAll("[data-card]")].map((card) => [card.dataset.card, card]));
  }

  /** The fieldset of a question; `number` is its place among those of this visit. */
  async draw(question, number) {
    const { kind, topic, ask, meld, given, several, layout, proof } = question;
    const field = document.createElement("fieldset");
    const key = keyOf(question);
    Object.assign(field.dataset, { question: `endless/${kind}`, key, topic });
    const place = made("b", "mk-n", String(number));
    const legend = made("legend", "", place, paragraph(this.texts, this.#say(ask), "span"));
    legend.tabIndex = -1;
    field.append(legend);
    if (meld) field.append(this.#tray(meld));
    if (given) field.append(...this.#position(given));
    if (several) field.append(paragraph(this.texts, this.texts.say("quiz-several"), "p", "mk-small"));
    const options = made("div", "mk-options", ...question.options.map((one, at) => this.#option(one, at, several)));
    options.ariaLive = "polite";
    field.append(options);
    const shown = [...this.#layout(layout), ...(proof ? await this.#proof(proof, given) : [])];
    if (shown.length) field.append(made("div", "mk-shown", ...shown));
    return field;
  }

  #say({ id, card }) {
    return this.texts.say(id, { card: card && this.the[card] });
  }

  #label(text) {
    return paragraph(this.texts, text, "p", "mk-label");
  }

  #position({ table, hand }) {
    return [
      this.#label(this.texts.say("quiz-table")),
      made("div", "mk-laid", ...table.map((meld) => this.#tray(meld))),
      this.#label(this.texts.say("quiz-hand")),
      made("div", "mk-rail", ...hand.map((card) => this.#card(card))),
    ];
  }

  #option({ label, right, verdict, feedback }, at, several) {
    const input = document.createElement("input");
    Object.assign(input, { type: several ? "checkbox" : "radio", name: "endless", id: `endless-${at}` });
    const name = made("label", "", this.#inWords(label));
    name.htmlFor = input.id;
    const mark = made("b", "", this.texts.say(right ? "quiz-right" : "quiz-wrong"));
    const said = verdict ? this.#verdict(verdict) : feedback ? this.#say(feedback) : "";
    const answer = paragraph(this.texts, ` ${said}`, "p", "mk-feedback");
    answer.prepend(mark);
    const option = made("div", "mk-option", input, name, answer);
    option.dataset.right = right ? "yes" : "no";
    return option;
  }

  #inWords({ id, number, variant }) {
    if (variant) return this.names[variant];
    return id ? this.texts.say(id) : String(number);
  }

  #verdict(verdict) {
    const values = { title: meldTitle(this.texts, verdict), verdict: verdictWords(this.texts, verdict) };
    return this.texts.say("quiz-verdict", values);
  }

  #layout(layout) {
    if (!layout?.length) return [];
    const trays = layout.map((meld) => this.#tray(meld, this.judge(meld)));
    return [this.#label(this.texts.say("quiz-layout")), made("div", "mk-laid", ...trays)];
  }

  async #proof(proof, { hand }) {
    const { proofWords } = await import("../lab/proof_words.mjs");
    return proofWords(this.texts, this.the, proof, hand.length);
  }

  /** Cards side by side; with their verdict, in the frame that shows it. */
  #tray(cards, verdict = null) {
    const places = [...(verdict?.stands_for ?? [])];
    const tray = made("div", "mk-tray", ...(verdict?.cards ?? cards).map((code) => this.#card(code, places)));
    if (verdict) tray.dataset.v = meldState(verdict, false);
    return tray;
  }

  #card(code, places = []) {
    const card = this.faces.get(code).cloneNode(true);
    if (isJoker(code) && places.length) drawJoker(this.texts, card, places.shift());
    return card;
  }
}

/** A short name of what is asked. */
function keyOf({ kind, ask, meld, given, options }) {
  const asked = JSON.stringify([kind, ask.card, meld, given, options.map(({ label }) => label)]);
  let hash = 2166136261;
  for (const sign of asked) hash = Math.imul(hash ^ sign.codePointAt(0), 16777619);
  return (hash >>> 0).toString(16).padStart(10, "0");
}
