// The comparison comes alive: the address keeps which variants are chosen, the first of them is the one that the others
// are told apart from, and rows in which all of them agree fold. Every text stands in the page.

import { announcer } from "./announce.mjs";
import { addressOf, FEWEST, MOST, readChosen } from "./compare/address.mjs";
import { cut } from "./compare/cut.mjs";
import { stocksToldApart, toldApart } from "./compare/differences.mjs";
import { made } from "./elements.mjs";
import { keepAddress } from "./kept_address.mjs";
import { Texts } from "./texts.mjs";

class MkComparison extends HTMLElement {
  connectedCallback() {
    if (this.texts === undefined) this.#begin();
  }

  #begin() {
    const { texts, stocks } = JSON.parse(this.querySelector("[data-compared]").textContent);
    this.texts = new Texts(texts);
    this.stocks = stocks;
    this.announce = announcer(this.querySelector("[data-live]"));
    this.boxes = [...this.querySelectorAll("[data-choose] input")];
    this.names = new Map(this.boxes.map((box) => [box.value, box.parentElement.textContent.trim()]));
    const { chosen, refused } = readChosen(location.search, [...this.names.keys()]);
    this.chosen = chosen ?? this.boxes.filter((box) => box.defaultChecked).map((box) => box.value);
    const fault = this.querySelector("[data-fault]");
    fault.hidden = refused === null;
    if (refused !== null) fault.textContent = this.texts.say("compare-refused", { found: cut(refused) });
    for (const box of this.boxes) box.checked = this.chosen.includes(box.value);
    this.querySelector("[data-choose]").addEventListener("change", ({ target }) => this.#choose(target));
    this.#draw({ keep: chosen !== null });
    this.dataset.ready = "";
  }

  /** What is chosen last stands last. */
  #choose({ value, checked }) {
    this.chosen = this.chosen.filter((id) => id !== value);
    if (checked) this.chosen.push(value);
    this.querySelector("[data-fault]").hidden = true;
    this.#draw({ keep: true });
    const heads = [...this.querySelectorAll("[data-apart] h3")];
    this.announce(this.#hint(), ...heads.flatMap((head) => [head.textContent, head.nextSibling.textContent]));
  }

  #hint() {
    if (this.chosen.length < FEWEST) return this.texts.say("compare-few");
    return this.chosen.length < MOST ? "" : this.texts.say("compare-most");
  }

  #draw({ keep }) {
    const hint = this.querySelector("[data-hint]");
    hint.textContent = this.#hint();
    hint.hidden = hint.textContent === "";
    for (const box of this.boxes) box.disabled = this.chosen.length >= MOST && !box.checked;
    for (const row of this.querySelectorAll("table tr:not(.mk-section)")) this.#arrange(row);
    for (const head of this.querySelectorAll("tr.mk-section")) {
      head.toggleAttribute("data-same", [...head.parentElement.rows].every((row) => row === head || "same" in row.dataset));
    }
    const [reference, ...others] = this.chosen;
    this.querySelector("[data-apart]").replaceChildren(...others.map((id) => this.#apart(id, reference)));
    if (keep && this.chosen.length >= FEWEST) keepAddress(addressOf(this.chosen));
  }

  /** The cells of those chosen first, in their order; marked where they are not as in the first. */
  #arrange(row) {
    const cells = this.chosen.map((id) => row.querySelector(`[data-col="${id}"]`));
    row.children[0].after(...cells);
    if (row.parentElement.tagName === "THEAD") return;
    const differs = cells.map((cell) => cell.textContent !== cells[0].textContent);
    cells.forEach((cell, at) => cell.classList.toggle("diff", differs[at]));
    row.toggleAttribute("data-same", !differs.includes(true));
  }

  /** How one variant differs from another, section by section. */
  #apart(id, reference) {
    const sections = [];
    let n = 0;
    for (const { rows } of this.querySelectorAll("tbody")) {
      const differing = [...rows].slice(1).map((row) => [row, this.#rule(row, id, reference)]).filter(([, words]) => words);
      // The stock follows from rules: it is told, and not counted.
      n += differing.filter(([row]) => !("stock" in row.dataset)).length;
      if (!differing.length) continue;
      const head = made("h4", rows[0].cells[0].textContent);
      head.className = "mk-label";
      sections.push(head, made("dl", ...differing.map(([, words]) => words)));
    }
    const names = { here: this.names.get(id), there: this.names.get(reference) };
    const count = made("p", this.texts.say("compare-count", { n }));
    count.className = "mk-small";
    return made("section", made("h3", this.texts.say("compare-against", names)), count, ...sections);
  }

  #rule(row, id, reference) {
    const [here, there] = [id, reference].map((one) => row.querySelector(`[data-col="${one}"]`).textContent);
    const stocks = "stock" in row.dataset && stocksToldApart(this.texts, this.stocks[id], this.stocks[reference]);
    const words = stocks || toldApart(this.texts, here, there, this.names.get(reference));
    return words && made("div", made("dt", row.cells[0].textContent), made("dd", words));
  }
}

if (!customElements.get("mk-comparison")) customElements.define("mk-comparison", MkComparison);
