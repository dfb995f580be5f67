// The practice table: a game against the computer, dealt from a seed, played on a board, and gone through at its end.

import { announcer } from "./announce.mjs";
import { EngineWorker, NoAnswer } from "./engine_worker.mjs";
import { paragraph } from "./inline_cards.mjs";
import { Course } from "./play/course.mjs";
import { Help } from "./play/help.mjs";
import { addressOf, fromAddress, keepGame, kept, newSeed } from "./play/keeping.mjs";
import { Setup } from "./play/setup.mjs";
import { follow, newBoard, sortHand } from "./play/table.mjs";
import { aloud, seatName, turnWords } from "./play/turn_words.mjs";
import { Texts } from "./texts.mjs";

const YOU = 0;
/** The actions of the board that are answered here. */
const ACTS = ["check", "draw", "pass", "knock", "show", "sort"];
/** As many cards drawn at once are named. */
const NAMED = 5;

class MkPlay extends HTMLElement {
  #engine = new EngineWorker();
  #busy = false;
  #warned = null;
  #told = [];
  /** Whether the button for drawing passes: nothing more can be drawn. */
  #passes = false;

  connectedCallback() {
    if (this.texts) return;
    const { rules, texts, the } = JSON.parse(this.querySelector(":scope > script").textContent);
    Object.assign(this, { variants: rules, the, texts: new Texts(texts), announce: announcer(this.find("said")) });
    this.help = new Help(this);
    this.setup = new Setup(this.find("setup"), rules, (game) => this.#begin(game));
    this.addEventListener("click", ({ target }) => this.#click(target.closest("[data-do]")?.dataset.do));
    this.addEventListener("mk-act", (event) => this.#acted(event));
    const known = kept(rules);
    const game = fromAddress(rules, location.search) ?? known;
    this.hidden = false;
    this.dataset.ready = "";
    if (game === null) return;
    this.setup.choose(game);
    this.#begin(game, known && addressOf(known) === addressOf(game) ? known.lines : []);
  }

  disconnectedCallback() {
    this.#engine.end();
  }

  find(name) {
    return this.querySelector(`[data-${name}]`);
  }

  // --- the course of the game

  /** Begin a game, and play on from the lines of its turns. */
  async #begin(game, lines = []) {
    this.help.takeBack();
    this.#engine.end();
    const course = new Course(this.#engine, this.variants[game.variant], game);
    this.course = course;
    this.#wait(true);
    history.replaceState(history.state, "", addressOf(game));
    await this.#carefully(async () => {
      await course.begin(lines);
      if (course !== this.course) return;
      this.#warned = null;
      this.#told = [];
      this.find("result").hidden = true;
      this.find("course").hidden = false;
      this.find("seed").textContent = this.texts.say("play-seed", { seed: game.seed });
      this.board = await newBoard(this.find("place"), "play", course.rules, course.state);
      this.announce = this.board.announce;
      this.find("course").scrollIntoView();
      await this.#others();
    });
  }

  /** Do what asks the engine; where it does not answer, say so and let it be tried again. */
  async #carefully(work) {
    const { course } = this;
    this.find("fault").hidden = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (error.code === "cancelled" || course !== this.course) return;
      this.find("fault").hidden = false;
      this.announce(this.find("fault-words").textContent);
    }
  }

  /** The turns of all others, until it is the reader's again or the hand is over. */
  async #others() {
    const { course, texts } = this;
    this.#wait(true);
    while (!course.isOver && course.state.to_play !== YOU) {
      this.#draw(texts.say("play-thinking", { who: this.#name(course.state.to_play) }));
      const { action, state } = await course.chosen();
      if (course !== this.course) return;
      this.#told.push(turnWords(texts, action, course.state, state));
      this.#enter(action, state, true);
    }
    if (course.isOver) return this.#end();
    this.#passes = course.state.stock.length === 0 || (await course.ask("isLastDraw", course.state));
    if (course !== this.course) return undefined;
    this.#draw(texts.say("play-your-turn"));
    this.#wait(false);
    this.announce(...this.#sentences.map((sentence) => aloud(texts, sentence)), texts.say("play-your-turn"));
    if (course.actions.length) this.find("turn").scrollIntoView({ block: "nearest" });
    return undefined;
  }

  /** Whether the reader has to wait. */
  #wait(busy) {
    this.#busy = busy;
    this.toggleAttribute("data-yours", !busy);
  }

  #enter(action, state, marks = false) {
    this.course.enter(action, state);
    this.#warned = null;
    this.find("not-kept").hidden = keepGame(this.course.game, this.course.lines);
    follow(this.board, state, marks);
  }

  async #end() {
    this.#told = [];
    this.#draw(this.texts.say("play-over"));
    const { showEnding } = await import("./play/ending.mjs");
    await showEnding(this.find("result"), this.course, this.texts, this.announce);
  }

  // --- what the reader does

  #click(action) {
    const { game, lines } = this.course ?? {};
    const acts = {
      again: () => this.#begin({ ...game, seed: newSeed() }),
      replay: () => this.#begin(game),
      retry: () => this.#begin(game, lines),
      close: () => this.help.takeBack(),
      "lay-out": () => this.help.layOut(),
    };
    if (action) acts[action]();
  }

  #acted(event) {
    const { action } = event.detail;
    if (!ACTS.includes(action)) return undefined;
    event.preventDefault();
    if (this.course.isOver) return this.announce(this.texts.say("play-over"));
    if (this.#busy) return this.announce(this.texts.say("play-wait"));
    if (action === "sort") return this.#sort();
    const acts = { show: () => this.#help(), check: () => this.#do({ do: "lay", after: this.#laid() }) };
    const act = action === "draw" && this.#passes ? "pass" : action;
    return this.#carefully(acts[action] ?? (() => this.#do({ do: act })));
  }

  async #help() {
    const early = await this.course.ask("whyNotLay", this.course.state);
    return early ? this.#refuse(early) : this.help.show();
  }

  #sort() {
    const { game } = this.board;
    if (game.now !== game.start) return this.announce(this.texts.say("play-unfinished"));
    return this.announce(this.texts.say(`play-sorted-${sortHand(this.board)}`));
  }

  /** The table as it lies on the board. */
  #laid() {
    const { game } = this.board;
    return game.now.melds.map(({ cards }) => game.codesOf(cards));
  }

  async #do(action) {
    const { game } = this.board;
    if (action.do !== "lay" && game.now !== game.start) return this.#failed();
    const after = await this.#tried(action);
    if (after === null) return undefined;
    return after.refused ? this.#refuse(after) : this.#did(action, after);
  }

  /** What would come of an action; null where another game has begun meanwhile. */
  async #tried(action) {
    const { course } = this;
    this.#wait(true);
    const after = await course.tried(action);
    if (course !== this.course) return null;
    this.#wait(false);
    return after;
  }

  /**
   * Whoever ends the turn with cards lying elsewhere has failed: said once, with the price, and done if it is asked for
   * again.
   */
  async #failed() {
    const { position } = this.board.game;
    const action = { do: "fail", tried: this.#laid() };
    const after = await this.#tried(action);
    if (after === null) return undefined;
    if (after.refused === "not-failed") return this.#say("play-no-not-failed");
    if (after.refused) return this.#refuse(after);
    if (this.#warned === position) return this.#did(action, after);
    this.#warned = position;
    return this.#say("play-unfinished", { n: after.hands[YOU].length - this.course.state.hands[YOU].length });
  }

  async #did(action, after) {
    const { course, texts } = this;
    const drawn = after.hands[YOU].filter((_, at) => action.do !== "lay" && at >= course.state.hands[YOU].length);
    const { said } = turnWords(texts, action, course.state, after);
    const names = drawn.length && drawn.length <= NAMED ? texts.say("play-drawn", { cards: this.#names(drawn) }) : "";
    this.help.takeBack();
    this.#told = [{ said: [said, names].filter(Boolean).join(" "), steps: [] }];
    this.#enter(action, after);
    return this.#others();
  }

  #names(cards) {
    return cards.map((card) => this.texts.cards[card] ?? this.texts.say("joker")).join(", ");
  }

  #say(id, values = {}) {
    this.board.show({ kind: "open", title: this.texts.say(id, values), text: this.texts.say(`${id}-text`, values) });
  }

  /** Why not, in words: the board has them where the table is at fault. */
  async #refuse({ refused, verdict }) {
    if (!verdict || verdict.legal) return this.#say(`play-no-${refused}`);
    const { refused: inWords } = await import("./answers.mjs");
    return this.board.show(inWords(this.board.game, this.texts, verdict));
  }

  // --- drawing

  /** What was done since the reader's last turn, in sentences. */
  get #sentences() {
    return this.#told.flatMap(({ said, steps }) => [said, ...steps]);
  }

  #name(seat) {
    return seatName(this.texts, seat, this.course.game.players);
  }

  /** Everything around the board; `turn` says whose turn it is. */
  #draw(turn) {
    const { texts, board } = this;
    const { state, rules } = this.course;
    this.find("turn").textContent = turn;
    this.find("course").toggleAttribute("data-over", this.course.isOver);
    const others = [...state.hands.keys()].slice(1);
    const counts = others.map((seat) => texts.say("play-holds", { who: this.#name(seat), n: state.hands[seat].length }));
    const opening = state.unopened.includes(YOU) ? [texts.say("play-unopened")] : [];
    const facts = [texts.say("play-stock", { n: state.stock.length }), ...counts, ...opening];
    this.find("facts").replaceChildren(...facts.map((fact) => paragraph(texts, fact, "span", "mk-chip")));
    this.find("told").replaceChildren(...this.#sentences.map((sentence) => paragraph(texts, sentence)));
    const act = (name) => board.querySelector(`[data-act=${name}]`);
    act("draw").querySelector("span").textContent = texts.say(this.#passes ? "act-pass" : "act-draw");
    act("pass").hidden = rules.turn.draw_when !== "instead-of-playing" || rules.turn.draws_most === 1;
    act("knock").hidden = rules.end.knock_points === null;
  }
}

if (!customElements.get("mk-play")) customElements.define("mk-play", MkPlay);
