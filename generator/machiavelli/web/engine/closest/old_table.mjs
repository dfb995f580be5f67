// The melds that lie on the table, as the search for the closest layout looks at them.
//
// Suits are numbered 0 to 3, and sets of suits, ranks or melds are masks of bits. What a search must know of old melds
// beyond one suit or one place is a mask of marks: an old meld is taken once a new one is matched with it.

import { ACE, SUITS, compareCards, isJoker, rankOf, suitOf } from "../cards.mjs";
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
 * `runs[suit]` are numbered, each `{ ranks, jokers, joined, first, last, settled, gone }`: the ranks of its cards, its
 * jokers, its number among all melds with jokers (-1 without), its lowest and highest rank, the ace aside; `settled`:
 * whether it breaks is known, nothing need hold it whole; `gone`: it is matched already. Those without jokers
 * are what `plain[suit]` holds; `holding[suit][place]` and `starting[suit][place]` are masks of them, `twins[suit]`
 * pairs (a run, the equal one before it).
 *
 * `groups[rank]` are groups and loose cards, or lone cards with jokers, which may be runs as well: each
 * `{ suits, jokers, taken, whole, loose, settled, gone }`; `taken` is its mark, `whole` the one of a lone card with jokers that lies
 * whole in a run, else 0. `jokers` says how many each meld with jokers has: meld number k has the mark 1 << k;
 * `gone[suit]` is the mask of runs that are matched already.
 *
 * Melds of the table may lie in, or be matched with, others than those searched for: `settled` and `gone` are their
 * places in the table. What is both is no matter here. `acesApart` old runs with an ace at each end break in any case,
 * and of `acesMoved` one ace moves: `table` holds these without it.
 */
export class OldTable {
  #marks;
  #passing;

  constructor(table, settled = [], gone = []) {
    this.jokers = [];
    this.looseJokers = 0;
    this.acesApart = 0;
    this.acesMoved = 0;
    const left = table
      .map((meld, at) => ({ meld, settled: settled.includes(at), gone: gone.includes(at) }))
      .filter((one) => !(one.settled && one.gone));
    this.table = left.filter((one) => !one.gone).map(({ meld }) => withOneAce(meld));
    this.melds = left.length;
    this.cards = left.reduce((sum, { meld }) => sum + meld.length, 0);
    this.isWhole = !left.some((one) => one.settled || one.gone);
    this.runs = [[], [], [], []];
    this.groups = Array.from({ length: HIGH_ACE }, () => []);
    this.#marks = this.table.filter((meld) => meld.some(isJoker)).length;
    for (const one of left.sort((a, b) => compareMelds(a.meld, b.meld))) this.#enter(one);
    this.wholes = this.groups.flat().reduce((sum, { whole }) => sum + whole, 0);
    this.aces = this.groups[ACE].reduce((sum, { taken }) => sum + taken, 0);
    this.lasting = (1 << this.#marks) - 1;
    for (let rank = 2; rank < HIGH_ACE; rank += 1) {
      this.groups[rank].forEach((one, at) => (one.taken ||= 1 << (this.#marks + at)));
    }
    this.gone = this.runs.map((runs) => maskOf(runs, (run) => run.gone));
    this.withAce = this.runs.map((runs) => maskOf(runs, (run) => (run.ranks >> ACE) & 1 && !run.settled));
    this.#notePassing();
    this.runsWithAce = this.runs.flat().reduce((sum, run) => sum | (run.joined >= 0 && (run.ranks >> ACE) & 1 ? 1 << run.joined : 0), 0);
    this.holding = this.runs.map((_, suit) => this.#byPlace(suit));
    this.starting = this.runs.map((runs) => this.#starting(runs));
    this.plain = this.runs.map((runs) => maskOf(runs, (run) => run.jokers === 0));
    this.twins = this.runs.map(findTwins);
  }

  #enter({ meld, settled, gone }) {
    const naturals = meld.filter((card) => !isJoker(card));
    const jokers = meld.length - naturals.length;
    const joined = jokers && !gone ? this.jokers.push(jokers) - 1 : -1;
    const suits = naturals.map((card) => SUITS.indexOf(suitOf(card)));
    const ranks = naturals.map(rankOf);
    if (naturals.length === 0) {
      this.looseJokers |= gone ? 0 : 1 << joined;
    } else if (new Set(ranks).size > 1) {
      const middle = ranks.filter((rank) => rank !== ACE);
      const mask = ranks.reduce((sum, rank) => sum | (1 << rank), 0);
      // With an ace at each end: no run that is searched for holds both.
      const twoAces = ranks.length > middle.length + 1;
      if (twoAces && !settled) this.acesApart += 1;
      if (twoAces && !gone) this.acesMoved += 1;
      const [first, last] = [Math.min(...middle), Math.max(...middle)];
      this.runs[suits[0]].push({ ranks: mask, jokers, joined, first, last, settled: settled || twoAces, gone });
    } else {
      const [rank] = ranks;
      const taken = joined >= 0 ? 1 << joined : rank === ACE ? this.#newMark() : 0;
      const whole = naturals.length === 1 && jokers > 0 && !settled ? this.#newMark() : 0;
      const mask = suits.reduce((sum, suit) => sum | (1 << suit), 0);
      this.groups[rank].push({ suits: mask, jokers, taken, whole, loose: meld.length === 1, settled, gone });
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
      for (const { joined, ranks } of runs) {
        if (joined < 0) continue;
        this.suitOf[joined] = suit;
        this.#passing[joined] = [HIGH_ACE, (ranks >> ACE) & 1];
      }
    });
    this.groups.forEach((groups, rank) => {
      for (const { jokers, taken, suits, gone } of groups) {
        if (jokers && !gone) this.#passing[highestBit(taken)] = [rank === ACE ? HIGH_ACE : rank, bitsIn(suits)];
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
    return Array.from({ length: END + 1 }, (_, place) => maskOf(runs, (run) => run.first === place && !run.settled));
  }
}

const maskOf = (runs, test) => runs.reduce((mask, run, at) => (test(run) ? mask | (1 << at) : mask), 0);

const isTwin = (one, other) =>
  one.ranks === other.ranks && one.jokers === 0 && one.settled === other.settled && one.gone === other.gone;

/** The meld, but a run with two aces without one of them: no run that is searched for holds both. */
function withOneAce(meld) {
  const ace = meld.findIndex((card) => rankOf(card) === ACE);
  const twoAces = meld.some((card, at) => at > ace && rankOf(card) === ACE);
  const isRun = meld.some((card) => !isJoker(card) && rankOf(card) !== ACE);
  return twoAces && isRun ? meld.filter((_, at) => at !== ace) : meld;
}

/** Pairs [mark of a run without jokers, mark of the equal one before it]. */
function findTwins(runs) {
  const pairs = [];
  runs.forEach((run, at) => {
    if (run.jokers || run.gone) return;
    for (let other = at - 1; other >= 0; other -= 1) {
      if (isTwin(runs[other], run)) {
        pairs.push([1 << at, 1 << other]);
        return;
      }
    }
  });
  return pairs;
}
