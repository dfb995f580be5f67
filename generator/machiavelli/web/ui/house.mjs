// House rules come alive: what is chosen in the form is judged at once, told apart from the reference, laid out as a
// sheet, kept in the address and written as a file. The engine says what does not fit; all texts stand in the page.

import { faultsOf } from "../engine/verification/check_variants.mjs";
import { announcer } from "./announce.mjs";
import { cut } from "./compare/cut.mjs";
import { toldApart } from "./compare/differences.mjs";
import { made } from "./elements.mjs";
import { addressOf, readRules } from "./house/address.mjs";
import { fieldText, markField, putText } from "./house/form.mjs";
import { mended } from "./house/mending.mjs";
import { Saying } from "./house/saying.mjs";
import { sheetOf } from "./house/sentences.mjs";
import { termsOf } from "./house/terms.mjs";
import { readValue, valueOf, withValue, writeValue } from "./house/values.mjs";
import { idOf, yamlOf } from "./house/yaml.mjs";
import { keepAddress } from "./kept_address.mjs";
import { Texts } from "./texts.mjs";
import { tried } from "./tried.mjs";

class MkHouse extends HTMLElement {
  connectedCallback() {
    if (this.texts === undefined) this.#begin();
  }

  #begin() {
    const data = JSON.parse(this.#find("composing").textContent);
    Object.assign(this, data, { texts: new Texts(data.texts), saying: new Saying(data.saying) });
    this.announce = announcer(this.#find("live"));
    this.fields = new Map([...this.querySelectorAll("[data-key]")].map((field) => [field.dataset.key, field]));
    const { refused, ...asked } = readRules(location.search, this.specs, this.variants, this.reference);
    this.asked = asked;
    this.last = null; // the rule chosen last
    if (refused !== null) this.#find("fault").textContent = this.texts.say("house-refused", { found: cut(refused) });
    this.#find("fault").hidden = refused === null;
    this.#fill();
    this.#draw({ keep: refused === null && location.search !== "" });
    this.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
    this.addEventListener("input", ({ target }) => this.#changed(target));
    this.addEventListener("click", ({ target }) => this.#act(target.closest("[data-act]")?.dataset.act));
    this.dataset.ready = "";
  }

  #find(name) {
    return this.querySelector(`[data-${name}]`);
  }

  /** Put what is asked for into the form. */
  #fill() {
    this.#find("from").value = this.asked.from;
    this.#find("name").value = this.asked.name;
    this.unread = new Set();
    for (const [key, field] of this.fields) {
      putText(field, this.specs[key], writeValue(this.specs[key], valueOf(this.asked.rules, key)));
    }
  }

  #changed(target) {
    const field = target.closest("[data-key]");
    if (field) this.#read(field);
    else if (target.matches("[data-from]")) this.#beginWith(target.value);
    else if (target.matches("[data-name]")) this.asked.name = target.value;
    else return;
    this.#find("fault").hidden = true;
    this.#draw({ keep: true });
    if (!target.matches("[data-name]")) this.announce(this.#find("fits").textContent);
  }

  #read(field) {
    const { key } = field.dataset;
    const value = readValue(this.specs[key], fieldText(field, this.specs[key]));
    this.last = key;
    if (value === undefined) {
      this.unread.add(key);
    } else {
      this.unread.delete(key);
      this.asked.rules = withValue(this.asked.rules, key, value);
    }
  }

  #beginWith(from) {
    Object.assign(this.asked, { from, rules: this.variants[from] });
    this.last = null;
    this.#fill();
  }

  #draw({ keep }) {
    const faults = this.#faults();
    this.#drawFaults(faults);
    this.#drawMending(faults.length > 0 && this.unread.size === 0);
    const terms = termsOf(this.asked.rules, this.saying);
    this.#drawChanges(terms);
    const fits = faults.length === 0;
    this.#find("waits").hidden = fits;
    this.#find("share").hidden = !fits;
    this.#find("sheet").replaceChildren(...(fits ? this.#sheet(terms) : []));
    this.#drawYaml();
    if (!keep || this.unread.size) return;
    keepAddress(addressOf(this.asked, this.specs, this.variants));
  }

  // --- what does not fit

  #faults() {
    const unread = [...this.unread].map((parameter) => ({
      parameter,
      words: this.texts.say("house-unreadable", { rule: this.#rule(parameter) }),
    }));
    const faults = faultsOf(this.asked.rules).map(({ id, parameter, ...values }) => ({
      parameter,
      words: this.laws[id] ?? this.texts.say(`house-${id}`, values),
    }));
    return [...unread, ...faults];
  }

  #drawFaults(faults) {
    const wrong = new Set(faults.map(({ parameter }) => parameter));
    for (const [key, field] of this.fields) markField(field, !wrong.has(key));
    const words = faults.length ? this.texts.say("house-faults", { n: faults.length }) : this.texts.say("house-fits");
    for (const line of this.querySelectorAll("[data-fits]")) line.textContent = words;
    this.toggleAttribute("data-faulty", faults.length > 0);
    const rows = faults.map(({ parameter, words }) => {
      const link = made("a", this.#rule(parameter));
      link.href = `#${this.fields.get(parameter).id}`;
      return made("li", link, made("span", words));
    });
    this.#find("faults").replaceChildren(...rows);
  }

  /** What else to change, where all of it can be told; what was chosen last stays. */
  #drawMending(isFaulty) {
    const { rules, from } = this.asked;
    this.mending = isFaulty ? mended(rules, this.last, this.variants[from], this.specs, this.variants) : null;
    this.#find("mending").hidden = this.mending === null;
    if (this.mending === null) return;
    const terms = termsOf(this.mending.rules, this.saying);
    const rows = this.mending.keys.map((key) => made("div", made("dt", this.#rule(key)), made("dd", this.#value(key, terms))));
    this.#find("mends").replaceChildren(...rows);
  }

  #mend() {
    this.asked.rules = this.mending.rules;
    this.#fill();
    this.#draw({ keep: true });
    this.#find("checked").focus();
    this.announce(this.#find("fits").textContent);
  }

  #value(key, terms) {
    return this.saying.say(`value-${key.replaceAll(/[._]/g, "-")}`, terms);
  }

  #rule(key) {
    return this.fields.get(key).querySelector("b, label").textContent;
  }

  // --- what follows

  #drawChanges(terms) {
    const reference = [...this.#find("from").options].find(({ value }) => value === this.reference).textContent;
    const others = termsOf(this.variants[this.reference], this.saying);
    const rows = [...this.fields.keys()].flatMap((key) => {
      const words = toldApart(this.texts, this.#value(key, terms), this.#value(key, others), reference);
      return words ? [made("div", made("dt", this.#rule(key)), made("dd", words))] : [];
    });
    this.#find("against").textContent = this.texts.say("compare-against", { here: this.#name(), there: reference });
    this.#find("count").textContent = this.texts.say("compare-count", { n: rows.length });
    this.#find("changes").replaceChildren(...rows);
  }

  #name() {
    return this.asked.name.trim() || this.texts.say("house-unnamed");
  }

  #sheet(terms) {
    const sections = sheetOf(this.sections, this.asked.rules, terms, this.saying).map(({ title, paragraphs }) => {
      const parts = paragraphs.map(({ points, said }) =>
        points ? made("ul", ...said.map((text) => made("li", text))) : made("p", said.join(" ")),
      );
      return made("section", made("h4", title), ...parts);
    });
    return [made("h3", this.#name()), ...sections];
  }

  #drawYaml() {
    const from = this.#find("from").selectedOptions[0].textContent;
    const [tagline, unnamed] = [this.texts.say("house-tagline", { name: from }), this.texts.say("house-unnamed")];
    this.yaml = yamlOf(this.asked, this.specs, this.variants, { languages: this.languages, tagline, unnamed });
    const file = `${idOf(this.asked.name, this.variants)}.yaml`;
    this.#find("yaml-help").textContent = this.texts.say(this.yaml ? "house-yaml-help" : "house-yaml-none", { file });
    this.#find("yaml").textContent = this.yaml ?? "";
    this.#find("yaml").hidden = this.yaml === null;
    this.querySelector("[data-act=yaml]").disabled = this.yaml === null;
  }

  // --- taking it away

  #act(act) {
    if (act === "print") window.print();
    else if (act === "mend") this.#mend();
    else if (act === "link") this.#copy(new URL(addressOf(this.asked, this.specs, this.variants), location.href).href);
    else if (act === "yaml") this.#copy(this.yaml);
  }

  async #copy(text) {
    const copied = await tried(() => navigator.clipboard.writeText(text));
    const byHand = this.#find("copy-by-hand");
    byHand.hidden = copied;
    byHand.value = text;
    if (!copied) byHand.select();
    this.#find("copied").textContent = this.texts.say(copied ? "lab-copied" : "lab-not-copied");
    this.#find("copied").hidden = false;
    this.announce(this.#find("copied").textContent);
  }
}

if (!customElements.get("mk-house")) customElements.define("mk-house", MkHouse);
