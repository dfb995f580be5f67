// What a search remembers of its states, in arrays of numbers that serve one position after the other: a browser's
// collector would take longer over objects than the search does.
//
// Who has spent fewer jokers, and can still place as many, can do all that another can: so each failure speaks for
// the states that are worse off, and each success for those better off.

const SMALLEST = 1024;
const LARGEST = 1 << 19; // kept for the next position; what was larger is given back
const NEVER = 30_000; // more hand cards than there are

/** A larger copy of an array of numbers. */
export function grown(array, size) {
  const larger = new array.constructor(size);
  larger.set(array);
  return larger;
}

/** Numbers triples of whole numbers, from 0 on, in the order in which they turn up. */
export class Numbers {
  /** `most`: for how many there is room at first, a power of two. */
  constructor(most = SMALLEST) {
    this.size = 0;
    this.#allot(most);
  }

  #allot(most) {
    this.first = new Int32Array(most);
    this.second = new Int32Array(most);
    this.third = new Int32Array(most);
    this.#spread(4 * most);
  }

  /** The number of a triple; where it is new, `size` grows. */
  of(first, second, third) {
    let slot = mixed(first, second, third) & this.mask;
    for (let held = this.slots[slot]; held !== 0; held = this.slots[slot]) {
      const number = held - 1;
      if (this.first[number] === first && this.second[number] === second && this.third[number] === third) return number;
      slot = (slot + 1) & this.mask;
    }
    if (this.size === this.first.length) {
      this.#grow();
      return this.of(first, second, third);
    }
    const number = this.size;
    this.first[number] = first;
    this.second[number] = second;
    this.third[number] = third;
    this.slots[slot] = number + 1;
    this.places[number] = slot;
    this.size += 1;
    return number;
  }

  #grow() {
    const most = 2 * this.first.length;
    for (const name of ["first", "second", "third"]) this[name] = grown(this[name], most);
    this.#spread(4 * most);
  }

  #spread(slots) {
    this.slots = new Int32Array(slots);
    this.places = new Int32Array(slots / 4);
    this.mask = slots - 1;
    for (let number = 0; number < this.size; number += 1) {
      let slot = mixed(this.first[number], this.second[number], this.third[number]) & this.mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = number + 1;
      this.places[number] = slot;
    }
  }

  /** Forget all triples. */
  clear() {
    const { size } = this;
    this.size = 0;
    if (this.first.length > LARGEST) this.#allot(SMALLEST);
    else for (let number = 0; number < size; number += 1) this.slots[this.places[number]] = 0;
  }
}

function mixed(first, second, third) {
  let mix = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  return mix ^ (mix >>> 13);
}

/** For every state so many cells, each with the highest limit that failed there and the lowest that held. */
export class Limits {
  constructor(cells) {
    this.cells = cells;
    this.failed = new Int16Array(cells * SMALLEST);
    this.held = new Int16Array(cells * SMALLEST);
  }

  /** Nothing is known of `state`, which from now on may be asked about. */
  open(state) {
    const from = state * this.cells;
    const to = from + this.cells;
    if (to > this.failed.length) {
      this.failed = grown(this.failed, 2 * to);
      this.held = grown(this.held, 2 * to);
    }
    for (let cell = from; cell < to; cell += 1) {
      this.failed[cell] = -1;
      this.held[cell] = NEVER;
    }
  }

  /** Give back what is larger than the next position is likely to need. */
  clear() {
    if (this.failed.length <= this.cells * LARGEST) return;
    this.failed = new Int16Array(this.cells * SMALLEST);
    this.held = new Int16Array(this.cells * SMALLEST);
  }
}

/** The limits of the states of one search by their jokers: how many are spent, and that and the room for more. */
export class Memory {
  constructor(jokers) {
    this.size = jokers + 1;
    this.limits = new Limits(this.size * this.size);
  }

  /** 1 where the state can be completed within `limit`, 0 where it cannot, -1 where that is not known. */
  recall(state, spent, most, limit) {
    const cell = (state * this.size + spent) * this.size + most;
    if (this.limits.failed[cell] >= limit) return 0;
    return this.limits.held[cell] <= limit ? 1 : -1;
  }

  /** Remember an answer, for the state and for those that are worse or better off. */
  note(state, spent, most, limit, held) {
    const { size } = this;
    if (held) {
      for (let fewer = 0; fewer <= spent; fewer += 1) {
        for (let more = most; more < size; more += 1) {
          const cell = (state * size + fewer) * size + more;
          if (this.limits.held[cell] > limit) this.limits.held[cell] = limit;
        }
      }
      return;
    }
    for (let more = spent; more < size; more += 1) {
      for (let fewer = more; fewer <= most; fewer += 1) {
        const cell = (state * size + more) * size + fewer;
        if (this.limits.failed[cell] < limit) this.limits.failed[cell] = limit;
      }
    }
  }
}
