// What happens to aces in runs.

import { ACE, rankOf } from "../../cards.mjs";
import { judgeMeld } from "../../melds.mjs";
import { piecesFrom } from "../trace.mjs";

const aceIsLow = (run) => rankOf(run[0]) === ACE;

/** An ace changes from before the two to after the king, or the other way round. */
export function aceFlip(play) {
  const isRun = (meld) => judgeMeld(play.rules, meld).kind === "run";
  return play.old.some(
    (run, source) =>
      isRun(run) &&
      piecesFrom(play, source).some(({ cards, target }) => {
        const after = play.new[target];
        return cards.some((card) => rankOf(card) === ACE) && isRun(after) && aceIsLow(run) !== aceIsLow(after);
      }),
  );
}
