// The hints beside the board, opened one by one and pointed at on the board. Loaded with the first one asked for.

import { ended } from "./announce.mjs";
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

/** Mark the meld that a hint is about, or the cards: those that lay there when the puzzle began. */
function point({ game, view }, { at, hint: cards }) {
  const { melds, hand } = game.start;
  const codes = cards?.split(" ").filter(Boolean) ?? [];
  if (at !== undefined && codes.length === 0) view.rowOf(melds[at].id)?.classList.add("is-target");
  const places = at === undefined ? [hand, ...melds.map((meld) => meld.cards)] : [melds[at].cards];
  for (const code of codes) {
    const key = places.flat().find((own) => game.codes[own] === code);
    view.cardOf(key)?.classList.add("is-hint");
  }
}
