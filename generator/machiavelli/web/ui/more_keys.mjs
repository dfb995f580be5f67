// Keys that are pressed now and then: cutting, joining, describing, going to what is open. Loaded with the first one.

import { cardName } from "./meld_words.mjs";
import { NEW } from "./state.mjs";
import { isOff } from "./settings.mjs";

const focusedKey = ({ view }) => view.keyOf(document.activeElement?.closest("button[data-card]"));

/** Cut a meld before the card that has the focus: it and those behind it make a new one. */
export function cut(board) {
  const key = focusedKey(board);
  const meld = board.game.now.melds.find(({ cards }) => cards.includes(key));
  const at = meld?.cards.indexOf(key) ?? 0;
  if (at < 1) return board.announce(board.texts.say("said-no-cut"));
  return board.put(NEW, meld.cards.slice(at));
}

/** Join the chosen cards, or else the meld or hand card that has the focus, with the nearest meld they fit. */
export function join(board) {
  const { game } = board;
  const key = focusedKey(board);
  const place = game.placeOf(board.chosen[0] ?? key);
  const own = game.now.melds.find(({ id }) => id === place);
  const keys = board.chosen.length ? board.chosen : (own?.cards ?? (key < 0 ? [] : [key]));
  const here = own ? game.now.melds.indexOf(own) : game.now.melds.length;
  const far = ({ id }) => Math.abs(game.now.melds.findIndex((meld) => meld.id === id) - here);
  const fitting = game.now.melds.filter(({ id }) => id !== place && game.outcome(keys, id).legal);
  const [nearest] = fitting.sort((one, other) => far(one) - far(other));
  if (!keys.length || !nearest) return board.announce(board.texts.say("said-no-join"));
  return board.put(nearest.id, [...keys]);
}

/** Say what lies where. */
export function describe({ announce, game, speech, texts }) {
  const names = (keys) => keys.map((key) => cardName(texts, game.codes[key])).join(", ");
  const melds = game.now.melds.map(({ cards }, at) => `${speech.meld(at)}: ${names(cards)}`);
  const hand = names(game.now.hand) || texts.say("board-count", { n: 0 });
  announce(...melds, `${texts.say("board-hand")}: ${hand}`);
}

/** Go to the next meld that is not in order, or to the one before. */
export function goToOpen(board, step) {
  const { announce, game, speech, view } = board;
  if (game.open.length === 0) return announce(speech.open());
  const here = view.places(game).indexOf(view.placeAt(document.activeElement));
  const next = step > 0 ? game.open.find((at) => at > here) : game.open.findLast((at) => at < here);
  const at = next ?? game.open.at(step > 0 ? 0 : -1);
  view.stopsIn(game.now.melds[at].id)[0].focus();
  return announce(speech.meld(at));
}

/** Send a card that was tapped twice to its only home, if it has just one. */
export function home(board, key) {
  const { game } = board;
  if (board.mode || isOff("twice")) return; // for real, no help
  const from = game.placeOf(key);
  const homes = game.now.melds.filter(({ id }) => id !== from && game.outcome([key], id).legal);
  if (homes.length === 1) board.put(homes[0].id, [key]);
}
