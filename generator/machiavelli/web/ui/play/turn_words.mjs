// What was done in a turn, in sentences: who, and for cards laid, meld by meld, where they came from.

import { cardsBeyond, compareCards, countCards } from "../../engine/cards.mjs";
import { formatCards } from "../../engine/judging.mjs";
import { paragraph } from "../inline_cards.mjs";
import { spoken } from "../reading.mjs";

/** A sentence with the names of its cards, to be read aloud. */
export const aloud = (texts, sentence) => spoken(paragraph(texts, sentence));

/** The name of a seat: seat 0 is the reader's. */
export function seatName(texts, seat, players) {
  if (seat === 0) return texts.say("play-you");
  return players > 2 ? texts.say("play-opponent", { place: seat }) : texts.say("play-opponent-only");
}

/** The sentence of an action that led from a state to another, and the steps of what was laid. */
export function turnWords(texts, action, before, after) {
  const seat = before.to_play;
  const who = seatName(texts, seat, before.hands.length);
  const drawn = after.hands[seat].length - before.hands[seat].length;
  if (action.do === "lay") {
    const cards = cardsBeyond(countCards(after.table.flat()), countCards(before.table.flat()));
    const said = texts.say("play-did-lay", { who, n: cards.length, cards: formatCards(cards) });
    return { said, steps: stepsOf(texts, before.table, action.after) };
  }
  if (action.do === "draw" && drawn > 0) return { said: texts.say("play-did-draw", { who, n: drawn }), steps: [] };
  if (action.do === "fail") return { said: texts.say("play-did-fail", { who, n: drawn }), steps: [] };
  return { said: texts.say(action.do === "knock" ? "play-did-knock" : "play-did-pass", { who }), steps: [] };
}

/** How a table comes of another: a sentence for each meld that is new or has changed, those of the table alone last. */
export function stepsOf(texts, before, after) {
  const old = [...before];
  const changed = after.filter((meld) => !takeOut(old, (other) => isSame(other, meld)));
  const own = countCards(cardsBeyond(countCards(changed.flat()), countCards(old.flat())));
  const steps = changed.map((meld) => stepOf(texts, meld, old, own));
  return [...steps.filter(({ late }) => !late), ...steps.filter(({ late }) => late)].map(({ text }) => text);
}

function stepOf(texts, meld, old, own) {
  const grown = old.findIndex((other) => other.length < meld.length && within(other, meld));
  const base = grown < 0 ? [] : old[grown];
  const rest = cardsBeyond(countCards(meld), countCards(base));
  const mine = rest.filter((card) => takeOne(own, card));
  const values = { meld: formatCards(meld), cards: formatCards(mine) };
  if (mine.length === meld.length) return { text: texts.say("play-step-new", values) };
  if (mine.length === 0) return { text: texts.say("play-step-table", values), late: true };
  if (grown >= 0 && mine.length === rest.length) {
    old.splice(grown, 1);
    return { text: texts.say("play-step-add", { ...values, meld: formatCards(base) }) };
  }
  const from = cardsBeyond(countCards(meld), countCards(mine));
  return { text: texts.say("play-step-mixed", { ...values, table: formatCards(from) }) };
}

const named = (meld) => [...meld].sort(compareCards).join();
const isSame = (one, other) => named(one) === named(other);
const within = (part, whole) => cardsBeyond(countCards(part), countCards(whole)).length === 0;

function takeOut(list, fits) {
  const at = list.findIndex(fits);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function takeOne(counts, card) {
  const left = counts.get(card) ?? 0;
  counts.set(card, left - 1);
  return left > 0;
}
