// What can become of the runs of one suit, worked out once for all positions of a variant.
//
// Open runs are numbered as they turn up. Besides them only the next few places matter: how many cards of the suit
// can go into runs there (a window, see windowSize). For both together the table lists the options: what the place
// takes, where it leads, and which options can do all that others can.

import { EngineFault } from "../errors.mjs";
import { lengthOf, spareRoom, steps, takesIn } from "./runs.mjs";

const IMPOSSIBLE = 1_000;
const NEVER = -1;
const LONGEST_WINDOW = 4;
export const RUN_BITS = 15; // of the number of the open runs of a suit
export const RUN_MASK = (1 << RUN_BITS) - 1;
const MOST_CARDS = 128; // at one place of a window there are fewer

/** The options for every set of open runs and every window, made as they are asked for. */
export class RunTable {
  #numbers = new Map([["", 0]]);
  #kindNumbers = new Map();
  #listed = new Map();
  #toFinish = new Map();
  #spare = new Map();
  #outcomesOf = new Map();

  constructor(shape) {
    this.shape = shape;
    this.runs = [[]];
    this.kinds = [];
    this.size = 0;
  }

  /** The number of these open runs, which must be in order. */
  number(runs) {
    const key = runs.join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.runs.length;
      if (number > RUN_MASK) throw new EngineFault("more ways to leave runs open than there are numbers for");
      this.#numbers.set(key, number);
      this.runs.push(runs);
    }
    return number;
  }

  /** Whether all the open runs of this number may close as they are. */
  isComplete(number) {
    return this.runs[number].every((run) => lengthOf(run) >= this.shape.least);
  }

  /** See spareRoom, for the open runs of two numbers. */
  spareRoom(one, other) {
    if (other === 0) return this.isComplete(one) ? this.runs[one].reduce((sum, run) => sum + takesIn(this.shape, run), 0) : -1;
    const key = (one << RUN_BITS) | other;
    let spare = this.#spare.get(key);
    if (spare === undefined) this.#spare.set(key, (spare = spareRoom(this.shape, this.runs[one], this.runs[other])));
    return spare;
  }

  /** The options of `suit` for a window (see windowKey) found so far, by the number of the open runs. */
  known(suit, ahead) {
    const key = ahead * 4 + suit;
    let known = this.#listed.get(key);
    if (known === undefined) this.#listed.set(key, (known = new Map()));
    return known;
  }

  /**
   * The options for the open runs of this number; from then on they are known: the number of their kind, and where
   * each leads: the part of `suit` in the two halves of a packed state, and the number of the open runs.
   */
  listed(number, suit, key) {
    const ahead = this.windowOf(key);
    const found = this.#find(this.runs[number], ahead);
    const afters = Int32Array.from(found, ({ step }) => this.number(step.runs));
    const shift = (suit & 1) * RUN_BITS;
    const part = (half) => afters.map((after) => (suit >> 1 === half ? after << shift : 0));
    const listed = { kind: this.#kind(found, afters, ahead[0]), afters, low: part(0), high: part(1) };
    this.known(suit, key).set(number, listed);
    this.size += 1;
    return listed;
  }

  /**
   * How so many cards of a suit at each place can go into runs: by the jokers forced, up to `most`, the most room made;
   * -1 where it does not take just so many.
   */
  filled(naturals, most) {
    let [runs, spent, room] = [[0], [0], [0]];
    const last = naturals.findLastIndex(Boolean);
    for (let at = naturals.findIndex(Boolean); at <= last + 1; at += 1) {
      let useful = 0;
      for (let next = at + 1; next <= at + 1 + this.shape.jokers && next <= last; next += 1) useful += naturals[next];
      const [before, spentBefore, roomBefore] = [runs, spent, room];
      [runs, spent, room] = [[], [], []];
      for (let from = 0; from < before.length; from += 1) {
        for (const step of this.#outcomes(before[from], naturals[at], useful)) {
          const now = spentBefore[from] + step.forced;
          if (now > most) continue;
          let to = 0;
          while (to < runs.length && (runs[to] !== step.after || spent[to] !== now)) to += 1;
          runs[to] = step.after;
          spent[to] = now;
          room[to] = Math.max(room[to] ?? NEVER, roomBefore[from] + step.room);
        }
      }
    }
    const found = Array(most + 1).fill(NEVER);
    for (let at = 0; at < runs.length; at += 1) if (runs[at] === 0) found[spent[at]] = room[at];
    return found;
  }

  /** See steps; `after` is the number of the open runs then. */
  #outcomes(number, naturals, useful) {
    const key = (number * MOST_CARDS + naturals) * IMPOSSIBLE + useful;
    let found = this.#outcomesOf.get(key);
    if (found === undefined) {
      found = steps(this.shape, this.runs[number], naturals, useful);
      for (const step of found) step.after = this.number(step.runs);
      this.#outcomesOf.set(key, found);
      this.size += 1;
    }
    return found;
  }

  /** The cards of the places of a window, by its key. */
  windowOf(key) {
    const cards = [];
    for (let left = key, size = windowSize(this.shape); size > 0; size -= 1) {
      cards.unshift(left % MOST_CARDS);
      left = Math.floor(left / MOST_CARDS);
    }
    return cards;
  }

  #find(runs, ahead) {
    const useful = this.#useful(ahead);
    const rest = ahead.slice(1);
    const found = [];
    for (let naturals = 0; naturals <= ahead[0]; naturals += 1) {
      const outcomes = steps(this.shape, runs, naturals, useful);
      for (const step of outcomes) {
        const asked = step.forced + this.toFinish(step.runs, rest);
        if (asked < IMPOSSIBLE && !this.#isInVain(step, outcomes, ahead)) found.push({ naturals, asked, step });
      }
    }
    return found;
  }

  /**
   * The number of the kind of these options: all that matters to those who join the suits, where they lead aside.
   *
   * Of a kind: for each option `naturals`, `forced`, `asked` and `room`: natural cards taken, jokers taken, those and
   * what finishing takes, room made; `spare[a * size + b]`: the room that option a has beyond b if it can do all that
   * b can, else -1; `byNaturals` lists the options that take so many natural cards.
   */
  #kind(found, afters, most) {
    const size = found.length;
    const numbers = [size, most];
    for (const { naturals, asked, step } of found) numbers.push(naturals, step.forced, asked, step.room);
    const spare = new Int8Array(size * size);
    for (let a = 0; a < size; a += 1) {
      for (let b = 0; b < size; b += 1) spare[a * size + b] = this.spareRoom(afters[a], afters[b]);
    }
    const key = `${numbers} ${spare}`;
    let kind = this.#kindNumbers.get(key);
    if (kind === undefined) {
      kind = this.kinds.length;
      this.#kindNumbers.set(key, kind);
      const byNaturals = Array.from({ length: most + 1 }, () => []);
      found.forEach(({ naturals }, at) => byNaturals[naturals].push(at));
      this.kinds.push({
        size,
        naturals: found.map(({ naturals }) => naturals),
        forced: found.map(({ step }) => step.forced),
        asked: found.map(({ asked }) => asked),
        room: found.map(({ step }) => step.room),
        spare,
        byNaturals,
      });
    }
    return kind;
  }

  /** How many complete runs can go on: each needs a card before its jokers are used up. */
  #useful(ahead) {
    const reach = this.shape.jokers + 1;
    if (reach >= ahead.length) return IMPOSSIBLE;
    return ahead.slice(1, 1 + reach).reduce((sum, cards) => sum + cards, 0);
  }

  /** Whether a complete run takes its only joker with no card to follow. */
  #isInVain(step, outcomes, ahead) {
    if (this.shape.jokers !== 1 || ahead.length < 2 || ahead[1]) return false;
    return outcomes.some((other) => other.forced === step.forced - 1 && lessOneComplete(this.shape, step.runs, other.runs));
  }

  /**
   * Fewest jokers with which the open runs can end if the places from the next one offer the window `ahead`.
   *
   * Places beyond the window are taken to offer whatever is asked for.
   */
  toFinish(runs, ahead) {
    const short = runs.filter((run) => lengthOf(run) < this.shape.least);
    if (short.length === 0 || ahead.length === 0) return 0;
    const key = `${short} ${ahead}`;
    let least = this.#toFinish.get(key);
    if (least === undefined) {
      least = IMPOSSIBLE;
      const rest = ahead.slice(1);
      for (let naturals = 0; naturals <= Math.min(short.length, ahead[0]); naturals += 1) {
        for (const step of steps(this.shape, short, naturals, IMPOSSIBLE)) {
          least = Math.min(least, step.forced + this.toFinish(step.runs, rest));
        }
      }
      this.#toFinish.set(key, least);
    }
    return least;
  }
}

/** The window of so many places from `place` on as one number, `spent` cards of the first place being elsewhere. */
export function windowKey(supply, place, size, spent) {
  let key = Math.max(0, supply[place] - spent);
  for (let at = place + 1; at < place + size; at += 1) key = key * MOST_CARDS + supply[at];
  return key;
}

/** Whether `fewer` are the same runs without one of the complete ones. */
function lessOneComplete(shape, runs, fewer) {
  if (fewer.length !== runs.length - 1) return false;
  return runs.some((run, at) => {
    if (lengthOf(run) < shape.least) return false;
    return fewer.every((other, index) => other === runs[index < at ? index : index + 1]);
  });
}

/** Places that a window covers: enough for a run to become complete, within bounds. */
export const windowSize = (shape) => Math.min(shape.least, LONGEST_WINDOW);
