// The closest layout where some melds lie beside those that a sweep lays: see solver/cases.mjs.
//
// Such a meld may hold old ones whole, and be matched with one. It is tried in all ways; the search then lays the
// others, and minds of the old melds only what is still open.

import { cardsBeyond, countCards } from "../cards.mjs";
import { EngineFault } from "../errors.mjs";
import { canPlay, casesOf, lossOf } from "../solver/cases.mjs";
import { OldTable } from "./old_table.mjs";
import { BROKEN, MOVED, closest } from "./search.mjs";

/**
 * Searches for one position, and cases looked at once a layout is known. Where they are not enough the layout is given
 * out, but not as the closest.
 */
const MOST_SEARCHES = 12;
const MOST_LOOKED = 400;

/**
 * The closest layout with the melds `beside` that plays so many hand cards, those `wanted` included; it must be the most
 * that can be played with these.
 */
export function closestOfCases(rules, position, played, wanted = [], beside = []) {
  const { table } = position;
  const found = [];
  let best = null;
  const known = new Set();
  let looked = 0;
  const worth = (one, sweep) => {
    if (best !== null) looked += 1;
    return looked <= MOST_LOOKED && canPlay(one, sweep, played);
  };
  // With short runs a first layout is found soon; then all.
  for (const [one, sweep] of bothWays((short) => casesOf(rules, position, short, worth, wanted, beside))) {
    const name = JSON.stringify([one.beside, one.forced]);
    if (known.has(name)) continue;
    known.add(name);
    for (const { settled, gone, moved, come } of linked(position, one.beside, UNLINKED)) {
      const least = { broken: brokenSurely(table, one, settled), moved: Math.max(moved, come) };
      if (best !== null && !isCloser(least, best)) continue;
      if (found.length >= MOST_SEARCHES) return { ...best, undecided: [BROKEN, MOVED] };
      const old = new OldTable(table, settled, gone);
      const laid = closest(sweep, old, lossOf(one, sweep, played));
      found.push({
        melds: [...one.beside, ...laid.melds],
        broken: laid.broken + old.acesApart,
        moved: laid.moved + old.acesMoved + moved,
        undecided: laid.undecided,
      });
      if (best === null || isCloser(found.at(-1), best)) best = found.at(-1);
    }
  }
  if (best === null) throw new EngineFault("no case plays as many cards as were counted");
  best = closestOf(found);
  return looked <= MOST_LOOKED ? best : { ...best, undecided: [BROKEN, MOVED] };
}

function* bothWays(list) {
  yield* list(true);
  yield* list(false);
}

/** The closest of some layouts; what a search left open is undecided, unless it could not be less. */
export function closestOf(found) {
  const best = found.reduce((one, other) => (isCloser(other, one) ? other : one));
  return { ...best, undecided: stillOpen(best, found) };
}

const isCloser = (one, other) =>
  one.broken < other.broken || (one.broken === other.broken && one.moved < other.moved);

function stillOpen(best, found) {
  if (best.broken && found.some(({ undecided }) => undecided.includes(BROKEN))) return [BROKEN, MOVED];
  const isOpen = ({ broken, undecided }) =>
    undecided.length > 0 && (broken === best.broken || undecided.includes(BROKEN));
  return best.moved && found.some(isOpen) ? [MOVED] : [];
}

/** Old melds that break because others took their cards. */
const brokenSurely = (table, { counts }, settled) =>
  table.filter(
    (meld, at) =>
      !settled.includes(at) && meld.length > 1
      && [...countCards(meld)].some(([card, copies]) => counts.of(card).most < copies),
  ).length;

const UNLINKED = { settled: [], gone: [], moved: 0, come: 0 };

/**
 * All ways in which melds beside can hold old melds and be matched with them: the old ones that lie whole, those
 * matched, the cards of these that move, and those that come to the melds beside, hand cards aside.
 */
function* linked({ table, hand }, beside, links) {
  if (beside.length === 0) {
    yield links;
    return;
  }
  const [meld, ...others] = beside;
  for (const held of heldBy(table, meld, links.settled, 0)) {
    for (const { gone, kept, moved } of matchedWith(table, meld, links.gone)) {
      const settled = [...links.settled, ...held];
      const come = links.come + Math.max(0, beyond(meld, hand).length - kept);
      yield* linked({ table, hand }, others, { settled, gone, moved: links.moved + moved, come });
    }
  }
}

const beyond = (cards, others) => cardsBeyond(countCards(cards), countCards(others));

/** The sets of old melds that find room together, such that no other does as well. */
function* heldBy(table, room, settled, first) {
  const fitting = different(table, settled).filter((at) => table[at].length > 1 && beyond(table[at], room).length === 0);
  if (fitting.length === 0) yield [];
  for (const at of fitting) {
    if (at < first) continue;
    for (const others of heldBy(table, beyond(room, table[at]), [...settled, at], at)) yield [at, ...others];
  }
}

/** What a meld can be matched with, and what moves then; the same cards belong together. */
function* matchedWith(table, meld, gone) {
  const all = different(table, gone);
  const same = all.filter((at) => isSame(table[at], meld));
  if (same.length === 0) yield { gone, kept: 0, moved: 0 };
  for (const at of same.length ? same : all) {
    const moved = beyond(table[at], meld).length;
    const kept = table[at].length - moved;
    if (kept > 0) yield { gone: [...gone, at], kept, moved };
  }
}

const isSame = (one, other) => one.length === other.length && beyond(one, other).length === 0;

/** The old melds but some, of equal ones only the first. */
function different(table, but) {
  const found = [];
  table.forEach((meld, at) => {
    if (!but.includes(at) && !found.some((other) => isSame(table[other], meld))) found.push(at);
  });
  return found;
}
