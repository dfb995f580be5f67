// Playing for real: a failed Check puts the table back and costs penalty cards; or, from memory, the player puts the
// table back. Loaded when the one or the other is asked for.

import { formatCards, isJoker } from "../engine/judging.mjs";
import { EngineWorker } from "./engine_worker.mjs";
import { paragraph } from "./inline_cards.mjs";
import { cardName } from "./meld_words.mjs";

/** Play for real, or no longer. */
export const real = (board) => turn(board, "real");

/** Put the table back from memory, or no longer. */
export const memory = (board) => turn(board, "memory");

function turn(board, mode) {
  board.mode = board.mode === mode ? null : mode;
  for (const button of board.querySelectorAll("[data-act][aria-pressed]")) {
    button.setAttribute("aria-pressed", button.dataset.act === board.mode);
  }
  const { texts } = board;
  if (!board.mode) return board.announce(texts.say("real-practice"));
  return board.show({ kind: "mode", title: texts.say(`act-${mode}`), text: texts.say(`real-${mode}`) });
}

/** A Check that failed. `found` says why. */
export async function failed(board, found) {
  const { game, texts } = board;
  keepTried(board);
  if (board.mode === "memory") {
    board.rebuilding = { melds: game.start.melds, hand: game.start.hand, misplaced: 0 };
    const own = (cards) => cards.filter((key) => !game.start.hand.includes(key));
    const left = game.now.melds.map(({ id, cards }) => ({ id, cards: own(cards) }));
    game.begin(left.filter(({ cards }) => cards.length), game.start.hand);
    board.change();
    return board.show({ kind: "open", title: texts.say("memory-begin"), text: `${found.text} ${texts.say("memory-how")}` });
  }
  const drawn = penalty(board);
  for (const code of drawn) board.view.adopt(makeCard(board, code));
  game.deal(drawn);
  board.change();
  const cards = drawn.map((code) => cardName(texts, code)).join(", ");
  const title = texts.say("real-restored", { n: drawn.length, cards });
  return board.show({ kind: "open", title, text: `${found.text} ${await outlook(board)}` });
}

/** What can be played now. The claim is that of the new hand; where it cannot be found out, the old one. */
async function outlook({ data, game, texts }) {
  const table = game.start.melds.map(({ cards }) => game.codesOf(cards));
  const worker = new EngineWorker();
  try {
    const given = { table, hand: game.codesOf(game.start.hand) };
    const best = await worker.ask("solve", [data.rules, given]);
    game.claim = { solvable: best.can_go_out, played: best.max_played };
    game.solution = best.max_played ? best.layout : [];
    return texts.say(best.max_played ? "real-possible" : "real-impossible");
  } catch {
    return "";
  } finally {
    worker.end();
  }
}

/** Penalty cards from what is left of the pack: the same ones each time that the puzzle goes so. */
function penalty({ data, game }) {
  const { deal, failure } = data.rules;
  if (failure.penalty !== "always") return [];
  const left = pack(deal);
  for (const code of game.codes) if (left.includes(code)) left.splice(left.indexOf(code), 1);
  const chance = chanceFrom(`${data.position} ${game.codes.length}`);
  const count = Math.min(failure.penalty_cards, left.length);
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0]);
}

/** Every card of the pack, the largest that the rules know. */
function pack(deal) {
  const packs = [deal, ...Object.values(deal.packs_by_players)].sort((one, other) => other.decks - one.decks);
  const [{ decks, jokers }] = packs;
  const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  const faces = ranks.flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
  return [...Array(decks).fill(faces).flat(), ...Array(jokers).fill("*")];
}

/** Numbers below a limit, always the same for the same text (FNV-1a, then xorshift). */
function chanceFrom(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** The element of a card, made after one that is there. */
function makeCard(board, code) {
  const card = board.querySelector("button[data-card]:not([data-card='*'])").cloneNode(true);
  card.className = "mk-card";
  card.dataset.card = code;
  card.setAttribute("aria-label", cardName(board.texts, code));
  card.querySelector("b").textContent = isJoker(code) ? "" : code.slice(0, -1);
  card.querySelector("use").setAttribute("href", `#mk-s-${isJoker(code) ? "J" : code.slice(-1)}`);
  return card;
}

/** What was tried stays to be read below the answer. */
function keepTried(board) {
  const { game, texts } = board;
  const { panel } = board;
  const list = panel.querySelector("ol") ?? document.createElement("ol");
  if (!list.isConnected) {
    list.className = "mk-tried";
    list.setAttribute("aria-label", texts.say("real-tried"));
    panel.querySelector(".mk-answer-text").after(list);
  }
  const melds = game.now.melds.map(({ cards }) => formatCards(game.codesOf(cards)));
  list.append(paragraph(texts, melds.join(" · "), "li"));
}

/** Check while the table is put back: how many cards lie where they did not. */
export function rebuilt(board) {
  const { game, rebuilding, texts } = board;
  const n = misplaced(game, rebuilding);
  rebuilding.misplaced += n;
  if (n > 0) return board.show({ kind: "open", title: texts.say("memory-misplaced", { n }), text: texts.say("memory-how") });
  board.rebuilding = null;
  game.begin(rebuilding.melds, rebuilding.hand);
  board.change();
  const text = texts.say("memory-total", { n: rebuilding.misplaced });
  return board.show({ kind: "legal", title: texts.say("memory-done"), text });
}

/** Cards that lie with others than they did: old melds and new ones are paired, those most alike first. */
function misplaced(game, { melds }) {
  const old = melds.map(({ cards }) => game.codesOf(cards));
  const now = game.now.melds.map(({ cards }) => game.codesOf(cards));
  const pairs = old.flatMap((one) => now.map((other) => ({ one, other, shared: shared(one, other) })));
  let right = 0;
  const taken = new Set();
  for (const { one, other, shared: count } of pairs.sort((a, b) => b.shared - a.shared)) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    right += count;
  }
  return now.flat().length - right;
}

function shared(one, other) {
  const left = [...other];
  return one.filter((code) => left.includes(code) && left.splice(left.indexOf(code), 1)).length;
}
