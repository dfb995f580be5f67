// Drawing a game on the board. Card elements are kept for life and only change their place.

import { ICONS, nameCards } from "./cards.mjs";
import { meldState, meldTitle, verdictWords } from "./meld_words.mjs";
import { travelling } from "./motion.mjs";
import { HAND, NEW } from "./state.mjs";

export class View {
  #rows = new Map();
  #cards = [];
  #texts;

  /** Adopt the elements of `section`, wherever they lie now. */
  constructor(section, game, texts) {
    this.section = section;
    this.#texts = texts;
    this.table = section.querySelector(".mk-table");
    this.newRow = section.querySelector("[data-new]");
    this.hand = section.querySelector("[data-hand]");
    const all = [...section.querySelectorAll(".mk-tray > [data-card], [data-hand] > [data-card]")];
    for (const code of game.codes) {
      const at = all.findIndex((card) => card.dataset.card === code);
      this.#cards.push(all.splice(at, 1)[0]);
    }
    const rows = [...this.table.querySelectorAll(":scope > [data-meld]")];
    for (const meld of game.start.melds) this.#rows.set(meld.id, rows.shift());
    for (const row of rows) row.remove();
  }

  /** Take over the element of a card that has joined the game; the next one without. */
  adopt(card) {
    this.#cards.push(card);
  }

  keyOf(card) {
    return this.#cards.indexOf(card);
  }

  cardOf(key) {
    return this.#cards[key];
  }

  /** The row of a meld, or undefined where it is gone. */
  rowOf(id) {
    return this.#rows.get(id);
  }

  /** The places in the order of the board: melds by id, the slot for a new one, the hand. */
  places(game) {
    return [...game.now.melds.map((meld) => meld.id), NEW, HAND];
  }

  /** What can take the focus in a place. */
  stopsIn(place) {
    if (place === NEW) return [this.newRow.querySelector("button")];
    const holder = place === HAND ? this.hand : this.#rows.get(place);
    return [...holder.querySelectorAll("[data-card]")];
  }

  /** The place that an element lies in, or null. */
  placeAt(element) {
    if (element?.closest(".mk-hand")) return HAND;
    const row = element?.closest(".mk-meld");
    if (!row || !this.section.contains(row)) return null;
    if (row === this.newRow) return NEW;
    return [...this.#rows].find(([, known]) => known === row)?.[0] ?? null;
  }

  /** Draw the game as it is, with the chosen cards. */
  draw(game, chosen) {
    const arrive = travelling("ready" in this.section.dataset ? this.#cards : []);
    const focused = this.section.contains(document.activeElement) ? document.activeElement : null;
    this.#drawTable(game);
    place(this.hand, game.now.hand.map((key) => this.#cards[key]));
    this.#drawMarks(game);
    this.press(chosen);
    this.offer(game, [...chosen]);
    const count = this.#texts.say("board-count", { n: game.now.hand.length });
    write(this.section.querySelector("[data-count]"), count);
    this.section.dataset.position = game.position;
    if (focused && focused !== document.activeElement) focused.focus({ preventScroll: true });
    arrive();
  }

  /** Show which cards are chosen. */
  press(chosen) {
    this.#cards.forEach((card, key) => card.setAttribute("aria-pressed", chosen.has(key)));
  }

  #drawTable(game) {
    const rows = game.now.melds.map(({ id }) => this.#rows.get(id) ?? this.#makeRow(id));
    // Cards first: a row that goes must not take cards with it.
    game.now.melds.forEach(({ cards }, index) => {
      place(rows[index].querySelector(".mk-tray"), cards.map((key) => this.#cards[key]));
    });
    const verdicts = game.verdicts();
    rows.forEach((row, index) => this.#drawRow(row, index + 1, verdicts[index]));
    for (const [id, row] of this.#rows) {
      if (game.now.melds.some((meld) => meld.id === id)) continue;
      for (const card of row.querySelectorAll("[data-card]")) this.hand.append(card);
      row.remove();
      this.#rows.delete(id);
    }
    place(this.table, [...rows, this.newRow]);
  }

  #makeRow(id) {
    const row = this.section.querySelector("[data-row]").content.firstElementChild.cloneNode(true);
    row.dataset.meld = id;
    this.#rows.set(id, row);
    return row;
  }

  #drawRow(row, number, { verdict, alone }) {
    const state = meldState(verdict, alone);
    const [title, words] = [meldTitle(this.#texts, verdict), verdictWords(this.#texts, verdict, alone)];
    row.dataset.v = state;
    row.classList.remove("is-target");
    write(row.querySelector(".mk-n"), String(number));
    write(row.querySelector("[data-title]"), title);
    write(row.querySelector("[data-verdict]"), words);
    row.querySelector(".mk-say use").setAttribute("href", ICONS[state]);
    const label = this.#texts.say("meld-label", { place: number, title, verdict: words });
    row.querySelector(".mk-tray").setAttribute("aria-label", label);
    nameCards(this.#texts, [...row.querySelectorAll(".mk-tray > [data-card]")], verdict.stands_for);
  }

  #drawMarks(game) {
    this.#cards.forEach((card, key) => {
      card.classList.toggle("is-moved", game.hasMoved(key));
      card.classList.remove("is-hint");
    });
    nameCards(this.#texts, [...this.hand.children]);
  }

  /** While cards are chosen, each destination says what would become of it. */
  offer(game, keys) {
    const isSource = (id) => keys.every((key) => game.placeOf(key) === id);
    this.section.classList.toggle("is-choosing", keys.length > 0);
    for (const [id, row] of this.#rows) {
      const offered = keys.length > 0 && !isSource(id);
      row.classList.toggle("is-source", keys.length > 0 && !offered);
      row.querySelector(".mk-put").hidden = !offered;
      row.querySelector(".mk-say").hidden = offered;
      if (offered) this.#drawOutcome(row, game.outcome(keys, id));
    }
    const outcome = this.newRow.querySelector("[data-outcome]");
    if (keys.length) this.#drawOutcome(this.newRow, game.outcome(keys, NEW));
    else write(outcome, "");
    const back = this.section.querySelector(".mk-back-to-hand");
    back.hidden = keys.length === 0 || isSource(HAND);
    if (back.hidden) return;
    const words = game.mayTakeBack(keys) ? "put-hand-back" : "put-hand-refused";
    write(back.querySelector("[data-outcome]"), `→ ${this.#texts.say(words)}`);
  }

  #drawOutcome(row, verdict) {
    const [title, words] = [meldTitle(this.#texts, verdict), verdictWords(this.#texts, verdict)];
    const text = this.#texts.say("put-outcome", { title, verdict: words });
    row.dataset.would = meldState(verdict);
    write(row.querySelector("[data-outcome]"), `→ ${text}`);
  }
}

/** Write only what is new: a text that is set again is laid out again. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Make `children` the children of `holder`, touching only those that are out of place. */
function place(holder, children) {
  children.forEach((child, index) => {
    const there = holder.children[index];
    if (there === child) return;
    // moveBefore keeps the focus where the browser has it; it needs both in the same document.
    if (holder.moveBefore && child.isConnected && holder.isConnected) holder.moveBefore(child, there ?? null);
    else holder.insertBefore(child, there ?? null);
  });
}
