// Questions without end: made by chance from a seed that the address keeps, answered by the engine in a worker. What
// is told of answers is told by quiz.mjs, as of all questions.

import { judge } from "../engine/judging.mjs";
import { Chance } from "./endless/chance.mjs";
import { question } from "./endless/questions.mjs";
import { QuestionView } from "./endless/view.mjs";
import { EngineWorker, NoAnswer } from "./engine_worker.mjs";
import { Texts } from "./texts.mjs";

const SEED = /^[0-9a-z]{1,12}$/;
const FIRST = { number: 1, right: 0, answered: 0 };

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

class MkEndless extends HTMLElement {
  #engine = new EngineWorker();
  #making = 0;

  connectedCallback() {
    if (this.texts) return;
    const { rules, names, texts, the } = JSON.parse(this.querySelector("script").textContent);
    Object.assign(this, { rules, names, the, texts: new Texts(texts) });
    this.#readAddress();
    this.find("variant").value = this.variant;
    this.find("variant").addEventListener("change", ({ target }) => this.#begin(target.value));
    this.find("next").addEventListener("click", () => this.#next());
    this.addEventListener("mk-answered", ({ detail }) => this.#count(detail.right));
    this.hidden = false;
    this.#ask();
  }

  disconnectedCallback() {
    this.#engine.end();
  }

  find(name) {
    return this.querySelector(`[data-${name}]`);
  }

  #readAddress() {
    const asked = new URLSearchParams(location.search);
    const seed = asked.get("s") ?? "";
    const number = Number(asked.get("n"));
    const named = asked.get("v") ?? "";
    this.variant = Object.hasOwn(this.rules, named) ? named : this.find("variant").value;
    this.seed = SEED.test(seed) ? seed : newSeed();
    Object.assign(this, FIRST, Number.isSafeInteger(number) && number > 0 ? { number } : {});
  }

  #begin(variant) {
    Object.assign(this, FIRST, { variant, seed: newSeed() });
    this.#ask();
  }

  async #next() {
    this.number += 1;
    if (await this.#ask()) this.querySelector("legend").focus();
  }

  /** Whether the question that was asked for last is the one that is shown now. */
  async #ask() {
    this.#making += 1;
    const making = this.#making;
    const { variant, seed, number, rules: variants } = this;
    history.replaceState(history.state, "", `?${new URLSearchParams({ v: variant, s: seed, n: number })}`);
    const link = this.find("rules-link");
    link.href = this.find("variant").selectedOptions[0].dataset.href;
    this.#tell(this.texts.say("endless-making"));
    const chance = new Chance(`${variant}/${seed}/${number}`);
    let shown;
    try {
      shown = await question({ chance, engine: this.#engine, variant, variants });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (making === this.#making) this.#tell(this.texts.say("endless-fault"));
      return false;
    }
    const { texts, the, names } = this;
    const faces = this.find("faces").content;
    const view = new QuestionView({ texts, the, names, faces, judge: (meld) => judge(variants[variant], meld) });
    const field = await view.draw(shown, number);
    if (making !== this.#making) return false;
    this.find("holder").replaceChildren(field);
    this.#tellScore();
    this.dataset.ready = number;
    return true;
  }

  #count(right) {
    this.answered += 1;
    this.right += right ? 1 : 0;
    this.#tellScore();
  }

  #tellScore() {
    const { right, answered } = this;
    this.#tell(answered ? this.texts.say("endless-score", { n: answered, right }) : "");
  }

  #tell(words) {
    this.find("score").textContent = words;
  }
}

customElements.define("mk-endless", MkEndless);
