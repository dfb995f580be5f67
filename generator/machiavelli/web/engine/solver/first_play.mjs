// The best play of who has not opened: it contains an opening, or, where the rules allow that, only adds. The same calls
// with the same answers as elsewhere.
//
// Where the best play of all contains an opening, it is the one. Else each opening is tried: its cards must be played,
// and may go wherever they fit.

import { cardsBeyond, countCards } from "../cards.mjs";
import { checkedPosition } from "../checks.mjs";
import { closestOf, closestOfCases } from "../closest/beside.mjs";
import { EngineFault, PositionError } from "../errors.mjs";
import { judgeTurn } from "../first_turns.mjs";
import { hasOpening, openings } from "../opening.mjs";
import { handCardsLaid } from "../turns.mjs";
import { classCountOfCases, nameOfPlay } from "./class_list.mjs";
import { CLASS_WORK } from "./classes.mjs";
import { bestNotHeldBack, decided, mostNotHeldBack, oneClass, someHeldBack } from "./held_play.mjs";
import { allAdditions, mostAdditions } from "./mere_additions.mjs";
import { askedFor, solutionOf } from "./solve.mjs";
import { mostOfCases } from "./special.mjs";

/** See solve.mjs. */
export function solve(rules, given) {
  const position = checkedPosition(rules, given);
  const solution = solutionOf(rules, position, bestFirstPlay(rules, position));
  if (solution.max_played > 0 && !isAllowed(rules, position, solution.layout)) {
    throw new EngineFault("the layout found is not allowed");
  }
  return solution;
}

const isAllowed = (rules, position, after) =>
  judgeTurn(rules, { ...position, before: position.table, after, opened: false }).legal;

/** See most.mjs. */
export const maxPlayed = (rules, given) => mostInFirstPlay(rules, checkedPosition(rules, given));

/** See solve.mjs. */
export function playable(rules, given, card) {
  const { position, wanted } = askedFor(rules, given, card);
  return mostInFirstPlay(rules, position, wanted) > 0;
}

/** See classes.mjs. */
export const classCount = (rules, given, work = CLASS_WORK) =>
  countAll(rules, checkedPosition(rules, given), work, Infinity);

/** See classes.mjs. */
export const countClasses = (rules, given, limit) =>
  decided(countAll(rules, checkedPosition(rules, given), Infinity, limit));

/** Whether a play has an opening is seen from the cards it plays, which all plays of a class share. */
function countAll(rules, position, work, limit) {
  const most = mostInFirstPlay(rules, position);
  if (someHeldBack(rules, position)) return oneClass(rules, position, most, work, limit);
  const { table, hand } = position;
  const additions = [];
  if (rules.turn.table_before_opening) {
    for (const after of allAdditions(rules, position, most)) {
      additions.push(nameOfPlay(rules, after, handCardsLaid({ before: table, after, hand })));
    }
  }
  const fits = (played) => hasOpening(rules, played);
  return classCountOfCases(rules, position, most, work, limit, fits, additions);
}

/** The most cards that such a play can have, with `card` where one is given; 0 where there is no play. */
function mostInFirstPlay(rules, position, card = null) {
  const wanted = card === null ? [] : [card];
  const limit = mostOfCases(rules, position, wanted);
  let most = additions(rules, position, card).added;
  for (const opening of openings(rules, position.hand)) {
    if (most === limit) break;
    const cards = [...opening, ...cardsBeyond(countCards(wanted), countCards(opening))];
    most = Math.max(most, mostNotHeldBack(rules, position, cards));
  }
  return most;
}

/** The most mere additions, where the rules allow them before an opening. */
function additions(rules, position, card = null) {
  if (!rules.turn.table_before_opening) return { added: 0, table: position.table };
  const most = mostAdditions(rules, position, card);
  if (most.added && !isAllowed(rules, position, most.table)) throw new PositionError("not-decided");
  return most;
}

/** The most cards that such a play can have, and the closest layout; null where there is none. */
function bestFirstPlay(rules, position) {
  const most = mostInFirstPlay(rules, position);
  if (most === 0) return null;
  const { added, table } = additions(rules, position);
  // Nothing breaks and nothing moves.
  if (added === most) return { most, found: { melds: table, broken: 0, moved: 0, undecided: [] } };
  if (mostOfCases(rules, position) === most) {
    const free = closestOfCases(rules, position, most);
    if (isAllowed(rules, position, free.melds)) return { most, found: free };
  }
  const found = [];
  for (const opening of openings(rules, position.hand)) {
    if (mostNotHeldBack(rules, position, opening) !== most) continue;
    found.push(
      someHeldBack(rules, position)
        ? bestNotHeldBack(rules, position, opening).found
        : closestOfCases(rules, position, most, opening),
    );
    if (!found.at(-1).broken && !found.at(-1).moved) break;
  }
  return { most, found: closestOf(found) };
}
