// What a puzzle has to tell, beside a board that the script lays out: the hints, each of which holds the next, and the
// answer, folded away. The same as pages of puzzles have from the start (templates/puzzle.html.jinja).

import { paragraph } from "./inline_cards.mjs";
import { proofWords } from "./lab/proof_words.mjs";
import { Texts } from "./texts.mjs";

/**
 * All that puzzles tell in the language of the page: `puzzles` by id, and `beside`, which makes of one the element for the
 * board so called; null where it cannot be had, as without a network.
 */
export const tellings = () =>
  import(`../told/${document.documentElement.lang}.mjs`).then(
    ({ default: all }) => ({ puzzles: all.puzzles, beside: (board, told) => besideBoard(board, told, new Teller(all)) }),
    () => null,
  );

const SVG = "http://www.w3.org/2000/svg";

function icon(name, className = "") {
  const svg = document.createElementNS(SVG, "svg");
  if (className) svg.classList.add(className);
  svg.ariaHidden = "true";
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstChild.setAttribute("href", `#mk-${name}`);
  return svg;
}

function fold(title, className) {
  const details = document.createElement("details");
  details.className = `mk-fold ${className}`;
  details.append(document.createElement("summary"));
  details.firstChild.append(title, icon("i-chev", "mk-i"));
  return details;
}

/** The hints and the answer of a puzzle, in the suits in which it lies. */
function besideBoard(board, told, teller) {
  const beside = document.createElement("div");
  const [hints, answer] = [teller.hints(told), teller.answer(told)];
  hints.dataset.hints = board;
  answer.dataset.solution = board;
  beside.append(hints, answer);
  return beside;
}

class Teller {
  constructor({ texts, the, here, themes }) {
    Object.assign(this, { texts: new Texts(texts), the, here, themes });
  }

  hints({ hints, themes }) {
    const rungs = hints.map((hint, at) => {
      const rung = fold(this.texts.say("hint-number", { number: at + 1 }), "mk-hint");
      rung.append(...(hint ? [this.#hint(hint)] : themes.flatMap((theme) => this.#theme(theme))));
      return rung;
    });
    return rungs.reduceRight((inner, rung) => (rung.append(inner), rung));
  }

  #hint({ text, cards, at }) {
    const sentence = paragraph(this.texts, text);
    sentence.dataset.hint = cards.join(" ");
    if (at !== null) sentence.dataset.at = at;
    return sentence;
  }

  #theme(theme) {
    const { name, about } = this.themes[theme];
    const link = document.createElement("a");
    link.className = "mk-chip";
    link.href = `../puzzles/#theme-${theme}`;
    link.append(icon("loz"), name);
    const holder = document.createElement("p");
    holder.append(link);
    const sentence = paragraph(this.texts, about);
    sentence.dataset.hint = "";
    return [holder, sentence];
  }

  answer(told) {
    const { texts } = this;
    const answer = fold(texts.say("puzzle-solution"), "mk-solution");
    for (const text of [told.result, told.explanation]) if (text) answer.append(paragraph(texts, text));
    if (told.steps.length) answer.append(paragraph(texts, told.figures), this.#steps(told));
    answer.append(...this.#list(texts.say("solution-decoys"), told.decoys));
    answer.append(...this.#list(texts.say("solution-others", { n: told.others.length }), told.others));
    if (told.unlisted) answer.append(paragraph(texts, texts.say("solution-unlisted", { n: told.unlisted })));
    for (const proof of told.proofs) {
      const holder = document.createElement("div");
      holder.dataset.proof = "";
      holder.append(...proofWords(texts, this.the, proof, told.size), this.#walk());
      answer.append(holder);
    }
    const parts = document.createElement("small");
    parts.append(told.parts);
    answer.append(document.createElement("p"));
    answer.lastChild.append(parts);
    return answer;
  }

  #steps({ steps, tables }) {
    const holder = document.createElement("div");
    holder.dataset.steps = tables;
    const list = document.createElement("ol");
    list.append(...steps.map((step) => paragraph(this.texts, step, "li")));
    holder.append(list, this.#walk());
    return holder;
  }

  /** The buttons that lead through steps. */
  #walk() {
    const walk = document.createElement("div");
    walk.className = "mk-meta";
    walk.dataset.here = this.here;
    walk.hidden = true;
    for (const id of ["steps-previous", "steps-next"]) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "mk-btn";
      button.textContent = this.texts.say(id);
      walk.append(button);
    }
    return walk;
  }

  #list(title, sentences) {
    if (!sentences.length) return [];
    const list = document.createElement("ul");
    list.append(...sentences.map((sentence) => paragraph(this.texts, sentence, "li")));
    return [paragraph(this.texts, title, "p", "mk-label"), list];
  }
}
