// The laboratory comes alive: any position, judged while it is set up, solved when asked.

import { length } from "../engine/proofs/length.mjs";
import { announcer } from "./announce.mjs";
import { EngineWorker, NoAnswer } from "./engine_worker.mjs";
import { paragraph } from "./inline_cards.mjs";
import { keepAddress } from "./kept_address.mjs";
import { foundLayout, foundSaid, foundTitle, harderSaid, unsolved } from "./lab/answer.mjs";
import { Bench, HAND } from "./lab/bench.mjs";
import { BenchView } from "./lab/bench_view.mjs";
import { Copying } from "./lab/copying.mjs";
import { capitalised, cardName } from "./meld_words.mjs";
import { keepStops, walkStops } from "./stops.mjs";
import { Texts } from "./texts.mjs";

const PROOF_PATIENCE = 4_000;
/** A longer proof nobody reads. */
const LONGEST_PROOF = 100;

const isReadable = (proof) => proof !== null && length(proof.because) <= LONGEST_PROOF;

class MkLab extends HTMLElement {
  #worker = new EngineWorker();
  #asking = null;
  #solution = null;
  /** How many cards can go, in words, while it is searched how. */
  #known = null;
  #last = null;
  #past = [];
  #sought = 0;

  connectedCallback() {
    if (this.bench === undefined) this.#begin();
  }

  disconnectedCallback() {
    this.#worker.end();
  }

  #begin() {
    const { rules, texts, the } = JSON.parse(this.querySelector("[data-bench]").textContent);
    this.texts = new Texts(texts);
    this.the = the;
    this.bench = new Bench(rules);
    this.view = new BenchView(this, this.texts);
    this.announce = announcer(this.view.find("live"));
    this.copying = new Copying(this.view, this.texts, this.announce);
    this.addEventListener("click", (event) => this.#click(event));
    this.addEventListener("keydown", walkStops);
    this.addEventListener("keydown", ({ key, target }) => {
      if (key === "Enter" && target.matches("[data-write-hand]")) this.#solve();
    });
    this.addEventListener("focusin", () => keepStops(this));
    this.addEventListener("input", (event) => this.#input(event));
    this.addEventListener("change", (event) => this.#changed(event));
    this.#setBusy(false);
    const faults = this.bench.readAddress(location.search);
    this.#draw({ rewrite: true });
    if (faults.length) this.#show(this.texts.say("lab-refused"), faults.map((fault) => this.#inWords(fault)));
    this.dataset.ready = "";
  }

  // --- what is done to it

  #click({ target }) {
    const action = target.closest("[data-act]")?.dataset.act;
    if (action) return this.#act(action);
    const card = target.closest("button[data-card]");
    if (card?.closest("[data-deck]")) return this.#add(card.dataset.card);
    if (card) return this.#remove(card);
    const place = target.closest("[data-to]")?.dataset.to ?? target.closest("[data-place]")?.dataset.place;
    return place === undefined ? undefined : this.#choose(place);
  }

  #act(action) {
    const acts = {
      solve: () => this.#solve(),
      cancel: () => this.#asking?.abort(),
      undo: () => this.#undo(),
      clear: () => {
        this.bench.clear();
        this.#draw({ rewrite: true });
        this.announce(this.texts.say("lab-said-cleared"));
      },
      harder: () => this.#harder(),
      everywhere: () => this.#everywhere(),
      "copy-link": () => this.copying.text(new URL(this.bench.address, location.href).href),
      "copy-text": () => this.copying.text(this.copying.asText(this.bench)),
      "copy-yaml": () => this.copying.text(this.bench.yaml(this.#solution)),
      "copy-svg": async () => this.copying.text(await this.#picture(false)),
      "copy-png": () => this.copying.picture(this.#picture(true)),
    };
    return acts[action]();
  }

  #undo() {
    const address = this.#past.pop();
    if (address === undefined) return this.announce(this.texts.say("said-no-undo"));
    this.bench.readAddress(address);
    this.bench.fault = null;
    this.#last = null;
    this.#draw({ rewrite: true });
    return this.announce(this.texts.say("said-undone"), this.#faultInWords());
  }

  #choose(place) {
    this.bench.place = place === HAND ? HAND : Number(place);
    this.#draw();
  }

  #add(card) {
    // Text that cannot be read is not written over.
    if (this.bench.fault) return this.announce(this.#inWords(this.bench.fault));
    this.bench.add(card);
    this.#draw({ rewrite: true });
    return this.announce(this.#sayAdded(card), this.#faultInWords());
  }

  #sayAdded(code) {
    const card = this.#name(code);
    if (this.bench.place === HAND) return this.texts.say("lab-said-hand", { card });
    const judged = this.bench.verdicts()[this.bench.place];
    return this.texts.say("said-moved", { n: 1, card, place: this.bench.place + 1, ...this.view.words(judged) });
  }

  #remove(card) {
    if (this.bench.fault) return this.announce(this.#inWords(this.bench.fault));
    const { place } = card.closest("[data-place]").dataset;
    const at = [...card.parentElement.children].indexOf(card);
    this.bench.remove(place === HAND ? HAND : Number(place), at);
    this.#draw({ rewrite: true });
    const left = this.querySelectorAll(`[data-place="${place}"] button[data-card]`);
    (left[Math.min(at, left.length - 1)] ?? this.querySelector("[data-places] button")).focus();
    return this.announce(this.texts.say("lab-said-removed", { card: this.#name(card.dataset.card) }));
  }

  #input({ target }) {
    if (!target.matches("[data-write-table], [data-write-hand]")) return;
    this.bench.readText(this.view.find("write-table").value, this.view.find("write-hand").value);
    this.#draw();
  }

  #changed({ target }) {
    if (target.matches("[data-variant]")) this.bench.variant = target.value;
    else if (target.matches("[data-not-opened]")) this.bench.opened = !target.checked;
    else return this.announce(this.#faultInWords());
    this.#draw();
    return this.announce(this.#faultInWords());
  }

  // --- drawing

  /** Everything as it is now; what was found before no longer holds. `rewrite` the text fields too. */
  #draw({ rewrite = false } = {}) {
    const { bench, view } = this;
    this.#asking?.abort();
    this.#asking = null;
    this.#solution = null;
    view.find("found").hidden = true;
    view.find("variant").value = bench.variant;
    view.find("rules-link").href = view.find("variant").selectedOptions[0].dataset.href;
    view.find("opening").hidden = !bench.mustOpen;
    view.find("not-opened").checked = !bench.opened;
    view.draw(bench);
    view.drawFault(this.#faultInWords());
    this.#setBusy(false);
    if (this.#last !== null && this.#last !== bench.address) this.#past.push(this.#last);
    this.#last = bench.address;
    this.querySelector("[data-act=undo]").setAttribute("aria-disabled", this.#past.length === 0);
    // The frame that answers a tap is painted first.
    const rest = () => {
      if (rewrite && !bench.fault) view.write(bench);
      keepAddress(bench.address);
    };
    requestAnimationFrame(() => setTimeout(rest));
  }

  // --- solving

  /** How many cards can go is known at once, how with the fewest changes on the table may take longer. */
  #solve() {
    return this.#search("lab-solving", async (signal) => {
      const { rules, given, hand } = this.bench;
      const most = await this.#worker.ask("maxPlayed", [rules, given], { signal });
      this.#known = foundTitle(this.texts, { max_played: most, can_go_out: most === hand.length });
      if (most) this.#show(this.#known, [this.texts.say("lab-seeking-how")]);
      const solution = await this.#worker.ask("solve", [rules, given], { signal });
      this.#solution = solution;
      this.#showFound(solution);
      if (!solution.can_go_out) await this.#prove(solution, signal);
    });
  }

  /** Lay out a harder position, where one is found. Asked again, it looks elsewhere. */
  #harder() {
    return this.#search("lab-seeking", async (signal) => {
      const { bench, texts } = this;
      const [{ harder }, { Chance }] = await Promise.all([import("./lab/harder.mjs"), import("./endless/chance.mjs")]);
      this.#sought += 1;
      const chance = new Chance(`${bench.address}/${this.#sought}`);
      const { before, found } = await harder(this.#worker, bench.rules, bench.given, chance, signal);
      if (found) {
        bench.put(found.position);
        this.#draw({ rewrite: true });
      }
      this.#show(texts.say(found ? "lab-harder-found" : "lab-harder-none"), harderSaid(texts, before, found));
    });
  }

  /** Ask under the rules of every variant, whether or not those chosen know such a position. */
  #everywhere() {
    const { bench } = this;
    const ask = async (signal) => {
      const { everywhere } = await import("./lab/everywhere.mjs");
      this.#show(...(await everywhere(this.#worker, bench, this.view, signal)));
    };
    return this.#search("lab-solving", ask, bench.fault ?? bench.noHand);
  }

  /** Search until there is an answer, or no more shall be searched. */
  async #search(saying, search, refusal = this.bench.refusal(true)) {
    if (refusal) return this.#show(this.texts.say("lab-refused"), [this.#inWords(refusal)]);
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#known = null;
    this.#setBusy(true);
    this.#show(this.texts.say(saying), []);
    try {
      await search(asking.signal);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (this.#asking === asking) this.#show(...unsolved(this.texts, error.code, saying, this.#known));
    } finally {
      if (this.#asking === asking) this.#setBusy(false);
    }
    return undefined;
  }

  #setBusy(busy) {
    const cancel = this.querySelector("[data-act=cancel]");
    if (!busy && cancel === document.activeElement) this.querySelector("[data-act=solve]").focus();
    cancel.hidden = !busy;
    keepStops(this);
  }

  #showFound(solution) {
    const laid = solution.max_played ? foundLayout(this.bench, this.view, solution) : [];
    const why = solution.can_go_out ? [] : [this.texts.say("lab-no-more")];
    this.#show(foundTitle(this.texts, solution), [...laid, ...why], foundSaid(this.texts, solution));
  }

  /** Tell why there is no more, where a proof is found that people can read: the last words make room for it. */
  async #prove({ max_played: most }, signal) {
    const { rules, given, hand } = this.bench;
    if (given.opened === false) return;
    const asked = this.#worker.ask("prove", [rules, given, { most }], { signal, patience: PROOF_PATIENCE });
    const proof = await asked.catch(() => null);
    if (signal.aborted || !isReadable(proof)) return;
    const { proofWords } = await import("./lab/proof_words.mjs");
    this.view.find("found").lastElementChild.replaceWith(...proofWords(this.texts, this.the, proof, hand.length));
  }

  /** An answer: its title, then sentences or elements; `said` is read aloud besides. */
  #show(title, parts, said = "") {
    const found = this.view.find("found");
    const nodes = parts.map((part) => (typeof part === "string" ? paragraph(this.texts, part) : part));
    found.replaceChildren(paragraph(this.texts, title, "p", "mk-answer-title"), ...nodes);
    found.hidden = false;
    found.scrollIntoView({ block: "nearest" });
    this.announce(title, said, ...parts.filter((part) => typeof part === "string"));
  }

  // --- words

  #faultInWords() {
    const refusal = this.bench.refusal();
    return refusal ? this.#inWords(refusal) : "";
  }

  #inWords({ id, card, ...values }) {
    const variant = this.view.find("variant").selectedOptions[0].textContent;
    return this.texts.say(id, { ...values, variant, card: card && this.#name(card) });
  }

  #name(code) {
    return capitalised(cardName(this.texts, code));
  }

  /** The picture of the position. What draws it is loaded when it is asked for. */
  async #picture(isPng) {
    const { asPng, pictureOf } = await import("./lab/picture.mjs");
    const svg = pictureOf(this, this.bench, this.copying.asText(this.bench));
    return isPng ? asPng(svg) : svg;
  }
}

if (!customElements.get("mk-lab")) customElements.define("mk-lab", MkLab);
