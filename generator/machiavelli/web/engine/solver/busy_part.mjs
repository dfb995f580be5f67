// Leaving out what no hand card can reach: melds that share no possible meld with one, and so on.
//
// For counting without jokers only: such melds may lie as they are, whatever becomes of the others. Cards of a suit are
// a mask of bits, one for each place.

import { ACE, KING } from "../cards.mjs";
import { Counts, HIGH_ACE, NOTHING, ranksOf, runPlaces } from "./counts.mjs";

const LOW = 1 << ACE;
const HIGH = 1 << HIGH_ACE;

/** The cards that a chain of possible melds connects with a card of the hand. */
export function busyPart(rules, counts) {
  const there = [0, 0, 0, 0];
  const busy = [0, 0, 0, 0];
  counts.naturals.forEach((row, suit) => {
    for (let rank = ACE; rank <= KING; rank += 1) {
      if (row[rank].most) there[suit] |= 1 << rank;
      if (row[rank].hand) busy[suit] |= 1 << rank;
    }
  });
  spread(rules, there, busy);
  if (busy.every((cards, suit) => cards === there[suit])) return counts;
  const rows = counts.naturals.map((row, suit) => row.map((copies, rank) => ((busy[suit] >> rank) & 1 ? copies : NOTHING)));
  return new Counts(rows, counts.jokers);
}

/** Make busy what shares a possible meld with something busy, until nothing more does. */
function spread(rules, there, busy) {
  const groups = ranksOf(there, rules.melds.group_min);
  const runs = there.map((cards) => placesInRuns(rules, cards));
  for (let changed = true; changed; ) {
    changed = false;
    const ranks = (busy[0] | busy[1] | busy[2] | busy[3]) & groups;
    for (let suit = 0; suit < 4; suit += 1) {
      const cards = busy[suit] | (ranks & there[suit]);
      const more = cards | alongRuns(cards, runs[suit]);
      changed ||= more !== busy[suit];
      busy[suit] = more;
    }
  }
}

/** The places of a suit that a shortest run can cover. */
function placesInRuns(rules, cards) {
  const { first, last } = runPlaces(rules);
  const size = rules.melds.run_min;
  const openPlaces = withHighAce(cards) & ((1 << (last + 1)) - (1 << first));
  let starts = openPlaces;
  for (let step = 1; step < size; step += 1) starts &= openPlaces >> step;
  let covered = 0;
  for (let step = 0; step < size; step += 1) covered |= starts << step;
  return covered;
}

const withHighAce = (cards) => cards | (cards & LOW ? HIGH : 0);

/** The cards that lie in one stretch of possible runs with some of `cards`. */
function alongRuns(cards, runs) {
  let reached = withHighAce(cards) & runs;
  for (let before = 0; reached !== before; ) {
    before = reached;
    reached |= ((reached << 1) | (reached >> 1)) & runs;
    if (reached & (LOW | HIGH)) reached |= (LOW | HIGH) & runs;
  }
  return (reached | (reached & HIGH ? LOW : 0)) & ~HIGH;
}
