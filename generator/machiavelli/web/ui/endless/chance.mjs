// Chance that can be repeated: the same text gives the same choices, on every machine.

export class Chance {
  #state = 2166136261;

  /** FNV-1a takes in the text; what follows is mulberry32, which is good enough to deal cards. */
  constructor(text) {
    for (const sign of text) this.#state = Math.imul(this.#state ^ sign.codePointAt(0), 16777619);
  }

  /** A whole number from 0 on, below `limit`. */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  }

  of(things) {
    return things[this.below(things.length)];
  }

  shuffled(things) {
    const left = [...things];
    return things.map(() => left.splice(this.below(left.length), 1)[0]);
  }
}
