// How few hand cards must be left over, room for jokers aside: the search that only counts.
//
// Of the states reached, those come first that have lost fewest hand cards, and of these the ones reached last: so no
// state is looked into again as more may be lost, and the first layout that is complete is a best one.

import { ACE } from "../cards.mjs";
import { END } from "./moves.mjs";
import { ASKED, FORCED, JOINED_SIZE, LOST } from "./place_table.mjs";

const NOWHERE = -1;

/**
 * A layout that loses fewest hand cards, `{ lost, spent, steps }`: the hand cards lost, the jokers spent, and the steps,
 * the last one first, each a state and a move; null where each loses more than `mostLost`.
 */
export function bestFirst(moves, jokers, mostLost) {
  moves.states.giveTo(moves);
  const spentLeast = [];
  const start = { state: NOWHERE, joined: null, spent: 0, lost: 0, before: null, by: NOWHERE };
  const now = [NOWHERE]; // moves to follow, and the nodes that they are of
  const nodes = [start];
  let losing = [];
  for (let lost = 0; lost <= mostLost; lost += 1) {
    const toLose = losing;
    losing = [];
    while (now.length > 0 || toLose.length > 0) {
      let node;
      let from = 0;
      if (now.length > 0) {
        const by = now.pop();
        const before = nodes.pop();
        let { spent } = before;
        let state;
        if (by === NOWHERE) {
          state = moves.state(moves.nextFilled[ACE], 0, 0, 0);
        } else {
          state = moves.after(before.state, by);
          spent += before.joined[by * JOINED_SIZE + FORCED];
        }
        if (spentLeast[state] <= spent) continue;
        if (moves.placeOf(state) === END) {
          if (moves.canClose(state)) return { lost, spent, steps: stepsTo(before, by) };
          continue;
        }
        spentLeast[state] = spent;
        node = { state, joined: moves.moves(state), spent, lost, before, by };
      } else {
        ({ node, from } = toLose.pop());
      }
      const { joined } = node;
      const here = lost - node.lost;
      const left = jokers - node.spent;
      let to = from;
      while (to * JOINED_SIZE < joined.length && joined[to * JOINED_SIZE + LOST] === here) to += 1;
      if (to * JOINED_SIZE < joined.length) losing.push({ node, from: to });
      for (let move = to - 1; move >= from; move -= 1) {
        if (joined[move * JOINED_SIZE + ASKED] > left) continue;
        now.push(move);
        nodes.push(node);
      }
    }
  }
  return null;
}

function stepsTo(node, by) {
  const steps = [];
  for (let [last, move] = [node, by]; move !== NOWHERE; { before: last, by: move } = last) {
    steps.push({ state: last.state, move });
  }
  return steps;
}
