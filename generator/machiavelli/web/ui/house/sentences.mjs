// Which sentences a sheet of composed rules says: those of pages/rule_sentences.py that say something about them.

const hasJokers = ({ deal }) => [deal, ...Object.values(deal.packs_by_players)].some(({ jokers }) => jokers > 0);
const hasEqualCards = ({ deal }) => [deal, ...Object.values(deal.packs_by_players)].some(({ decks }) => decks > 1);
const hasHelpCards = ({ deal }) => deal.face_up > 0;

/** Under which rules a sentence has something to say; the others always have. */
const HOLDS = {
  "deal-packs-here": ({ deal }) => Object.keys(deal.packs_by_players).length > 0,
  "deal-passes": ({ deal }) => deal.deal_passes !== "none",
  "deal-fewer": ({ deal }) => deal.hand_floor !== null,
  "deal-fewer-here": ({ deal }) => Object.keys(deal.hand_by_players).length > 0,
  "deal-help": hasHelpCards,
  "deal-help-waits": hasHelpCards,
  "deal-match": ({ scoring }) => scoring.match === "dealer-rotations",
  "deal-target": ({ scoring }) => scoring.match === "target" && scoring.target === null,
  "melds-twins": hasEqualCards,
  "melds-ace-ends": ({ melds }) => melds.ace_low || melds.ace_high,
  "melds-joker": hasJokers,
  "melds-joker-table": hasJokers,
  "melds-joker-swap": hasJokers,
  "melds-joker-freed": hasJokers,
  "turn-first-only-draws": ({ turn }) => turn.first_only_draws,
  "turn-hold-back": ({ turn }) => turn.hold_back,
  "turn-spare": ({ melds }) => melds.group_max === melds.group_min + 1 && 2 * melds.run_min + 1 <= (melds.run_max ?? 13),
  "failure-replaces-draw": ({ failure }) => failure.replaces_draw,
  "failure-unfinished": ({ failure }) => failure.unfinished_meld,
  "failure-others": ({ failure }) => failure.others_restore,
  "end-points": ({ scoring }) => scoring.card_points !== null,
  "end-short": ({ end }) => end.short_penalty !== "none",
  "end-blocked": ({ end }) => end.empty_stock !== "ends-hand",
  "end-match": ({ scoring }) => scoring.match !== "target",
  "end-target": ({ scoring }) => scoring.match === "target",
};

/**
 * The sheet: of each section its title and its paragraphs, each with its sentences in words. `sections` are those of the
 * page: paragraphs of message ids, some of them lists of points.
 */
export function sheetOf(sections, rules, terms, saying) {
  return sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs
      .map(({ points, sentences }) => ({
        points,
        said: sentences.filter((id) => HOLDS[id]?.(rules) ?? true).map((id) => saying.say(id, terms)),
      }))
      .filter(({ said }) => said.length),
  }));
}
