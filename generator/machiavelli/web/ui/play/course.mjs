// The course of one game: what was done so far, what comes of an action, and what the computer does. The machine of the
// game runs in the engine's worker, which is asked.

import { readTurn } from "../../engine/game/record_turns.mjs";
import { formatRecord, turnLine } from "../../engine/game/records.mjs";
import { dealt } from "./dealing.mjs";
import { choose } from "./players.mjs";

export class Course {
  /** The states from the deal on, and the actions between them. */
  states = [];
  actions = [];

  constructor(engine, rules, game) {
    Object.assign(this, { engine, rules, game, dealt: dealt(rules, game) });
  }

  get state() {
    return this.states.at(-1);
  }

  get isOver() {
    return this.state.ending !== null;
  }

  ask(call, ...args) {
    return this.engine.ask(call, [this.rules, ...args]);
  }

  /** Deal, and play on from the lines of turns, as far as they can be followed. */
  async begin(lines) {
    const { pack, players, dealer } = this.dealt;
    this.states = [await this.ask("deal", pack, players, dealer)];
    for (const turn of lines.map(readTurn)) {
      const after = turn?.seat === this.state.to_play ? await this.tried(turn.action) : null;
      if (!after || after.refused) return;
      this.enter(turn.action, after);
    }
  }

  /** What would come of an action: a state, or a refusal. Nothing changes. */
  tried(action) {
    return this.ask("play", this.state, action);
  }

  /** The computer's action in turn, and what comes of it. Nothing changes. */
  chosen() {
    const { seed, strength } = this.game;
    return choose(this.engine, this.rules, this.state, strength, `${seed}/${this.actions.length}`);
  }

  enter(action, state) {
    this.actions.push(action);
    this.states.push(state);
  }

  /** The turns as lines of a record. */
  get lines() {
    return this.#turns.map(turnLine);
  }

  get record() {
    return formatRecord({ ...this.dealt, turns: this.#turns });
  }

  get #turns() {
    return this.actions.map((action, at) => ({ seat: this.states[at].to_play, action }));
  }
}
