// What is practised next, in which suits, and how it went. Nothing here is by chance: the same progress on the same
// day asks for the same position.

import { AGAIN, EASY, GOOD, HARD, review } from "./fsrs.mjs";

/** So many solving times of a theme are remembered. */
const TIMES = 9;
/** From so many on, one is faster or slower than usual. */
const ENOUGH = 3;
/** No rules prefer a suit, so that a position with its suits exchanged is as hard as before, and has the same answer. */
const ORDERS = orders("SHDC").slice(1).sort((one, other) => unmoved(one) - unmoved(other));

/** How many suits stay what they are: the fewer, the more another position it seems. */
function unmoved(order) {
  return [...order].filter((suit, at) => suit === "SHDC"[at]).length;
}

function orders(letters) {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((one) => orders(letters.replace(one, "")).map((rest) => one + rest));
}

/** A position, or whatever is written with its cards, with suits exchanged: `order` has what S, H, D and C become. */
export const exchanged = (order, game) =>
  JSON.parse(JSON.stringify(game), (key, value) =>
    key === "position" || isCard(value) ? turned(order, value) : value,
  );

/** What is told of a puzzle, with suits exchanged: in its sentences, in the tables after its steps, and in its proofs. */
export function exchangedWords(order, told) {
  const signs = [..."SHDC"].map((suit, at) => ["♠♥♦♣"[at], "♠♥♦♣"["SHDC".indexOf(order[at])]]);
  const bySign = new Map(signs);
  const text = JSON.stringify({ ...told, tables: turned(order, told.tables) })
    .replace(/[♠♥♦♣]/g, (sign) => bySign.get(sign))
    .replace(/"(?:10|[2-9AJQK])[SHDC]"/g, (card) => turned(order, card));
  return JSON.parse(text);
}

const isCard = (value) => typeof value === "string" && /^(?:10|[2-9AJQK])[SHDC]$/.test(value);
const turned = (order, text) => text.replace(/[SHDC]/g, (suit) => order["SHDC".indexOf(suit)]);

/** The puzzle of a theme to be practised the `count`th time, from 0, and the order of its suits. */
export function twin(puzzles, count) {
  return { id: puzzles[count % puzzles.length], order: ORDERS[Math.floor(count / puzzles.length) % ORDERS.length] };
}

/** Themes in the order in which they are practised: those due, longest first; new ones; then those to come. */
export function inTurn(themes, known, today) {
  const due = (theme) => known.get(theme)?.due ?? today;
  const isNew = (theme) => !known.has(theme) && due(theme) <= today;
  const byDay = (one, other) => (due(one) < due(other) ? -1 : Number(due(one) > due(other)));
  const old = themes.filter((theme) => known.has(theme)).sort(byDay);
  const isDue = (theme) => due(theme) <= today;
  return [...old.filter(isDue), ...themes.filter(isNew), ...old.filter((theme) => !isDue(theme))];
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** How it went: null where it was given up; `seconds` beside the times before. */
export function grade(how, times = []) {
  if (how === null) return AGAIN;
  if (how.hints > 0 || how.moves > 1.5 * how.par) return HARD;
  return times.length >= ENOUGH && how.seconds < median(times) ? EASY : GOOD;
}

const DAY = 86_400_000;
const after = (day, days) => new Date(Date.parse(day) + days * DAY).toJSON().slice(0, 10);
const rounded = (value) => Math.round(value * 10_000) / 10_000;

/** What is known of a theme after it was practised, from what was known before, if anything. */
export function practised(before, how, today) {
  const days = before ? Math.max(0, Math.round((Date.parse(today) - Date.parse(before.last)) / DAY)) : 0;
  const { stability, difficulty, interval } = review(before ?? null, grade(how, before?.times), days);
  const times = [...(before?.times ?? []), ...(how ? [how.seconds] : [])].slice(-TIMES);
  return {
    stability: rounded(stability),
    difficulty: rounded(difficulty),
    last: today,
    due: after(today, interval),
    reviews: (before?.reviews ?? 0) + 1,
    times,
  };
}
