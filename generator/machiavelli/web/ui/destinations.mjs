// "Move to…": all destinations of the chosen cards in one list, each with what would become of it. Loaded when it is
// first asked for.

import { ICONS } from "./cards.mjs";
import { meldState, meldTitle, verdictWords } from "./meld_words.mjs";
import { HAND, NEW } from "./state.mjs";

/** Open the list for the chosen cards; where none are chosen, for the card that has the focus. */
export function move(board) {
  const card = document.activeElement?.closest("button[data-card]");
  if (board.chosen.length === 0 && card && board.contains(card)) board.choose([board.view.keyOf(card)]);
  const keys = board.chosen;
  if (keys.length === 0) return board.announce(board.texts.say("said-choose-first"));
  const menu = document.createElement("div");
  menu.className = "mk-menu";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", board.texts.say("act-move"));
  const items = destinations(board, keys).map((place) => itemFor(board, keys, place));
  menu.append(...items.map(({ item }) => item));
  listen(board, menu, items, keys);
  board.querySelector(".mk-dock").append(menu);
  return (menu.querySelector("[data-v=legal]") ?? menu.firstChild).focus();
}

function destinations({ game, view }, keys) {
  const elsewhere = view.places(game).filter((place) => keys.some((key) => game.placeOf(key) !== place));
  return elsewhere.filter((place) => place !== HAND || game.mayTakeBack(keys));
}

function itemFor(board, keys, place) {
  const { game, texts } = board;
  const item = document.createElement("button");
  item.type = "button";
  item.className = "mk-btn";
  item.setAttribute("role", "menuitem");
  item.tabIndex = -1;
  if (place === HAND) {
    item.textContent = texts.say("put-hand");
    return { item, place, key: "0" };
  }
  const verdict = game.outcome(keys, place);
  const number = game.now.melds.findIndex((meld) => meld.id === place) + 1;
  const values = { place: number, title: meldTitle(texts, verdict), verdict: verdictWords(texts, verdict) };
  item.dataset.v = meldState(verdict);
  const icon = board.querySelector("svg.mk-i").cloneNode(true);
  icon.firstElementChild.setAttribute("href", ICONS[item.dataset.v]);
  item.append(icon, texts.say(place === NEW ? "move-new" : "meld-label", values));
  return { item, place, key: place === NEW ? "n" : String(number) };
}

function listen(board, menu, items, keys) {
  const left = new AbortController();
  const close = () => {
    left.abort();
    menu.remove();
  };
  const take = ({ place }) => {
    close();
    board.put(place, keys);
  };
  const back = () => {
    close();
    board.view.cardOf(keys[0]).focus();
  };
  menu.addEventListener("click", (event) => {
    event.stopPropagation();
    const chosen = items.find(({ item }) => item.contains(event.target));
    if (chosen) take(chosen);
  });
  const steps = { ArrowDown: (at) => at + 1, ArrowUp: (at) => at - 1, Home: () => 0, End: () => -1 };
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") return close();
    event.stopPropagation(); // the keys of the board mean nothing here
    const at = items.findIndex(({ item }) => item === document.activeElement);
    const named = items.find(({ key }) => key === event.key.toLowerCase());
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === "Escape") back();
    else if (Object.hasOwn(steps, event.key)) items.at(steps[event.key](at) % items.length).item.focus();
    else if (named) take(named);
    else return undefined;
    return event.preventDefault();
  });
  const outside = (event) => !menu.contains(event.target) && close();
  document.addEventListener("pointerdown", outside, { signal: left.signal, capture: true });
}
