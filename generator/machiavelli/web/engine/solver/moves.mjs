// The moves of one position's sweep: from the open runs before a place to those after it, on packed states.
//
// The open runs of the suits (by their numbers, see RunTable) are packed in two numbers, suits 0 and 1 in the low half
// and 2 and 3 in the high one; a third number has the place and the aces that lie low, as an index into all the ways
// to lay aces low. States are numbered as they turn up.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "./counts.mjs";
import { Numbers, grown } from "./memory.mjs";
import { FORCED, JOINED_SIZE, NO_GROUPS, OPTIONS, ROOM } from "./place_table.mjs";
import { RUN_BITS, RUN_MASK, windowKey, windowSize } from "./run_table.mjs";

export const LAST_CLOSE = HIGH_ACE + 1;
/** After the high ace one more place, where runs close; then the end. */
export const END = LAST_CLOSE + 1;

const PLACE_BITS = 5;
const PLACE_MASK = (1 << PLACE_BITS) - 1;
const UNKNOWN = -1;

/** Room for the states of one position after the other, and for where their moves lead. */
export class States {
  constructor() {
    this.owner = null;
    this.limits = null;
    this.memory = null;
    this.numbers = new Numbers();
    this.joined = [];
    this.options = [[], [], [], []];
    this.begin = new Int32Array(1);
    this.after = new Int32Array(1 << 14);
    this.used = 0;
  }

  /** Forget the states of whoever had the room before. */
  giveTo(owner) {
    this.owner = owner;
    this.numbers.clear();
    this.used = 0;
    if (this.joined.length <= this.numbers.first.length) return;
    this.joined = [];
    this.options = [[], [], [], []];
    this.after = new Int32Array(1 << 14);
  }

  /** The number of a state. */
  of(low, high, where) {
    const { numbers } = this;
    const known = numbers.size;
    const state = numbers.of(low, high, where);
    if (state === known) this.joined[state] = null;
    return state;
  }

  /** Note the combinations of a state and the options of the suits that they speak of. */
  open(state, joined, options) {
    const size = joined.length / JOINED_SIZE;
    if (state >= this.begin.length) this.begin = grown(this.begin, this.numbers.first.length);
    while (this.used + size > this.after.length) this.after = grown(this.after, 2 * this.after.length);
    this.joined[state] = joined;
    for (let suit = 0; suit < 4; suit += 1) this.options[suit][state] = options[suit];
    this.begin[state] = this.used;
    this.after.fill(UNKNOWN, this.used, this.used + size);
    this.used += size;
  }
}


/**
 * Lists the moves at every place. `places`: the first and the last that runs may use. `nextFilled` has for each place
 * the first one from there on that has cards; the end where there is none.
 */
export class Moves {
  #places = [];
  #highAces = new Map();
  #picked = [null, null, null, null];

  constructor({ places, states }, counts, { first, last }) {
    Object.assign(this, { table: places, runs: places.runs, states, counts });
    this.windowSize = windowSize(this.runs.shape);
    this.supply = counts.naturals.map((row) => this.#supplied(row, first, last));
    this.nextFilled = nextFilled(counts.naturals);
    this.aceRadix = this.supply.map((cards) => 1 + cards[ACE]);
  }

  #supplied(row, first, last) {
    const cards = [0];
    for (let place = ACE; place < END + this.windowSize; place += 1) {
      cards.push(place < first || place > last ? 0 : row[place === HIGH_ACE ? ACE : place].most);
    }
    return cards;
  }

  /** The number of a state. */
  state(place, low, high, aces) {
    return this.states.of(low, high, (aces << PLACE_BITS) | place);
  }

  placeOf(state) {
    return this.states.numbers.third[state] & PLACE_MASK;
  }

  acesOf(state) {
    return this.states.numbers.third[state] >> PLACE_BITS;
  }

  /** The number of the open runs of a suit in a state. */
  runsOf(state, suit) {
    const { first, second } = this.states.numbers;
    return ((suit < 2 ? first : second)[state] >> ((suit & 1) * RUN_BITS)) & RUN_MASK;
  }

  /** The index of a way to lay aces low, so many of each suit. */
  acesNumber([a, b, c, d]) {
    const { aceRadix } = this;
    return ((a * aceRadix[1] + b) * aceRadix[2] + c) * aceRadix[3] + d;
  }

  /** The aces of each suit that lie low, by their index. */
  lowAces(number) {
    const aces = [0, 0, 0, 0];
    for (let suit = 3, left = number; suit >= 0; suit -= 1) {
      aces[suit] = left % this.aceRadix[suit];
      left = Math.floor(left / this.aceRadix[suit]);
    }
    return aces;
  }

  /** Whether all open runs of a state may close as they are. */
  canClose(state) {
    for (let suit = 0; suit < 4; suit += 1) if (!this.runs.isComplete(this.runsOf(state, suit))) return false;
    return true;
  }

  /** The combinations at a state, fewest hand cards lost first; see PlaceTable for the numbers they are. */
  moves(state) {
    return this.states.joined[state] ?? this.#list(state);
  }

  #list(state) {
    const place = this.#lookUp(this.placeOf(state), this.acesOf(state));
    const options = this.#picked;
    for (let at = 0; at < 4; at += 1) options[at] = this.#options(place, at, state);
    const [a, b, c, d] = options;
    const joined = this.table.joined(place.rank, a.kind, b.kind, c.kind, d.kind);
    this.states.open(state, joined, options);
    return joined;
  }

  #options(place, at, state) {
    const suit = place.order[at];
    const number = this.runsOf(state, suit);
    return place.known[at].get(number) ?? this.runs.listed(number, suit, place.windows[at]);
  }

  /** The state after a move of `state`, whose moves have been listed. */
  after(state, move) {
    const { states } = this;
    const at = states.begin[state] + move;
    const known = states.after[at];
    return known === UNKNOWN ? (states.after[at] = this.#follow(state, move)) : known;
  }

  #follow(state, move) {
    const { joined, options } = this.states;
    const numbers = joined[state];
    const from = move * JOINED_SIZE + OPTIONS;
    const place = this.placeOf(state);
    const inRuns = place === ACE ? [0, 0, 0, 0] : null;
    let low = 0;
    let high = 0;
    for (let at = 0; at < 4; at += 1) {
      const listed = options[at][state];
      const option = numbers[from + at];
      low += listed.low[option];
      high += listed.high[option];
      if (inRuns) inRuns[at] = this.runs.kinds[listed.kind].naturals[option];
    }
    // with nothing open on to the next cards
    const next = low === 0 && high === 0 ? this.nextFilled[place + 1] : place + 1;
    return this.state(next, low, high, this.#acesAfter(next, inRuns, state));
  }

  /** The index of the low aces before a place; after the high ace they matter no more. */
  #acesAfter(next, inRuns, state) {
    if (next > HIGH_ACE) return 0;
    return inRuns === null ? this.acesOf(state) : this.acesNumber(inRuns);
  }

  /** What a move of `state` lays: of each suit the cards `inRuns`; the jokers `forced` in groups, and `room` there. */
  laid(state, move) {
    const { joined, options } = this.states;
    const from = move * JOINED_SIZE;
    const { order } = this.#lookUp(this.placeOf(state), this.acesOf(state));
    const inRuns = [0, 0, 0, 0];
    let [forced, room] = [joined[state][from + FORCED], joined[state][from + ROOM]];
    for (let at = 0; at < 4; at += 1) {
      const kind = this.runs.kinds[options[at][state].kind];
      const option = joined[state][from + OPTIONS + at];
      inRuns[order[at]] = kind.naturals[option];
      forced -= kind.forced[option];
      room -= kind.room[option];
    }
    return { inRuns, forced, room };
  }

  /** For each suit its options: their kind, and the numbers of the open runs that they lead to; see RunTable. */
  suitOptions(state) {
    const place = this.#lookUp(this.placeOf(state), this.acesOf(state));
    const found = [];
    for (let at = 0; at < 4; at += 1) {
      const { kind, afters } = this.#options(place, at, state);
      found[place.order[at]] = { kind: this.runs.kinds[kind], afters };
    }
    return found;
  }

  /** The window of `suit` from `place` on, see windowKey. */
  windowAt(place, suit) {
    return windowKey(this.supply[suit], place, this.windowSize, 0);
  }

  /** See RunTable. */
  toFinish(place, suit, runs) {
    return this.runs.toFinish(runs, this.supply[suit].slice(place, place + this.windowSize - 1));
  }

  #lookUp(place, aces) {
    if (place === HIGH_ACE) {
      let known = this.#highAces.get(aces);
      if (known === undefined) this.#highAces.set(aces, (known = this.#prepare(place, this.lowAces(aces))));
      return known;
    }
    return this.#places[place] ?? (this.#places[place] = this.#prepare(place, NO_ACES));
  }

  /**
   * A place for this position: the number of its rank; its suits in the rank's own order; a window of each, and what is
   * known of its options.
   */
  #prepare(place, spent) {
    const { counts, runs, supply } = this;
    const order = [0, 1, 2, 3];
    const copies = [];
    for (let suit = 0; suit < 4; suit += 1) copies.push(counts.at(suit, Math.min(place, HIGH_ACE)).less(spent[suit]));
    let rank = NO_GROUPS;
    if (place > ACE && place <= HIGH_ACE) {
      for (let to = 1; to < 4; to += 1) {
        for (let at = to; at > 0 && copies[at].number < copies[at - 1].number; at -= 1) {
          swap(copies, at);
          swap(order, at);
        }
      }
      rank = this.table.rank(copies[0], copies[1], copies[2], copies[3]);
    }
    const windows = [];
    const known = [];
    for (const suit of order) {
      const ahead = windowKey(supply[suit], place, this.windowSize, spent[suit]);
      windows.push(ahead);
      known.push(runs.known(suit, ahead));
    }
    return { rank, order, windows, known };
  }
}

const NO_ACES = [0, 0, 0, 0];

function swap(array, at) {
  const before = array[at - 1];
  array[at - 1] = array[at];
  array[at] = before;
}

function nextFilled([a, b, c, d]) {
  const found = Array(END + 1).fill(END);
  for (let place = HIGH_ACE; place >= ACE; place -= 1) {
    const rank = place === HIGH_ACE ? ACE : place;
    const cards = a[rank].most + b[rank].most + c[rank].most + d[rank].most;
    found[place] = cards > 0 ? place : found[place + 1];
  }
  return found;
}
