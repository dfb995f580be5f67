// The keys of the board; they mean something only while the focus is on it.

import { isOff } from "./settings.mjs";
import { NEW } from "./state.mjs";

/** What a key does to the board; without Ctrl, and with it. */
const LETTERS = {
  z: (board) => board.undo(),
  y: (board) => board.redo(),
  r: (board) => board.restore(),
  c: (board) => board.later("check"),
  h: (board) => board.part("hints") && board.later("hint"),
  v: (board) => board.part("elsewhere") && board.later("elsewhere"),
  m: (board) => board.later("move"),
  n: (board) => board.put(NEW),
  x: (board) => board.later("cut"),
  j: (board) => board.later("join"),
  d: (board) => board.later("describe"),
  i: (board, event) => board.later("goToOpen", event.shiftKey ? -1 : 1),
  "?": (board) => board.later("keys"),
  escape: (board) => board.drop(),
};
const WITH_CTRL = {
  z: (board, event) => (event.shiftKey ? board.redo() : board.undo()),
  y: (board) => board.redo(),
  enter: (board) => board.later("check"),
  home: (board) => focusPlace(board, 0, 0),
  end: (board) => focusPlace(board, Infinity, 0),
};
const ARROWS = { arrowleft: [0, -1], arrowright: [0, 1], arrowup: [-1, 0], arrowdown: [1, 0] };

/** Answer a key. What is answered goes no further: the theme has letters of its own. */
export function answerKey(event, board) {
  if (event.altKey || event.target.closest("input, select, textarea")) return;
  if (!answer(event, board)) return;
  event.preventDefault();
  event.stopPropagation();
}

function answer(event, board) {
  const key = event.key.toLowerCase();
  const table = event.ctrlKey || event.metaKey ? WITH_CTRL : LETTERS;
  if (table === LETTERS && key.length === 1 && key !== " " && isOff("letters")) return false;
  if (Object.hasOwn(table, key)) {
    table[key](board, event);
    return true;
  }
  if (table === WITH_CTRL) return false;
  if (/^\d$/.test(key)) return goToNumber(board, Number(key));
  const toolbar = event.target.closest("[role=toolbar]");
  if (toolbar) return walkToolbar(event.target, toolbar, key);
  const place = board.view.placeAt(event.target);
  if (place === null) return false;
  if (Object.hasOwn(ARROWS, key)) return walk(event, board, place, ARROWS[key]);
  const stops = board.view.stopsIn(place);
  if (key === "home") return focus(stops[0]);
  if (key === "end") return focus(stops.at(-1));
  return key === "enter" && event.target.matches("[data-card]") && board.enter(event.target);
}

function focus(element) {
  element?.focus();
  return true;
}

function focusPlace(board, index, column) {
  const places = board.view.places(board.game);
  const stops = board.view.stopsIn(places[Math.max(0, Math.min(index, places.length - 1))]);
  return focus(stops[Math.max(0, Math.min(column, stops.length - 1))]);
}

function goToNumber(board, number) {
  if (number === 0) return focusPlace(board, Infinity, 0);
  if (number <= board.game.now.melds.length) focusPlace(board, number - 1, 0);
  return true;
}

/** One step to a neighbour; up and down keep the column and pass over places without cards. */
function walk(event, board, place, [down, right]) {
  const places = board.view.places(board.game);
  const column = board.view.stopsIn(place).indexOf(event.target.closest("button"));
  if (right) {
    const next = board.view.stopsIn(place)[column + right];
    if (next && event.shiftKey && place !== NEW) board.extend(event.target, next);
    return focus(next);
  }
  for (let at = places.indexOf(place) + down; at >= 0 && at < places.length; at += down) {
    if (board.view.stopsIn(places[at]).length) return focusPlace(board, at, Math.max(column, 0));
  }
  return true;
}

function walkToolbar(target, toolbar, key) {
  const step = { arrowleft: -1, arrowright: 1 }[key];
  const buttons = stopsIn(toolbar);
  if (step) return focus(buttons[buttons.indexOf(target) + step]);
  if (key === "home") return focus(buttons[0]);
  return key === "end" && focus(buttons.at(-1));
}

/** What can take the focus in a zone, now. */
const stopsIn = (zone) =>
  zone.matches("[role=toolbar]")
    ? [...zone.querySelectorAll("button")].filter((button) => getComputedStyle(button).display !== "none")
    : [...zone.querySelectorAll("[data-card]")];

/** One tab stop for the table, one for the hand, one for the actions: where the focus was last. */
export function keepOneStop(section) {
  for (const zone of section.querySelectorAll(".mk-table, [data-hand], [role=toolbar]")) {
    const stops = stopsIn(zone);
    const active = stops.find((stop) => stop === document.activeElement);
    const kept = active ?? stops.find((stop) => stop.tabIndex === 0 && stop.hasAttribute("tabindex")) ?? stops[0];
    for (const stop of stops) {
      const index = stop === kept ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  }
}
