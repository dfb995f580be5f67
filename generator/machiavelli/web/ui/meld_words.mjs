// What a meld is called and what the engine says of it; the twin of pages/meld_words.py.

import { isJoker, rankOf, suitOf } from "../engine/judging.mjs";

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

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
  const naturals = cards.filter((card) => !isJoker(card));
  if (cards.length === 1) return capitalised(cardName(texts, cards[0]));
  const ranks = naturals.length && texts.ranks[naturals[0].slice(0, -1)];
  const suit = naturals.length && texts.suits[suitOf(naturals[0])];
  if (verdict.kind === "group") return texts.say("meld-group", { ranks });
  if (verdict.kind === "run") return texts.say("meld-run", { suit });
  if (new Set(naturals.map(rankOf)).size === 1) return texts.say("meld-ranks", { ranks });
  if (new Set(naturals.map(suitOf)).size === 1) return texts.say("meld-suit", { suit });
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
