// Drawing the position that is being set up: its melds with their verdicts, its hand, where the next cards go.

import { ICONS, nameCards } from "../cards.mjs";
import { meldState, meldTitle, verdictWords } from "../meld_words.mjs";
import { HAND } from "./bench.mjs";

export class BenchView {
  #shown = new WeakMap();

  constructor(root, texts) {
    this.root = root;
    this.texts = texts;
    this.faces = new Map([...root.querySelectorAll("[data-deck] > [data-card]")].map((card) => [card.dataset.card, card]));
  }

  find(name) {
    return this.root.querySelector(`[data-${name}]`);
  }

  draw(bench) {
    const verdicts = bench.verdicts();
    const rows = verdicts.map((one, at) => JSON.stringify([one, bench.place === at]));
    const makeRow = (at) => this.#row(verdicts[at], at, bench.place === at);
    if (rows.length) this.#renew(this.find("table"), rows, makeRow);
    else this.#renew(this.find("table"), [""], () => this.#nothing());
    this.#renew(this.find("hand"), bench.hand, (at) => this.#held(bench.hand[at]));
    this.find("hand").closest(".mk-hand").classList.toggle("is-target", bench.place === HAND);
    this.find("count").textContent = this.texts.say("board-count", { n: bench.hand.length });
    this.#drawPlaces(bench);
    this.root.dataset.position = bench.address;
  }

  /** Write the position into the text fields. */
  write(bench) {
    this.find("write-table").value = bench.tableText;
    this.find("write-hand").value = bench.handText;
  }

  /** Show why the position will not do. */
  drawFault(words) {
    const fault = this.find("fault");
    fault.hidden = !words;
    fault.textContent = words;
  }

  /** Let `holder` show these, each told by a text; `make` only what it does not show there yet. */
  #renew(holder, shown, make) {
    const old = [...holder.children];
    shown.forEach((text, at) => {
      if (old[at] && this.#shown.get(old[at]) === text) return;
      const fresh = make(at);
      this.#shown.set(fresh, text);
      if (old[at]) old[at].replaceWith(fresh);
      else holder.append(fresh);
    });
    for (const gone of old.slice(shown.length)) gone.remove();
  }

  #held(code) {
    const card = this.#button(code);
    nameCards(this.texts, [card]);
    return card;
  }

  /** A meld as a row of the table, every card a button. */
  #row(judged, at, isTarget) {
    const row = this.find("row").content.firstElementChild.cloneNode(true);
    row.dataset.place = at;
    row.classList.toggle("is-target", isTarget);
    row.querySelector(".mk-n").textContent = at + 1;
    this.#fill(row, judged, (code) => this.#button(code));
    const label = this.texts.say("meld-label", { place: at + 1, ...this.words(judged) });
    row.querySelector(".mk-tray").setAttribute("aria-label", label);
    return row;
  }

  #fill(row, judged, make) {
    const { verdict, alone } = judged;
    const { title, verdict: words } = this.words(judged);
    row.dataset.v = meldState(verdict, alone);
    row.querySelector("[data-title]").textContent = title;
    row.querySelector("[data-verdict]").textContent = words;
    row.querySelector(".mk-say use").setAttribute("href", ICONS[row.dataset.v]);
    row.querySelector(".mk-tray").append(...this.#cards(verdict, make));
  }

  #cards({ cards, stands_for: standsFor }, make) {
    const made = cards.map(make);
    nameCards(this.texts, made, standsFor);
    return made;
  }

  /** A meld in its frame, to look at. `marked` tells of each place in it whether that card is marked. */
  frame({ verdict, alone }, marked) {
    const frame = document.createElement("div");
    frame.className = "mk-framed";
    frame.dataset.v = meldState(verdict, alone);
    const tray = document.createElement("div");
    tray.className = "mk-tray";
    tray.role = "group";
    const { title, verdict: words } = this.words({ verdict, alone });
    tray.ariaLabel = `${title}, ${words}`;
    tray.append(...this.#cards(verdict, (code) => this.#picture(code)));
    [...tray.children].forEach((card, at) => card.classList.toggle("is-moved", marked(at)));
    frame.append(tray);
    return frame;
  }

  words({ verdict, alone }) {
    return { title: meldTitle(this.texts, verdict), verdict: verdictWords(this.texts, verdict, alone) };
  }

  #button(code) {
    const card = this.faces.get(code).cloneNode(true);
    card.removeAttribute("aria-pressed");
    card.removeAttribute("tabindex");
    return card;
  }

  #picture(code) {
    const face = this.faces.get(code);
    const card = document.createElement("span");
    card.className = "mk-card";
    card.dataset.card = code;
    card.role = "img";
    card.ariaLabel = face.getAttribute("aria-label");
    card.append(...face.cloneNode(true).childNodes);
    return card;
  }

  #nothing() {
    const item = document.createElement("li");
    item.className = "mk-small";
    item.textContent = this.texts.say("lab-no-table");
    return item;
  }

  #drawPlaces(bench) {
    const holder = this.find("places");
    const focused = holder.contains(document.activeElement) ? document.activeElement.dataset.to : null;
    const melds = bench.table.map((_, at) => this.#place(at, String(at + 1), bench));
    const fresh = this.#place(bench.table.length, this.texts.say("put-new"), bench);
    holder.replaceChildren(this.#place(HAND, this.texts.say("lab-to-hand"), bench), ...melds, fresh);
    if (focused !== null) (holder.querySelector(`[data-to="${focused}"]`) ?? holder.lastChild).focus();
  }

  #place(to, text, bench) {
    const button = this.root.querySelector("template[data-to]").content.firstElementChild.cloneNode(true);
    button.dataset.to = to;
    button.textContent = text;
    button.ariaPressed = bench.place === to;
    button.classList.toggle("mk-go", bench.place === to);
    if (to !== HAND && to < bench.table.length) button.ariaLabel = this.texts.say("lab-to-meld", { place: to + 1 });
    return button;
  }
}
