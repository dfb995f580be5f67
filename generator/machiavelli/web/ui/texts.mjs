// The words of the board. They come with the page; here they are only filled in and put together.

export class Texts {
  #messages;
  #plural;

  /** The names of cards by their code: alone, and as they stand within a sentence. */
  cards = {};
  the = {};
  /** All cards of a rank. */
  ranks = {};

  constructor({ locale, messages, ranks = {}, suits = {} }) {
    this.#messages = messages;
    this.#plural = new Intl.PluralRules(locale);
    this.suits = suits;
    for (const [rank, [card, the, all]] of Object.entries(ranks)) {
      this.ranks[rank] = all;
      for (const [suit, name] of Object.entries(suits)) {
        this.cards[rank + suit] = card.replace("{suit}", name);
        this.the[rank + suit] = the.replace("{suit}", name);
      }
    }
    Object.freeze(this);
  }

  /** The sentence with its values; where a number `n` decides, in the right plural form. */
  say(id, values = {}) {
    if (!Object.hasOwn(this.#messages, id)) throw new Error(`no message ${id}`);
    const message = this.#messages[id];
    const text = typeof message === "string" ? message : this.#form(message, values.n);
    return text.replace(/\{(\w+)\}/g, (slot, name) => String(values[name]));
  }

  #form(forms, count) {
    return (count === 0 ? forms["0"] : undefined) ?? forms[this.#plural.select(count)] ?? forms.other;
  }
}
