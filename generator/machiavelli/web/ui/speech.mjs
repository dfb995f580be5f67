// What is said aloud of a game as it lies.

import { capitalised, cardName, meldTitle, verdictWords } from "./meld_words.mjs";
import { HAND } from "./state.mjs";

export class Speech {
  #game;
  #texts;

  constructor(game, texts) {
    this.#game = game;
    this.#texts = texts;
  }

  chosen(keys) {
    if (keys.length === 0) return this.#texts.say("said-unselected");
    return this.#texts.say("said-selected", { n: keys.length, card: this.#name(keys[0]) });
  }

  moved(keys, target) {
    const values = { n: keys.length, card: this.#name(keys[0]) };
    if (target === HAND) return this.#texts.say("said-hand", values);
    const at = this.#game.now.melds.findIndex((meld) => meld.id === target);
    return this.#texts.say("said-moved", { ...values, ...this.#words(at) });
  }

  /** The cards that have gone to one place since the game lay as `before`; nothing where they went to several. */
  gone(before) {
    const was = (key) => before.melds.find(({ cards }) => cards.includes(key))?.id ?? HAND;
    const keys = [...this.#game.codes.keys()].filter((key) => was(key) !== this.#game.placeOf(key));
    const places = new Set(keys.map((key) => this.#game.placeOf(key)));
    return places.size === 1 ? this.moved(keys, [...places][0]) : "";
  }

  /** A meld by its place, from 0. */
  meld(at) {
    return this.#texts.say("meld-label", this.#words(at));
  }

  open() {
    return this.#texts.say("said-open", { n: this.#game.open.length });
  }

  #words(at) {
    const { verdict, alone } = this.#game.verdicts()[at];
    const [title, words] = [meldTitle(this.#texts, verdict), verdictWords(this.#texts, verdict, alone)];
    return { place: at + 1, title, verdict: words };
  }

  #name(key) {
    return capitalised(cardName(this.#texts, this.#game.codes[key]));
  }
}
