// "Show me" on the page: the best play and why, while it is sought and once it is found.

import { paragraph } from "../inline_cards.mjs";

export class Help {
  #asking = null;
  #best = null;

  /** `table` is the element of the page, with the course of the game and its board. */
  constructor(table) {
    this.table = table;
  }

  /** Ask for the best play in the position as the turn began. */
  async show() {
    this.takeBack();
    const asking = new AbortController();
    this.#asking = asking;
    const { course, texts, the } = this.table;
    this.#find("stop").hidden = false;
    this.#tell({ title: texts.say("lab-solving"), parts: [] });
    const { bestPlay } = await import("./show_me.mjs");
    const found = await bestPlay({ course, texts, the, signal: asking.signal });
    if (this.#asking !== asking || found === null) return;
    this.#best = found.layout;
    const stop = this.#find("stop");
    const hadFocus = stop === document.activeElement;
    stop.hidden = true;
    this.#find("lay-out").hidden = found.layout === null;
    if (hadFocus) this.#find("close").focus();
    this.#tell(found);
  }

  /** Show nothing any more, and ask no further. */
  takeBack() {
    this.#asking?.abort();
    this.#asking = null;
    const shown = this.#find("shown");
    if (shown.contains(document.activeElement)) this.#find("turn").focus();
    for (const name of ["shown", "stop", "lay-out"]) this.#find(name).hidden = true;
  }

  /** Lay the play out on the board, to be made or not. */
  async layOut() {
    const { layOut } = await import("../arrange.mjs");
    const { board, texts, announce } = this.table;
    layOut(board.game, this.#best);
    board.laidOut();
    this.takeBack();
    announce(texts.say("play-laid-out"));
  }

  #find(name) {
    return this.table.find(name);
  }

  #tell({ title, said = "", parts }) {
    const { texts, announce } = this.table;
    const nodes = parts.map((part) => (typeof part === "string" ? paragraph(texts, part) : part));
    this.#find("found").replaceChildren(paragraph(texts, title, "p", "mk-answer-title"), ...nodes);
    this.#find("shown").hidden = false;
    this.#find("shown").scrollIntoView({ block: "nearest" });
    announce(title, said);
  }
}
