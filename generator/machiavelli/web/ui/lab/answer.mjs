// What the search found, in words and cards.

import { formatCards } from "../../engine/judging.mjs";
import { layOut } from "../arrange.mjs";
import { paragraph } from "../inline_cards.mjs";
import { cardName } from "../meld_words.mjs";
import { Game } from "../state.mjs";

/** The title of an answer. */
export function foundTitle(texts, { can_go_out: all, max_played: n }) {
  if (n === 0) return texts.say("lab-none");
  return texts.say(all ? "lab-all" : "lab-most", { n });
}

/** What is read aloud with the title: the cards by name. */
export const foundSaid = (texts, { played }) =>
  played.length ? texts.say("lab-played", { cards: played.map((card) => cardName(texts, card)).join(", ") }) : "";

/** The cards that are played; then the figures of the play, and whether they are the least. */
export function foundWords(texts, { played, melds_broken: broken, cards_moved: moved, undecided }) {
  const words = [texts.say("lab-played", { cards: formatCards(played) }), texts.say("lab-figures", { broken, moved })];
  return undecided ? [...words, texts.say("lab-undecided")] : words;
}

/** The layout that plays most, with its figures. */
export function foundLayout(bench, view, solution) {
  const { texts } = view;
  const lines = foundWords(texts, solution).map((words) => paragraph(texts, words));
  return [...lines, paragraph(texts, texts.say("lab-layout"), "p", "mk-label"), row(bench, view, solution)];
}

/** The melds side by side; table cards that changed their meld are marked. */
function row(bench, view, { layout }) {
  const position = new URLSearchParams(bench.address).get("p");
  const game = new Game({ position, rules: bench.rules, claim: null, solution: layout });
  layOut(game, layout);
  const holder = document.createElement("div");
  holder.className = "mk-meta";
  const melds = game.verdicts().map((judged, at) => {
    const keys = game.now.melds[at].cards;
    return view.frame(judged, (place) => game.hasMoved(keys[place]));
  });
  holder.append(...melds);
  return holder;
}

/** What is said where a search ended without an answer; `known` is the title where it is known how many cards can go. */
export function unsolved(texts, code, sought, known) {
  if (known) return [known, [texts.say(code === "cancelled" ? "lab-cancelled" : "lab-no-how")]];
  if (code !== "timeout" && code !== "cancelled") return [texts.say("lab-fault-title"), [texts.say("lab-fault")]];
  const why = code === "timeout" && sought === "lab-seeking" ? "lab-unrated" : `lab-${code}`;
  return [texts.say("lab-undecided-title"), [texts.say(why)]];
}

/** How hard a position is, and how hard the one before, or that none was found. */
export function harderSaid(texts, before, found) {
  const rating = new Intl.NumberFormat(document.documentElement.lang);
  const words = ({ rating: points, level }) => `${texts.say(`level-${level}`)} (${rating.format(points)})`;
  if (before.rating === null) return [texts.say("lab-unrated")];
  if (!found) return [texts.say("lab-harder-none-text"), texts.say("lab-harder-this", { now: words(before) })];
  return [texts.say("lab-harder-ratings", { now: words(found.difficulty), before: words(before) })];
}
