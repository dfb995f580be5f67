// The hints beside the board, opened one by one and pointed at on the board. Loaded with the first one asked for.

import { ended } from "./announce.mjs";
import { pointAtCards, pointAtMeld } from "./pointing.mjs";
import { spoken, written } from "./reading.mjs";

/** Show the next hint; after the last one, say that there are no more. */
export function hint(board) {
  const first = board.part("hints");
  const rungs = [first, ...first.querySelectorAll("details")];
  const next = rungs.findIndex((rung) => !board.hinted.has(rung));
  if (next < 0) return board.announce(board.texts.say("hint-none-left"));
  for (const rung of rungs.slice(0, next + 1)) {
    rung.open = true;
    board.hinted.add(rung);
  }
  const parts = [...rungs[next].querySelectorAll(":scope > :not(summary, details)")];
  const [text, said] = [written, spoken].map((read) => parts.map(read).map(ended).join(" "));
  point(board, parts[0].dataset);
  return board.show({ kind: "hint", title: rungs[next].querySelector("summary").textContent, text, said });
}

/** Point at the meld that a hint is about, or at the cards: those that lay there when the puzzle began. */
function point(board, { at, hint: cards }) {
  const { melds, hand } = board.game.start;
  const codes = cards?.split(" ").filter(Boolean) ?? [];
  if (at !== undefined && codes.length === 0) pointAtMeld(board, melds[at].id);
  const there = at === undefined ? [...hand, ...melds.flatMap((meld) => meld.cards)] : melds[at].cards;
  pointAtCards(board, codes.map((code) => there.find((key) => board.game.codes[key] === code)));
}
