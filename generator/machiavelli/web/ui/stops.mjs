// One stop of the Tab key for a group of buttons; arrows, Home and End walk inside it.

const GROUP = "[data-stops]";
const stopsOf = (group) => [...group.querySelectorAll("button")].filter((stop) => !stop.hidden);

/** Walk from the button that has the focus. What is answered goes no further: the theme has keys of its own. */
export function walkStops(event) {
  const from = event.target.closest("button");
  const group = from?.closest(GROUP);
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsOf(group);
  const at = stops.indexOf(from);
  const steps = {
    ArrowLeft: () => stops[at - 1],
    ArrowRight: () => stops[at + 1],
    Home: () => stops[0],
    End: () => stops.at(-1),
    ArrowUp: () => beside(from, stops, -1),
    ArrowDown: () => beside(from, stops, 1),
  };
  if (!Object.hasOwn(steps, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  steps[event.key]()?.focus();
}

/** The nearest button of the next row, above or below. */
function beside(from, stops, down) {
  const here = from.getBoundingClientRect();
  const far = (stop) => {
    const there = stop.getBoundingClientRect();
    const rows = down * (there.top - here.top);
    return rows > here.height / 2 ? 10 * rows + Math.abs(there.left - here.left) : Infinity;
  };
  return stops.reduce((best, stop) => (far(stop) < (best ? far(best) : Infinity) ? stop : best), null);
}

/** Leave one stop in each group: the button that has the focus or had it last, else the first. */
export function keepStops(root) {
  for (const group of root.querySelectorAll(GROUP)) {
    const stops = stopsOf(group);
    const kept = stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0 && stop.hasAttribute("tabindex")) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === kept ? 0 : -1;
  }
}
