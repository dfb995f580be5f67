// The exact solver: how few hand cards can stay behind.
//
// The places are swept from the low ace to the high one. Between two places only this matters: the open runs of each
// suit, the aces already spent low, the jokers spent, and the room for further jokers. Where there are jokers, a
// relaxed search is asked first: it forgets which open runs hold theirs and lets every joker find room. It has far
// fewer states, and what it cannot complete cannot be completed.
//
// Others may ask `fits` about states of their own: `runTable` has one number for the open runs of a suit, and `state`
// makes one of all.

import { ACE } from "../cards.mjs";
import { HIGH_ACE, runPlaces, upsideDownPlaces } from "./counts.mjs";
import { groupShape } from "./groups.mjs";
import { LossSearch } from "./loss_search.mjs";
import { Memory } from "./memory.mjs";
import { END, LAST_CLOSE, Moves } from "./moves.mjs";
import { ASKED, FORCED, JOINED_SIZE, LOST, ROOM } from "./place_table.mjs";
import { RUN_BITS } from "./run_table.mjs";
import { forgetJokers, runShape } from "./runs.mjs";
import { tables } from "./tables.mjs";

export { END, LAST_CLOSE };

const UNKNOWN = -1;
const MOST_LIMITS = 512;

/**
 * One position's sweep; all answers are exact.
 *
 * Where no more than `mostPlayed` of a larger hand may be played (null: no such limit), the limits are no longer upper
 * bounds but the very losses asked for: fewer cards left over would be too many played. `forced` hand cards are played
 * in any case; they are counted among those that must go into melds.
 */
export class Sweep {
  #relaxed = null;
  #own = null;
  #bound = null;
  #exactMoves = null;
  #memory = null;
  #exact = new Map();
  #forgotten = [];

  constructor(rules, counts, mostPlayed = null, forced = 0) {
    this.rules = rules;
    this.counts = counts;
    this.fewestLost = mostPlayed === null ? 0 : Math.max(0, counts.hand - mostPlayed);
    this.mostLost = counts.hand - Math.max(0, Math.max(1, rules.turn.least_added) - forced);
    this.toTheCard = this.fewestLost > 0;
    this.jokers = rules.jokers.per_meld ? counts.jokers.most : 0;
    this.runShape = runShape(rules, this.jokers, false);
    this.groupShape = groupShape(rules, this.jokers);
    this.places = runPlaces(rules);
  }

  get #relaxedTables() {
    const shape = () => runShape(this.rules, this.jokers, true);
    return (this.#relaxed ??= tables(shape(), this.groupShape, this.jokers, false));
  }

  get #ownTables() {
    return (this.#own ??= tables(this.runShape, this.groupShape, this.jokers, this.toTheCard));
  }

  /**
   * The moves where open runs forget their jokers, and every joker finds room. `upsideDown`: for the same position with
   * the king for the two, the queen for the three and so on.
   */
  relaxedMoves(upsideDown) {
    const { counts, places } = this;
    if (!upsideDown) return new Moves(this.#relaxedTables, counts, places);
    return new Moves(this.#relaxedTables, counts.upsideDown(), upsideDownPlaces(places));
  }

  /** What can become of runs that remember their jokers. */
  runsAlone() {
    return this.#ownTables.places.runs;
  }

  /** The moves of the searches, which begin when they are asked for: who only counts seldom needs them. */
  get #moves() {
    if (this.#exactMoves === null) this.#begin();
    return this.#exactMoves;
  }

  #begin() {
    const moves = this.relaxedMoves(false);
    this.#bound = new LossSearch(moves, this.jokers);
    this.#exactMoves = moves;
    if (!this.counts.jokers.most && !this.toTheCard) return;
    this.#exactMoves = new Moves(this.#ownTables, this.counts, this.places);
    this.#memory = this.#ownTables.states.memory ??= new Memory(this.jokers);
  }

  /** Take the room for states, which may have served another position since: then what was found is found again. */
  #take() {
    const own = this.#moves.states;
    const relaxed = this.#bound.moves.states;
    if (relaxed.owner === this && own.owner === this) return;
    relaxed.giveTo(this);
    this.#bound.limits.clear();
    if (own === relaxed) return;
    own.giveTo(this);
    this.#memory.limits.clear();
    this.#exact.clear();
  }

  /** Whether some layout leaves over no more than `limit` hand cards (see the class). */
  canLose(limit) {
    return this.fits(this.state(ACE, 0, 0, 0, 0, 0), 0, 0, limit);
  }

  /** Whether some layout that may be played leaves over no more than `limit` hand cards. */
  canLoseAtMost(limit) {
    if (!this.toTheCard) return this.canLose(limit);
    for (let loss = this.fewestLost; loss <= limit; loss += 1) if (this.canLose(loss)) return true;
    return false;
  }

  /** Numbers the open runs of states. */
  get runTable() {
    return this.#moves.runs;
  }

  /** Most cards of `suit` that can go into runs at `place` and the next ones, see windowKey. */
  windowAt(place, suit) {
    return this.#moves.windowAt(place, suit);
  }

  /** The state before `place` with the open runs of the four suits, by their numbers, and the low aces by theirs. */
  state(place, a, b, c, d, aces) {
    this.#take();
    return this.#moves.state(place, a | (b << RUN_BITS), c | (d << RUN_BITS), aces);
  }

  /** The number of a way to lay aces low. */
  acesNumber(lowAces) {
    return this.#moves.acesNumber(lowAces);
  }

  /**
   * Whether `state`, `spent` jokers used and `room` for more, can be completed with at most `limit` further hand cards
   * left over. States are those that `state` gave, and none of another sweep's must have been asked for since.
   */
  fits(state, spent, room, limit) {
    if (limit < 0) return false;
    if (this.toTheCard) return this.#fitsToTheCard(state, spent, room, limit);
    if (!this.counts.jokers.most) return this.#bound.fits(state, 0, limit);
    if (this.#moves.placeOf(state) === END) return this.#fitsAtEnd(state, spent, room, limit);
    const memory = this.#memory;
    this.#open(state);
    const known = memory.recall(state, spent, spent + room, limit);
    if (known !== UNKNOWN) return known === 1;
    const held = this.#bound.fits(this.#forget(state), spent, limit) && this.#anyFits(state, spent, room, limit);
    memory.note(state, spent, spent + room, limit, held);
    return held;
  }

  #open(state) {
    const { states } = this.#moves;
    if (states.joined[state] !== null) return;
    this.#moves.moves(state);
    this.#memory?.limits.open(state);
    this.#forgotten[state] = UNKNOWN;
  }

  /** The state as the relaxed search knows it. */
  #forget(state) {
    const own = this.#moves;
    const known = this.#forgotten[state];
    if (known !== UNKNOWN) return known;
    const { moves } = this.#bound;
    const [a, b, c, d] = [0, 1, 2, 3].map((suit) => moves.runs.number(forgetJokers(own.runs.runs[own.runsOf(state, suit)])));
    const found = moves.state(own.placeOf(state), a | (b << RUN_BITS), c | (d << RUN_BITS), own.acesOf(state));
    this.#forgotten[state] = found;
    return found;
  }

  #fitsToTheCard(state, spent, room, limit) {
    if (this.#moves.placeOf(state) === END) return this.#fitsAtEnd(state, spent, room, limit);
    this.#open(state);
    const jokers = this.jokers + 1;
    const key = ((state * jokers + spent) * jokers + room) * MOST_LIMITS + limit;
    let known = this.#exact.get(key);
    if (known === undefined) {
      known = this.#bound.fits(this.#forget(state), spent, limit) && this.#anyFits(state, spent, room, limit);
      this.#exact.set(key, known);
    }
    return known;
  }

  #anyFits(state, spent, room, limit) {
    const joined = this.#moves.moves(state);
    for (let move = 0, at = 0; at < joined.length; move += 1, at += JOINED_SIZE) {
      const lost = joined[at + LOST];
      if (lost > limit) return false;
      if (spent + joined[at + ASKED] > this.jokers) continue;
      const now = spent + joined[at + FORCED];
      const space = Math.min(room + joined[at + ROOM], this.jokers - now);
      if (this.fits(this.#moves.after(state, move), now, space, limit - lost)) return true;
    }
    return false;
  }

  /** For each suit of a state its options, see RunTable. */
  suitOptions(state) {
    return this.#moves.suitOptions(state);
  }

  /** See RunTable, for the numbers of the open runs of a suit. */
  spareRoom(one, other) {
    return this.#moves.runs.spareRoom(one, other);
  }

  /**
   * Fewest jokers with which the open runs of one suit before `place` can end; very many where they cannot, and perhaps
   * too few where runs of more than four cards are asked for.
   */
  jokersToFinish(place, suit, runs) {
    return this.#moves.toFinish(place, suit, runs);
  }

  /** Whether a card of `place` and so many jokers may lie as a run. */
  canBeRun(place, jokers) {
    const { least, most } = this.runShape;
    const { first, last } = this.places;
    const here = (place >= first && place <= last) || (place === HIGH_ACE && first === ACE);
    return here && 1 + jokers >= least && (most === null || 1 + jokers <= most);
  }

  /** The fewest and the most hand cards of a suit that may be left over at a place when `used` cards lie in melds. */
  losses(place, suit, used) {
    const copies = this.counts.at(suit, place);
    const least = copies.leftOver(used);
    return [least, this.toTheCard ? copies.mostLeftOver(used) : least];
  }

  /** Most cards of `suit` that can go into runs at `place`. */
  supply(place, suit) {
    return place >= this.places.first && place <= this.places.last ? this.counts.at(suit, place).most : 0;
  }

  /** Whether so many hand jokers are left over once others fill the room. */
  #fitsAtEnd(state, spent, room, limit) {
    let spare = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const beyond = this.#moves.runs.spareRoom(this.#moves.runsOf(state, suit), 0);
      if (beyond < 0) return false;
      spare += beyond;
    }
    return this.jokersFit(spent, room + spare, limit);
  }

  /** Whether so many hand jokers are left over where `spent` are placed, with room for others. */
  jokersFit(spent, room, limit) {
    const { jokers } = this.counts;
    const fewest = Math.max(spent, jokers.need);
    const most = Math.min(spent + room, this.jokers);
    if (fewest > most) return false;
    return jokers.leftOver(most) <= limit && (!this.toTheCard || limit <= jokers.mostLeftOver(fewest));
  }
}
