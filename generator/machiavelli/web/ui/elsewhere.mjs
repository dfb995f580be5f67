// What other rules make of the position, as it stands beside the board. Loaded when it is first asked for.

/** Open it, and answer with what it says. */
export function elsewhere(board) {
  const fold = board.part("elsewhere");
  fold.open = true;
  board.hinted.add(fold);
  const rows = [...fold.querySelectorAll("dt")].map((row) => `${row.textContent}: ${row.nextSibling.textContent}.`);
  board.show({ kind: "elsewhere", title: fold.querySelector("summary").textContent, text: rows.join(" ") });
}
