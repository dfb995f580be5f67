// What is played, and against whom: the choices above the table.

import { asked, newSeed, opponentsFor } from "./keeping.mjs";

export class Setup {
  #form;
  #variants;

  /** `onDeal` is told of the game that is asked for. */
  constructor(form, variants, onDeal) {
    this.#form = form;
    this.#variants = variants;
    form.addEventListener("change", () => this.#draw());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      onDeal(this.game(newSeed()));
    });
    this.#draw();
  }

  /** The game that is chosen, dealt from a seed. */
  game(seed) {
    const [variant, strength, opponents] = ["variant", "strength", "opponents"].map((name) => this.#find(name).value);
    return asked(this.#variants, { variant, strength, players: Number(opponents) + 1, seed });
  }

  /** Show the choices of a game. */
  choose({ variant, strength, players }) {
    this.#find("variant").value = variant;
    this.#find("strength").value = strength;
    this.#find("opponents").value = players - 1;
    this.#draw();
  }

  #find(name) {
    return this.#form.querySelector(`[data-${name}]`);
  }

  #draw() {
    const [variant, opponents] = [this.#find("variant"), this.#find("opponents")];
    const rules = this.#variants[variant.value];
    this.#find("rules-link").href = variant.selectedOptions[0].dataset.href;
    const possible = opponentsFor(rules).map(String);
    for (const option of opponents.options) option.disabled = !possible.includes(option.value);
    if (!possible.includes(opponents.value)) [opponents.value] = possible;
    this.#find("no-clock").hidden = rules.turn.time_limit === null;
  }
}
