// Sentences about rules, from parts that stand in the page (pages/compiled_messages.py): strings, values, and choices by
// a value, which is a code, a number itself or its plural form.

export class Saying {
  #messages;
  #plural;
  #number;

  constructor({ locale, messages }) {
    this.#messages = messages;
    this.#plural = new Intl.PluralRules(locale);
    this.#number = new Intl.NumberFormat(locale);
  }

  say(id, values = {}) {
    if (!Object.hasOwn(this.#messages, id)) throw new Error(`no message ${id}`);
    return this.#text(this.#messages[id], values);
  }

  #text(parts, values) {
    return parts.map((part) => (typeof part === "string" ? part : this.#placed(part, values))).join("");
  }

  #placed({ v: name, s: selector, of: choices, else: otherwise }, values) {
    if (selector === undefined) {
      const value = values[name];
      return typeof value === "number" ? this.#number.format(value) : String(value);
    }
    return this.#text(choices[this.#chosen(values[selector], choices)] ?? otherwise, values);
  }

  /** A number that is named goes before its plural form. */
  #chosen(value, choices) {
    if (typeof value !== "number" || Object.hasOwn(choices, value)) return String(value);
    return this.#plural.select(value);
  }
}
