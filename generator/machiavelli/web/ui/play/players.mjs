// The computer's ways of playing, from the mildest to the best: what each lays when it is its turn. The engine judges
// and solves, a question at a time; what is left to chance comes from the seed of the game.

import { isJoker, judge, rankOf, suitOf } from "../../engine/judging.mjs";
import { Chance } from "../endless/chance.mjs";

/** Melds of the table that the attentive player looks at together. */
const SEEN = 3;
/** So many milliseconds the computer looks for the best play of all; then it plays what it sees at once. */
const PATIENCE = 3_000;
const [ACE, KING] = [1, 13];

/** The strengths by their number: from the hand alone, with an eye for a few melds, with everything. */
export const STRENGTHS = { 1: fromHand, 2: looking, 3: perfect };

/**
 * What the computer does in a turn, as `{ action, state }`, the action and what it leads to. `place` names the turn, so
 * that chance can be repeated. Who lays nothing knocks if that is possible, else draws, else passes.
 */
export async function choose(engine, rules, state, strength, place) {
  const does = async (action) => ({ action, state: await engine.ask("play", [rules, state, action]) });
  if (!(await engine.ask("whyNotLay", [rules, state]))) {
    const position = await engine.ask("positionOf", [rules, state]);
    for (const after of await STRENGTHS[strength](engine, rules, position, new Chance(place))) {
      const laid = await does({ do: "lay", after });
      if (!laid.state.refused) return laid;
    }
  }
  for (const act of ["knock", "draw", "pass"]) {
    const done = await does({ do: act });
    if (!done.state.refused) return done;
    if (done.state.proof) return does({ do: "lay", after: done.state.proof });
  }
  throw new Error("nothing may be done");
}

/** The best play of a position; null where there is none. */
async function best(engine, rules, position, more) {
  const solution = await engine.ask("solve", [rules, position], more);
  return solution.max_played ? solution : null;
}

async function perfect(engine, rules, position) {
  try {
    const solution = await best(engine, rules, position, { patience: PATIENCE });
    return solution ? [solution.layout] : [];
  } catch (error) {
    if (error.code !== "timeout") throw error;
    return fromHand(engine, rules, position);
  }
}

/** Melds of its own, and cards added where they fit as the table lies; if that is too much, the melds alone. */
async function fromHand(engine, rules, position) {
  const { table, hand } = position;
  const own = await best(engine, rules, { ...position, table: [], since: [] });
  const melds = own?.layout ?? [];
  const laid = own?.played ?? [];
  const grown = [...table, ...melds];
  let room = (rules.turn.most_added ?? Infinity) - laid.length;
  let left = without(hand, laid);
  for (const card of left) {
    const at = room > 0 ? grown.findIndex((meld) => judge(rules, meld).legal && judge(rules, [...meld, card]).legal) : -1;
    if (at < 0) continue;
    grown[at] = judge(rules, [...grown[at], card]).cards;
    left = without(left, [card]);
    room -= 1;
  }
  const added = left.length < hand.length - laid.length ? [grown] : [];
  return melds.length ? [...added, [...table, ...melds]] : added;
}

/** Looks at each hand card with the few melds that have to do with it, and again after every play that it finds. */
async function looking(engine, rules, position, chance) {
  if (rules.turn.opening !== "none" && !position.opened) return perfect(engine, rules, position);
  let { table, hand } = position;
  let room = rules.turn.most_added ?? hand.length;
  let waiting = chance.shuffled(hand);
  while (waiting.length && room > 0) {
    const card = waiting.pop();
    const near = nearest(card, table);
    const kept = hand.filter((other) => related(card, other)).slice(0, room);
    const seen = { table: near.map((at) => table[at]), hand: kept.includes(card) ? kept : [card], opened: true };
    const found = await best(engine, rules, seen);
    if (!found) continue;
    table = [...table.filter((_, at) => !near.includes(at)), ...found.layout];
    hand = without(hand, found.played);
    room -= found.max_played;
    waiting = chance.shuffled(hand);
  }
  return hand.length < position.hand.length ? [table] : [];
}

/** The places of the melds that have most to do with a card. */
function nearest(card, table) {
  const nearness = table.map((meld) => Math.min(3, meld.filter((other) => related(card, other)).length));
  const places = [...table.keys()].filter((at) => nearness[at] > 0);
  return places.sort((one, other) => nearness[other] - nearness[one]).slice(0, SEEN);
}

/** Whether two cards may meet in a short meld: one rank, one suit a step or two apart, or a joker. */
function related(card, other) {
  if (isJoker(card) || isJoker(other) || rankOf(card) === rankOf(other)) return true;
  const apart = Math.abs(rankOf(card) - rankOf(other));
  const steps = [rankOf(card), rankOf(other)].includes(ACE) ? Math.min(apart, KING - apart) : apart;
  return suitOf(card) === suitOf(other) && steps <= 2;
}

function without(hand, cards) {
  const kept = [...hand];
  for (const card of cards) kept.splice(kept.indexOf(card), 1);
  return kept;
}
