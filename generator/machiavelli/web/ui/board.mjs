// The board comes alive. The page is complete without this; here the cards become movable.

import { announcer } from "./announce.mjs";
import { checked, doubted, openMelds, shown } from "./answers.mjs";
import { answerKey, keepOneStop } from "./keyboard.mjs";
import { cardName, meldTitle, verdictWords } from "./meld_words.mjs";
import { listenToPointer } from "./pointer.mjs";
import { View } from "./render.mjs";
import { Game, HAND } from "./state.mjs";
import { Texts } from "./texts.mjs";

class MkBoard extends HTMLElement {
  #chosen = new Set();
  #answer = null;
  #shownPosition = null;
  #listeners = null;

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
    const { texts, ...start } = JSON.parse(this.querySelector("[data-game]").textContent);
    this.texts = new Texts(texts);
    this.game = new Game(start);
    this.view = new View(this.section, this.game, this.texts);
    this.announce = announcer(this.querySelector("[data-live]"));
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
    listenToPointer(this.section, this.#drag, signal);
    const [dock, lay, show] = [this.querySelector(".mk-dock"), (table) => this.#lay(table), (it) => this.#show(it)];
    const begin = async () => (await import("./steps.mjs")).stepThrough(this.#solution, { dock, lay, show, signal });
    this.#solution?.addEventListener("toggle", begin, { once: true, signal });
    const sizes = new ResizeObserver(() => this.#measureDock());
    sizes.observe(this.querySelector(".mk-dock"));
    signal.addEventListener("abort", () => sizes.disconnect());
  }

  /** The dock stays at the lower edge; what is put down or takes the focus must come to lie above it. */
  #measureDock() {
    this.section.style.setProperty("--dock", `${this.querySelector(".mk-dock").offsetHeight}px`);
  }

  #click(event) {
    const action = event.target.closest("[data-act]")?.dataset.act;
    if (action) return this.#act(action, event.target.closest("[data-act]"));
    const card = event.target.closest("button[data-card]");
    if (card) return this.toggle(this.view.keyOf(card));
    const place = this.view.placeAt(event.target);
    if (place !== null && (this.#chosen.size || event.target.closest(".mk-btn"))) this.put(place);
  }

  #act(action, button) {
    const acts = {
      undo: () => this.undo(),
      redo: () => this.redo(),
      restore: () => this.restore(),
      check: () => this.check(),
      cannot: () => this.#show(doubted(this.game, this.texts)),
      solution: () => this.showSolution(),
      keys: () => this.toggleKeys(),
      more: () => {
        const more = this.querySelector(".mk-extra");
        more.hidden = !more.hidden;
        button.setAttribute("aria-expanded", !more.hidden);
      },
    };
    acts[action]();
  }

  // --- choosing cards and putting them somewhere

  toggle(key) {
    if (!this.#chosen.delete(key)) this.#chosen.add(key);
    this.view.choose(this.game, this.#chosen);
    this.announce(this.#sayChosen());
  }

  extend(from, to) {
    this.#chosen.add(this.view.keyOf(from)).add(this.view.keyOf(to));
    this.view.choose(this.game, this.#chosen);
    this.announce(this.#sayChosen());
  }

  /** Enter on a card: put the chosen cards here, or choose this one. */
  enter(card) {
    const key = this.view.keyOf(card);
    const place = this.game.placeOf(key);
    const elsewhere = [...this.#chosen].some((chosen) => this.game.placeOf(chosen) !== place);
    if (elsewhere && !this.#chosen.has(key)) this.put(place);
    else this.toggle(key);
    return true;
  }

  /** Put the chosen cards into a place, or say why they cannot go there. */
  put(place) {
    const keys = [...this.#chosen];
    if (keys.length === 0) return this.announce(this.texts.say("said-choose-first"));
    if (place === HAND && !this.game.mayTakeBack(keys)) return this.announce(this.texts.say("said-hand-refused"));
    const target = this.game.move(keys, place);
    this.#chosen.clear();
    this.#change();
    const card = this.view.cardOf(keys[0]);
    card.focus({ preventScroll: true });
    this.#measureDock();
    card.closest(".mk-meld")?.scrollIntoView({ block: "nearest" });
    if (target === null) return this.announce(this.texts.say("said-unselected"));
    return this.announce(this.#sayMoved(keys, target), this.#sayOpen());
  }

  /** Let go of the chosen cards; if there are none, on to the actions. */
  drop() {
    if (this.#chosen.size === 0) return this.querySelector("[role=toolbar] [tabindex='0']").focus();
    this.#chosen.clear();
    this.view.choose(this.game, this.#chosen);
    return this.announce(this.texts.say("said-unselected"));
  }

  #drag = {
    start: (card) => {
      const key = this.view.keyOf(card);
      if (!this.#chosen.has(key)) this.#chosen = new Set([key]);
      this.view.choose(this.game, this.#chosen);
      return [...this.#chosen].map((chosen) => this.view.cardOf(chosen));
    },
    over: (element) => {
      const target = element?.closest?.(".mk-meld, .mk-hand");
      for (const old of this.querySelectorAll(".is-target")) if (old !== target) old.classList.remove("is-target");
      if (target && this.contains(target)) target.classList.add("is-target");
    },
    drop: (element) => {
      const place = element && this.view.placeAt(element);
      if (place !== null && this.contains(element)) this.put(place);
    },
    end: () => this.querySelectorAll(".is-target").forEach((target) => target.classList.remove("is-target")),
  };

  // --- back and forth

  undo() {
    const done = this.game.undo();
    this.#stepped(done, done ? "said-undone" : "said-no-undo");
  }

  redo() {
    const done = this.game.redo();
    this.#stepped(done, done ? "said-redone" : "said-no-redo");
  }

  restore() {
    this.game.restore();
    this.#stepped(true, "said-restored");
  }

  #stepped(changed, said) {
    this.#chosen.clear();
    if (changed) this.#change();
    else this.#draw();
    this.announce(this.texts.say(said), changed && this.#sayOpen());
  }

  // --- answers

  check() {
    this.#show(checked(this.game, this.texts, this.#shownPosition));
  }

  showSolution() {
    this.#lay(this.game.solution);
    this.#show(shown(this.game, this.texts));
  }

  goToOpen(step) {
    const open = openMelds(this.game);
    if (open.length === 0) return this.announce(this.#sayOpen());
    const here = this.view.places(this.game).indexOf(this.view.placeAt(document.activeElement));
    const next = step > 0 ? open.find((at) => at > here) : open.findLast((at) => at < here);
    const at = next ?? open.at(step > 0 ? 0 : -1);
    this.view.stopsIn(this.game.now.melds[at].id)[0].focus();
    return this.announce(this.#sayMeld(at));
  }

  toggleKeys() {
    const keys = this.querySelector("[data-keys]");
    keys.hidden = !keys.hidden;
    if (!keys.hidden) keys.focus();
  }

  #show(answer) {
    this.#answer = answer;
    this.#drawAnswer();
    this.announce(answer.title, answer.said ?? answer.text);
    // Nothing is given away any more: the page opens what it has to say.
    if (answer.kind === "solved" || answer.kind === "shown") this.#solution?.toggleAttribute("open", true);
  }

  get #solution() {
    return document.querySelector(`details[data-solution="${CSS.escape(this.section.dataset.board)}"]`);
  }

  /** Lay out a table that the page shows: without one what lay there at the start, with none nothing changes. */
  #lay(table) {
    if (!table) this.game.restore();
    else if (table.length) this.game.lay(table);
    this.#shownPosition = this.game.position;
    this.#chosen.clear();
    this.#change();
  }

  // --- drawing

  #change() {
    this.#answer = null;
    this.#draw();
  }

  #draw() {
    this.view.draw(this.game, this.#chosen);
    for (const [name, possible] of [["undo", this.game.canUndo], ["redo", this.game.canRedo]]) {
      this.querySelector(`[data-act=${name}]`).setAttribute("aria-disabled", !possible);
    }
    this.querySelector("[data-act=restore]").setAttribute("aria-disabled", this.game.now === this.game.start);
    this.#drawAnswer();
    keepOneStop(this.section);
  }

  #drawAnswer() {
    const panel = this.querySelector("[data-answer]");
    panel.hidden = this.#answer === null;
    this.section.dataset.state = this.#state();
    if (this.#answer === null) return;
    panel.dataset.kind = this.#answer.kind;
    panel.querySelector(".mk-answer-title").textContent = this.#answer.title;
    panel.querySelector(".mk-answer-text").textContent = this.#answer.text;
    panel.scrollIntoView({ block: "nearest" });
  }

  #state() {
    if (this.#answer?.kind === "solved") return "solved";
    if (this.game.now === this.game.start) return "start";
    return openMelds(this.game).length ? "open" : "legal";
  }

  // --- saying

  #sayChosen() {
    const keys = [...this.#chosen];
    if (keys.length === 0) return this.texts.say("said-unselected");
    return this.texts.say("said-selected", { n: keys.length, card: this.#name(keys[0]) });
  }

  #sayMoved(keys, target) {
    const values = { n: keys.length, card: this.#name(keys[0]) };
    if (target === HAND) return this.texts.say("said-hand", values);
    const at = this.game.now.melds.findIndex((meld) => meld.id === target);
    return this.texts.say("said-moved", { ...values, ...this.#words(at) });
  }

  #sayMeld(at) {
    return this.texts.say("meld-label", this.#words(at));
  }

  #words(at) {
    const { verdict, alone } = this.game.verdicts()[at];
    const [title, words] = [meldTitle(this.texts, verdict), verdictWords(this.texts, verdict, alone)];
    return { place: at + 1, title, verdict: words };
  }

  #sayOpen() {
    return this.texts.say("said-open", { n: openMelds(this.game).length });
  }

  #name(key) {
    const name = cardName(this.texts, this.game.codes[key]);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

if (!customElements.get("mk-board")) customElements.define("mk-board", MkBoard);
