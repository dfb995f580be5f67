// From the steps of a search to melds: which cards lie together.

import { ACE, JOKER, SUITS, cardOf } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";

/** The melds laid by the steps, pairs [the node it was taken from, step], from the first place to the end. */
export function meldsOf(stage, steps) {
  const melds = SUITS.flatMap((_, suit) => runsOf(suit, turnsOf(stage, suit, steps)));
  for (const [node, step] of steps) melds.push(...groupsOf(step.groups, node.place === HIGH_ACE ? ACE : node.place));
  const [last, step] = steps.at(-1);
  const spent = step.uses.reduce((sum, { jokers }) => sum + jokers, last.jokers + step.groups.jokers);
  // What may still be left over at the end are jokers of the hand; the others stay alone on the table.
  const loose = stage.sweep.counts.jokers.most - spent - last.limit;
  return [...melds, ...Array.from({ length: loose }, () => [JOKER])];
}

/** The turns that the runs of a suit took, found backwards from the end, where none is open. */
function turnsOf(stage, suit, steps) {
  const { outlooks } = stage;
  const turns = [];
  let look = outlooks.nothingOpen;
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const [node, step] = steps[at];
    const way = outlooks.origin(node.place, suit, node.outlooks[suit], step.uses[suit], look);
    turns.push(way.turns);
    look = way.before;
  }
  return turns.reverse();
}

/** The runs of a suit that took these turns, from the first place to the last. */
export function runsOf(suit, byPlace) {
  const closed = [];
  let open = [];
  byPlace.forEach((turns, index) => {
    const place = index + ACE;
    const card = cardOf(place === HIGH_ACE ? ACE : place, SUITS[suit]);
    const going = [];
    turns.forEach(({ run, natural, closing }, at) => {
      const cards = open[at] ?? [];
      if (run === null) closed.push([...cards, ...Array(closing).fill(JOKER)]);
      else going.push([run, [...cards, natural ? card : JOKER]]);
    });
    going.sort((one, other) => one[0].key - other[0].key);
    open = going.map(([, cards]) => cards);
  });
  return closed;
}

/** The groups of a rank, and the cards of it that stay loose. */
export function groupsOf({ groups, alone }, rank) {
  const melds = groups.map(([mask, jokers]) => {
    const suits = SUITS.filter((_, number) => (mask >> number) & 1);
    return [...suits.map((suit) => cardOf(rank, suit)), ...Array(jokers).fill(JOKER)];
  });
  alone.forEach((loose, number) => {
    for (let left = loose; left > 0; left -= 1) melds.push([cardOf(rank, SUITS[number])]);
  });
  return melds;
}
