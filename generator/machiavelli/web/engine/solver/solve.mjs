// Solving a position: the most cards that can be played, and the closest layout that plays them.

import { checkedPosition } from "../checks.mjs";
import { OldTable } from "../closest/old_table.mjs";
import { closest } from "../closest/search.mjs";
import { ClaimError, EngineFault } from "../errors.mjs";
import { parseCard } from "../notation.mjs";
import { judgeTable } from "../tables.mjs";
import { handCardsLaid, judgeTurn } from "../turns.mjs";
import { copiesOf, count, withoutDeadCards } from "./counts.mjs";
import { cardsMoved, meldsBroken } from "./distance.mjs";
import { fewestLeftOver } from "./fewest.mjs";
import { inOrder } from "./layout.mjs";
import { Sweep } from "./sweep.mjs";

/**
 * The best play of a position, exactly, as `machiavelli solve` answers.
 *
 * Throws NotationError and PositionError for cards that no game of the variant can hold (see checkPosition).
 */
export function solve(rules, given) {
  const position = checkedPosition(rules, given);
  return solutionOf(rules, position, bestPlay(rules, position));
}

/** The answer, where the best play is known: the most cards and the layout found for them; null where there is none. */
export function solutionOf(rules, position, best) {
  const { table, hand } = position;
  if (best === null) {
    // In order also where nothing is played and the table stays as it lies.
    const layout = judgeTable(rules, table).map(({ cards }) => cards);
    return { max_played: 0, can_go_out: hand.length === 0, played: [], layout, melds_broken: 0, cards_moved: 0 };
  }
  const { most, found } = best;
  const layout = inOrder(rules, table, found.melds);
  const solution = {
    max_played: most,
    can_go_out: most === hand.length,
    played: handCardsLaid({ before: table, after: layout, hand }),
    layout,
    melds_broken: meldsBroken(table, layout),
    cards_moved: cardsMoved(table, layout),
  };
  confirm(rules, position, solution, found);
  return found.undecided.length > 0 ? { ...solution, undecided: found.undecided } : solution;
}

/** The most cards that can be played, and the closest layout that plays them; null where there is no play. */
function bestPlay(rules, position) {
  const sweep = new Sweep(rules, withoutDeadCards(rules, count(rules, position)), rules.turn.most_added);
  const loss = fewestLeftOver(sweep);
  if (loss === null) return null;
  return { most: sweep.counts.hand - loss, found: closest(sweep, new OldTable(position.table), loss) };
}

/** What playable is asked, checked. */
export function askedFor(rules, given, card) {
  const position = checkedPosition(rules, given);
  const wanted = parseCard(card);
  if (!position.hand.includes(wanted)) throw new ClaimError("wrong-claim", wanted);
  return { position, wanted };
}

/**
 * Whether some legal play includes `card`.
 *
 * Throws ClaimError where it is not in the hand, and the rest as solve.
 */
export function playable(rules, given, card) {
  const { position, wanted } = askedFor(rules, given, card);
  const counts = count(rules, position);
  const copies = counts.of(wanted);
  const must = counts.changed(wanted, copiesOf(copies.need + 1, copies.loose, copies.hand - 1));
  const most = rules.turn.most_added;
  const sweep = new Sweep(rules, must, most === null ? null : most - 1);
  return sweep.canLoseAtMost(1 + must.hand - rules.turn.least_added);
}

/** Let nothing leave the engine that the engine's own judge and measures do not confirm. */
function confirm(rules, { table, hand }, solution, found) {
  const verdict = judgeTurn(rules, { before: table, after: solution.layout, hand });
  if (!verdict.legal || verdict.played.length !== solution.max_played) {
    throw new EngineFault("the layout found is not legal");
  }
  const counted = solution.melds_broken === found.broken && solution.cards_moved === found.moved;
  if (found.undecided.length === 0 && !counted) throw new EngineFault("melds broken and cards moved are not as counted");
}
