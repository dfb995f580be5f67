// The words of the board. They come with the page; here they are only filled in and put together.

export class Texts {
  #messages;
  #plural;

  constructor({ locale, messages, cards, the, ranks, suits }) {
    this.#messages = messages;
    this.#plural = new Intl.PluralRules(locale);
    Object.assign(this, { cards, the, ranks, suits });
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
