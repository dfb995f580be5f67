// When a player may lay, draw, pass or knock. Each function says why something may not be done, null where it may.

import { PositionError } from "../errors.mjs";
import { maxPlayed, solve } from "../index.mjs";
import { handPoints } from "../scoring.mjs";
import { drawsMade, isLastDraw, positionOf } from "./in_turn.mjs";

const refused = (code) => ({ refused: code });

/** Whether it is too early or too late to play. */
export function whyNotLay(rules, state) {
  const { draw_when: when, draws_most: most } = rules.turn;
  if (onlyDraws(rules, state)) return refused("only-draws");
  if (mustDrawFirst(rules, state)) return refused("draw-first");
  const instead = when === "instead-of-playing" && state.drawn.length > 0;
  const last = when === "before-playing" && most !== 1 && isLastDraw(rules, state);
  return instead || last ? refused("already-drawn") : null;
}

/** The stock has cards. */
export function whyNotDraw(rules, state) {
  if (isLastDraw(rules, state)) return refused("no-more-draws");
  return whoCanMust(rules, state);
}

/** Passing ends the turn with nothing laid. */
export function whyNotPass(rules, state) {
  const must = whoCanMust(rules, state);
  if (must) return must;
  const optional = drawsMade(rules, state) > 0 && rules.turn.draw_when === "instead-of-playing";
  const due = state.stock.length > 0 && !optional && !isLastDraw(rules, state);
  return due ? refused("must-draw") : null;
}

/** Knocking comes after drawing, with few points in hand. */
export function whyNotKnock(rules, state) {
  const most = rules.end.knock_points;
  if (most === null) return refused("no-knocking");
  if (onlyDraws(rules, state)) return refused("only-draws");
  if (mustDrawFirst(rules, state)) return refused("draw-first");
  return handPoints(rules, state.hands[state.to_play]) > most ? refused("too-many-points") : null;
}

/** Whether nothing is left to decide after a draw. */
export function turnIsOver(rules, state) {
  if (onlyDraws(rules, state)) return true;
  const { draw_when: when, draws_most: most } = rules.turn;
  const last = isLastDraw(rules, state);
  if (when === "instead-of-playing") return last || state.stock.length === 0;
  if (when === "before-playing") return most !== 1 && last && whyNotKnock(rules, state) !== null;
  return last && whoCanMust(rules, state) === null;
}

/** Whether this is a first turn in which nobody plays. */
const onlyDraws = (rules, state) => state.is_first && rules.turn.first_only_draws;

/** Whether the draw before playing is still to be made. */
const mustDrawFirst = (rules, state) =>
  rules.turn.draw_when === "before-playing" && state.stock.length > 0 && state.drawn.length === 0;

function whoCanMust(rules, state) {
  if (!rules.turn.must_play || whyNotLay(rules, state)) return null;
  const proof = somePlay(rules, state);
  return proof && { refused: "can-play", proof };
}

/** A play that the player in turn can make; null where there is none. */
function somePlay(rules, state) {
  const position = positionOf(rules, state);
  try {
    return maxPlayed(rules, position) ? solve(rules, position).layout : null;
  } catch (error) {
    // In a record that went on after a fault, a table that is not legal: nobody can say.
    if (error instanceof PositionError) return null;
    throw error;
  }
}
