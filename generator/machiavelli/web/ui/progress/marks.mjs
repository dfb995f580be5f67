// The signs of what is solved, wherever a page names a puzzle: a tick and words, never a colour alone.

/** The best time a puzzle was solved as it lies now, or undefined. */
export function solved(progress, { keep, key }) {
  const entry = progress.puzzles.get(keep);
  return entry?.key === key ? entry : undefined;
}

/** Write into each element with `data-keep` whether its puzzle is solved; into those with `data-long` also how. */
export function drawMarks(root, progress, texts, tick) {
  for (const mark of root.querySelectorAll("[data-keep]")) {
    const entry = solved(progress, mark.dataset);
    mark.hidden = entry === undefined;
    mark.replaceChildren(...(entry ? [tick.cloneNode(true), words(entry, "long" in mark.dataset, texts)] : []));
  }
}

function words({ hints, moves }, long, texts) {
  const id = `kept-${long ? "best" : "solved"}${hints ? "-helped" : ""}`;
  return ` ${texts.say(id, long ? { n: moves } : {})}`;
}
