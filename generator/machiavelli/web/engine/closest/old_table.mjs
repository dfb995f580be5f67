// The melds that lie on the table, as the search for the closest layout looks at them.
//
// Suits are numbered 0 to 3, and sets of suits, ranks or melds are masks of bits. What a search must know of old melds
// beyond one suit or one place is a mask of marks: an old meld is taken once a new one is matched with it.

import { ACE, SUITS, compareCards, isJoker, rankOf, suitOf } from "../cards.mjs";
import { judgeMeld } from "../melds.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { END } from "../solver/sweep.mjs";

/** How many bits of a mask are set. */
export function bitsIn(mask) {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the highest bit set, -1 where none is. */
export const highestBit = (mask) => 31 - Math.clz32(mask);

/** Lists of cards compared as words are. */
export function compareMelds(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const order = compareCards(one[at], other[at]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

/**
 * All old melds.
 *
 * `runs[suit]` are numbered, each `{ ranks, jokers, joined, first, last }`: the ranks of its cards, its jokers, its
 * number among all melds with jokers (-1 without), its lowest and highest rank, the ace aside. Those without jokers
 * are what `plain[suit]` holds; `holding[suit][place]` and `starting[suit][place]` are masks of them, `twins[suit]`
 * pairs (a run, the equal one before it).
 *
 * `groups[rank]` are groups and loose cards, or lone cards with jokers, which may be runs as well: each
 * `{ suits, jokers, taken, whole, loose }`; `taken` is its mark, `whole` the one of a lone card with jokers that lies
 * whole in a run, else 0. `jokers` says how many each meld with jokers has: meld number k has the mark 1 << k.
 */
export class OldTable {
  #marks;
  #passing;

  constructor(rules, table) {
    this.jokers = [];
    this.looseJokers = 0;
    this.table = table;
    this.melds = table.length;
    this.cards = table.reduce((sum, meld) => sum + meld.length, 0);
    this.runs = [[], [], [], []];
    this.groups = Array.from({ length: HIGH_ACE }, () => []);
    this.#marks = table.filter((meld) => meld.some(isJoker)).length;
    for (const meld of [...table].sort(compareMelds)) this.#enter(rules, meld);
    this.wholes = this.groups.flat().reduce((sum, { whole }) => sum + whole, 0);
    this.aces = this.groups[ACE].reduce((sum, { taken }) => sum + taken, 0);
    this.lasting = (1 << this.#marks) - 1;
    for (let rank = 2; rank < HIGH_ACE; rank += 1) {
      this.groups[rank].forEach((one, at) => (one.taken ||= 1 << (this.#marks + at)));
    }
    this.withAce = this.runs.map((_, suit) => this.#mask(suit, ACE));
    this.#notePassing();
    this.runsWithAce = this.runs.flat().reduce((sum, run) => sum | (run.jokers && (run.ranks >> ACE) & 1 ? 1 << run.joined : 0), 0);
    this.holding = this.runs.map((_, suit) => this.#byPlace(suit));
    this.starting = this.runs.map((runs) => this.#starting(runs));
    this.plain = this.runs.map((runs) => maskOf(runs, (run) => run.jokers === 0));
    this.twins = this.runs.map(findTwins);
  }

  #enter(rules, meld) {
    const naturals = meld.filter((card) => !isJoker(card));
    const jokers = meld.length - naturals.length;
    const joined = jokers ? this.jokers.push(jokers) - 1 : -1;
    const suits = naturals.map((card) => SUITS.indexOf(suitOf(card)));
    const ranks = naturals.map(rankOf);
    if (naturals.length === 0) {
      this.looseJokers |= 1 << joined;
    } else if (naturals.length > 1 && judgeMeld(rules, meld).kind === "run") {
      const middle = ranks.filter((rank) => rank !== ACE);
      const mask = ranks.reduce((sum, rank) => sum | (1 << rank), 0);
      this.runs[suits[0]].push({ ranks: mask, jokers, joined, first: Math.min(...middle), last: Math.max(...middle) });
    } else {
      const [rank] = ranks;
      const taken = jokers ? 1 << joined : rank === ACE ? this.#newMark() : 0;
      const whole = naturals.length === 1 && jokers > 0 ? this.#newMark() : 0;
      const mask = suits.reduce((sum, suit) => sum | (1 << suit), 0);
      this.groups[rank].push({ suits: mask, jokers, taken, whole, loose: meld.length === 1 });
    }
  }

  #newMark() {
    this.#marks += 1;
    return 1 << (this.#marks - 1);
  }

  #notePassing() {
    this.suitOf = Array(this.jokers.length).fill(0);
    this.#passing = this.jokers.map(() => [0, 0]);
    this.runs.forEach((runs, suit) => {
      for (const { jokers, joined, ranks } of runs) {
        if (!jokers) continue;
        this.suitOf[joined] = suit;
        this.#passing[joined] = [HIGH_ACE, (ranks >> ACE) & 1];
      }
    });
    this.groups.forEach((groups, rank) => {
      for (const { jokers, taken, suits } of groups) {
        if (jokers) this.#passing[highestBit(taken)] = [rank === ACE ? HIGH_ACE : rank, bitsIn(suits)];
      }
    });
  }

  /**
   * Cards, from `place` on, that count as moved once the meld with jokers is matched for them alone. Of a run only the
   * ace: its other cards count at their own places.
   */
  stillToPass(number, place) {
    const [at, cards] = this.#passing[number];
    return at >= place ? cards : 0;
  }

  #mask(suit, rank) {
    return maskOf(this.runs[suit], (run) => (run.ranks >> rank) & 1);
  }

  #byPlace(suit) {
    const byRank = Array.from({ length: END + 1 }, (_, rank) => (rank < HIGH_ACE ? this.#mask(suit, rank) : 0));
    byRank[HIGH_ACE] = byRank[ACE];
    return byRank;
  }

  #starting(runs) {
    return Array.from({ length: END + 1 }, (_, place) => maskOf(runs, (run) => run.first === place));
  }
}

const maskOf = (runs, test) => runs.reduce((mask, run, at) => (test(run) ? mask | (1 << at) : mask), 0);

/** Pairs [mark of a run without jokers, mark of the equal one before it]. */
function findTwins(runs) {
  const pairs = [];
  runs.forEach((run, at) => {
    if (run.jokers) return;
    for (let other = at - 1; other >= 0; other -= 1) {
      if (runs[other].ranks === run.ranks && runs[other].jokers === 0) {
        pairs.push([1 << at, 1 << other]);
        return;
      }
    }
  });
  return pairs;
}
