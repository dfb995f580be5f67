// The board comes alive. The page is complete without this; here the cards become movable.

import { announcer } from "./announce.mjs";
import { answerKey, keepOneStop } from "./keyboard.mjs";
import { listenToPointer } from "./pointer.mjs";
import { View } from "./render.mjs";
import { Speech } from "./speech.mjs";
import { Game, HAND } from "./state.mjs";
import { Texts } from "./texts.mjs";

// What is not needed at once, by the module that brings it: a function for each of its actions.
const LATER = {
  answers: "check cannot solution",
  destinations: "move",
  elsewhere: "elsewhere",
  for_real: "real memory failed rebuilt",
  hints: "hint",
  key_help: "keys",
  more_keys: "cut join describe goToOpen home",
};

const OWN = ["undo", "redo", "restore", "more"];
// Two taps in so many milliseconds are one gesture.
const TWICE = 350;

class MkBoard extends HTMLElement {
  #chosen = new Set();
  #answer = null;
  #listeners = null;
  #solved = false;
  #tapped = null;
  #told = false;
  /** The position that was laid out as a solution: whoever has seen it does not solve by it. */
  shownPosition = null;
  /** The hints that were opened. */
  hinted = new Set();

  connectedCallback() {
    if (this.game === undefined) this.#begin();
    this.#listen();
  }

  disconnectedCallback() {
    this.#listeners?.abort();
    this.#listeners = null;
  }

  /** Moving the element keeps everything as it is. */
  connectedMoveCallback() {}

  #begin() {
    this.section = this.closest("[data-board]");
    this.data = JSON.parse(this.querySelector("[data-game]").textContent);
    this.texts = new Texts(this.data.texts);
    this.game = new Game(this.data);
    this.speech = new Speech(this.game, this.texts);
    this.view = new View(this.section, this.game, this.texts);
    this.announce = announcer(this.querySelector("[data-live]"));
    this.panel = this.querySelector("[data-answer]");
    this.querySelector(".mk-tools").hidden = false;
    this.view.newRow.hidden = false;
    this.#draw();
    this.section.dataset.ready = "";
  }

  #listen() {
    this.#listeners?.abort();
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.section.addEventListener("click", (event) => this.#click(event), { signal });
    this.section.addEventListener("keydown", (event) => answerKey(event, this), { signal });
    this.section.addEventListener("focusin", () => keepOneStop(this.section), { signal });
    listenToPointer(this, signal);
    const soon = () => ["answers", "more_keys"].forEach((name) => import(`./${name}.mjs`));
    this.section.addEventListener("focusin", soon, { once: true, signal });
    const solution = this.part("solution");
    const opened = async () => {
      this.tell("mk-failed");
      (await import("./steps.mjs")).stepThrough(solution, this, signal);
    };
    solution?.addEventListener("toggle", opened, { once: true, signal });
    const note = ({ target }) => target.open && this.hinted.add(target);
    for (const name of ["hints", "elsewhere"]) {
      this.part(name)?.addEventListener("toggle", note, { capture: true, signal });
    }
    const sizes = new ResizeObserver(() => this.measureDock());
    sizes.observe(this.querySelector(".mk-dock"));
    signal.addEventListener("abort", () => sizes.disconnect());
  }

  /** The dock stays at the lower edge; what is put down or takes the focus must come to lie above it. */
  measureDock() {
    this.section.style.setProperty("--dock", `${this.querySelector(".mk-dock").offsetHeight}px`);
  }

  #click(event) {
    const action = event.target.closest("[data-act]")?.dataset.act;
    if (action) return this.#act(action, event.target);
    const card = event.target.closest("button[data-card]");
    if (card) return this.#tap(this.view.keyOf(card), event.timeStamp);
    const place = this.view.placeAt(event.target);
    if (place !== null && (this.#chosen.size || event.target.closest(".mk-btn"))) this.put(place);
  }

  /** A card that is tapped twice at once goes to its only home. */
  #tap(key, time) {
    this.toggle(key);
    if (this.#tapped?.key === key && time - this.#tapped.time < TWICE) this.later("home", key);
    this.#tapped = { key, time };
  }

  #act(action, target) {
    if (OWN.includes(action)) return this[action]();
    if (target.closest(".mk-extra")) this.more();
    return this.later(action);
  }

  /** Show the other actions, or put them away. */
  more() {
    const [more, button] = [this.querySelector(".mk-extra"), this.querySelector("[data-act=more]")];
    if (more.contains(document.activeElement)) button.focus();
    more.hidden = !more.hidden;
    button.setAttribute("aria-expanded", !more.hidden);
  }

  /** Do what a module is loaded for, unless the page around the board answers itself. */
  async later(action, ...more) {
    const asked = new CustomEvent("mk-act", { bubbles: true, cancelable: true, detail: { action } });
    if (!this.section.dispatchEvent(asked)) return;
    const name = Object.keys(LATER).find((module) => LATER[module].split(" ").includes(action));
    const module = await import(`./${name}.mjs`);
    module[action](this, ...more);
  }

  // --- choosing cards and putting them somewhere

  get chosen() {
    return [...this.#chosen];
  }

  /** Choose these cards and no others. They answer in the next frame, and when it is painted the rest of the board. */
  choose(keys) {
    const chosen = (this.#chosen = new Set(keys));
    this.view.press(chosen);
    const offer = () => {
      if (chosen !== this.#chosen) return;
      this.view.offer(this.game, keys);
      keepOneStop(this.section);
      this.announce(this.speech.chosen(keys));
    };
    requestAnimationFrame(() => setTimeout(offer));
  }

  toggle(key) {
    this.choose(this.#chosen.has(key) ? this.chosen.filter((other) => other !== key) : [...this.chosen, key]);
  }

  extend(from, to) {
    this.choose([...new Set([...this.chosen, this.view.keyOf(from), this.view.keyOf(to)])]);
  }

  /** Enter on a card: put the chosen cards here, or choose this one. */
  enter(card) {
    const key = this.view.keyOf(card);
    const place = this.game.placeOf(key);
    const elsewhere = this.chosen.some((chosen) => this.game.placeOf(chosen) !== place);
    if (elsewhere && !this.#chosen.has(key)) this.put(place);
    else this.toggle(key);
    return true;
  }

  /** Put cards, those chosen if none are named, into a place, or say why they cannot go there. */
  put(place, keys = this.chosen) {
    if (keys.length === 0) return this.announce(this.texts.say("said-choose-first"));
    if (place === HAND && !this.game.mayTakeBack(keys)) return this.announce(this.texts.say("said-hand-refused"));
    const target = this.game.move(keys, place);
    this.change();
    const card = this.view.cardOf(keys[0]);
    card.focus({ preventScroll: true });
    this.measureDock();
    card.closest(".mk-meld")?.scrollIntoView({ block: "nearest" });
    if (target === null) return this.announce(this.texts.say("said-unselected"));
    return this.announce(this.speech.moved(keys, target), this.speech.open());
  }

  /** Let go of the chosen cards; if there are none, on to the actions. */
  drop() {
    if (this.#chosen.size === 0) return this.querySelector("[role=toolbar] [tabindex='0']").focus();
    return this.choose([]);
  }

  // --- back and forth

  undo() {
    this.#step("undo", "said-undone", "said-no-undo");
  }

  redo() {
    this.#step("redo", "said-redone", "said-no-redo");
  }

  restore() {
    this.game.restore();
    this.change();
    this.announce(this.texts.say("said-restored"), this.speech.open());
  }

  #step(way, done, nothing) {
    const before = this.game.now;
    if (!this.game[way]()) return this.announce(this.texts.say(nothing));
    this.change();
    return this.announce(this.texts.say(done), this.speech.gone(before), this.speech.open());
  }

  // --- answers

  show(answer) {
    this.#answer = answer;
    if (answer.kind === "solved") this.#solved = true;
    this.#drawAnswer();
    this.announce(answer.title, answer.said ?? answer.text);
    if (answer.kind === "solved") this.tell("mk-solved");
    if (answer.kind === "shown") this.tell("mk-failed");
    // Nothing is given away any more: the page opens what it has to say.
    if (this.#told) this.part("solution")?.toggleAttribute("open", true);
  }

  /** Tell the page how it went, once: whoever has seen the solution solves no more. */
  tell(event) {
    if (this.#told) return;
    this.#told = true;
    const { position, par, themes, rules } = this.data;
    const how = { moves: this.game.moves, par, hints: this.hinted.size, variant: rules.id, themes };
    const detail = { id: this.section.dataset.board, position, ...(event === "mk-solved" && how) };
    this.section.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  }

  /** A part of the page that belongs to this board, or null: its "solution", its "hints". */
  part(name) {
    return document.querySelector(`[data-${name}="${CSS.escape(this.section.dataset.board)}"]`);
  }

  /** A table that the page shows was laid out. */
  laidOut() {
    this.shownPosition = this.game.position;
    this.change();
  }

  // --- drawing

  /** Draw what is new; nothing is chosen any more. */
  change() {
    this.#chosen = new Set();
    this.#answer = null;
    this.#solved = false;
    this.#draw();
  }

  #draw() {
    this.view.draw(this.game, this.#chosen);
    const { canUndo, canRedo, now, start } = this.game;
    for (const [name, possible] of [["undo", canUndo], ["redo", canRedo], ["restore", now !== start]]) {
      this.querySelector(`[data-act=${name}]`).setAttribute("aria-disabled", !possible);
    }
    this.#drawAnswer();
    keepOneStop(this.section);
  }

  #drawAnswer() {
    const { panel } = this;
    panel.hidden = this.#answer === null;
    this.section.dataset.state = this.#state();
    if (panel.hidden) return;
    panel.dataset.kind = this.#answer.kind;
    panel.querySelector(".mk-answer-title").textContent = this.#answer.title;
    panel.querySelector(".mk-answer-text").textContent = this.#answer.text;
    panel.scrollIntoView({ block: "nearest" });
  }

  #state() {
    if (this.#solved) return "solved";
    if (this.game.now === this.game.start) return "start";
    return this.game.open.length ? "open" : "legal";
  }
}

if (!customElements.get("mk-board")) customElements.define("mk-board", MkBoard);
