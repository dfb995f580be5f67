// What a meld is called and what the engine says of it; the twin of pages/meld_words.py.

import { isJoker, rankOf, suitOf } from "../engine/judging.mjs";

export const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

export function cardName(texts, card, standsFor = null) {
  if (!isJoker(card)) return texts.cards[card];
  return standsFor ? texts.say("joker-as", { card: texts.cards[standsFor] }) : texts.say("joker");
}

/** The value of data-v: legal, loose, short or bad. */
export function meldState(verdict, mayLieAlone) {
  if (verdict.legal) return "legal";
  if (mayLieAlone) return "loose";
  return verdict.reason === "too-short" ? "short" : "bad";
}

/** A name from what the cards share. */
export function meldTitle(texts, verdict) {
  const { cards } = verdict;
  if (cards.length === 1) return capitalised(cardName(texts, cards[0]));
  const naturals = cards.filter((card) => !isJoker(card));
  const [first] = naturals;
  const names = first && { ranks: texts.ranks[first.slice(0, -1)], suit: texts.suits[suitOf(first)] };
  if (verdict.kind) return texts.say(`meld-${verdict.kind}`, names);
  if (new Set(naturals.map(rankOf)).size === 1) return texts.say("meld-ranks", names);
  if (new Set(naturals.map(suitOf)).size === 1) return texts.say("meld-suit", names);
  return texts.say("meld-mixed");
}

/** The verdict in a few words. */
export function verdictWords(texts, verdict, mayLieAlone = false) {
  if (verdict.legal) return texts.say("verdict-legal", { n: verdict.cards.length });
  if (mayLieAlone) return texts.say("verdict-loose");
  if (verdict.reason === "too-short") {
    const have = verdict.cards.length;
    return texts.say("verdict-too-short", { have, need: have + verdict.lacking });
  }
  const n = verdict.missing.length;
  return texts.say(`verdict-${verdict.reason}`, { n, card: n ? texts.the[verdict.missing[0]] : "" });
}
