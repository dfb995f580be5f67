// The signs of what is solved, wherever a page names a puzzle: a tick and words, never a colour alone.

const SVG = "http://www.w3.org/2000/svg";

/** The best time a puzzle was solved as it lies now, or undefined. */
export function solved(progress, { keep, key }) {
  const entry = progress.puzzles.get(keep);
  return entry?.key === key ? entry : undefined;
}

/** Write into each element with `data-keep` whether its puzzle is solved. */
export function drawMarks(root, progress, texts) {
  for (const mark of root.querySelectorAll("[data-keep]")) {
    const entry = solved(progress, mark.dataset);
    mark.hidden = entry === undefined;
    const words = entry && ` ${texts.say(entry.hints ? "kept-solved-helped" : "kept-solved")}`;
    mark.replaceChildren(...(entry ? [tick(), words] : []));
  }
}

function tick() {
  const svg = document.createElementNS(SVG, "svg");
  svg.classList.add("mk-i");
  svg.ariaHidden = "true";
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstChild.setAttribute("href", "#mk-i-ok");
  return svg;
}
