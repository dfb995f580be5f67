// The rules as messages take them: the twin of rule_terms and sentence_terms in pages/rule_words.py.

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const KING = 13;

/** All values by name: numbers as they are, yes and no, codes, and "none" for what there is not. */
export function termsOf(rules, saying) {
  const terms = {};
  for (const section of Object.values(rules)) {
    for (const [name, value] of Object.entries(section)) {
      if (typeof value === "boolean") terms[name] = value ? "yes" : "no";
      else if (value === null) terms[name] = "none";
      else if (typeof value !== "object") terms[name] = value;
    }
  }
  return Object.assign(terms, players(rules.deal), packs(rules.deal, saying), hands(rules.deal, saying), points(rules.scoring),
    spans(rules), aceRuns(rules.melds), sentences(rules));
}

const players = ({ players: { least, most, more_allowed: more } }) => ({
  players_least: least,
  players_most: most,
  players_more: more ? "yes" : "no",
});

const allPacks = (deal) => [deal, ...Object.values(deal.packs_by_players)];
const cardsIn = ({ decks, jokers }) => decks * 52 + jokers;

function packs(deal, saying) {
  const own = Object.entries(deal.packs_by_players).map(([number, { decks, jokers }]) =>
    saying.say("packs-for-players", { players: number, decks, jokers }),
  );
  return { packs_by_players: own.join("; ") || "none", jokers_most: Math.max(...allPacks(deal).map((one) => one.jokers)) };
}

function hands(deal, saying) {
  const own = Object.entries(deal.hand_by_players);
  const said = own.map(([number, cards]) => saying.say("hand-for-players", { players: number, cards: String(cards) }));
  const beyond = deal.hand_floor !== null && Math.min(...own.map(([number]) => Number(number))) > deal.players.most;
  return {
    hand_by_players: said.length ? listed(said, saying) : "none",
    hands_beyond: own.length && beyond ? "yes" : "no",
  };
}

/** Things in a row, the last joined by a word. */
export function listed(items, saying) {
  const most = items.slice(0, -1);
  return most.length ? saying.say("list-and", { most: most.join(", "), last: items.at(-1) }) : items[0];
}

function points({ card_points: worth }) {
  const names = ["ace", "ten", "figure", "joker", "low"];
  return Object.fromEntries(names.map((name) => [`${name}_points`, worth?.[name] ?? "none"]));
}

/** How far apart two limits lie. */
function spans({ deal, melds }) {
  const oneSize = melds.group_max === melds.group_min && melds.run_max === melds.run_min;
  return {
    players_span: deal.players.most - deal.players.least,
    group_span: melds.group_max - melds.group_min,
    run_span: melds.run_max === null ? "none" : melds.run_max - melds.run_min,
    melds_grow: oneSize ? "no" : "yes",
  };
}

/** The ace at either end of a run, and inside one. */
function aceRuns(melds) {
  const cards = Math.min(Math.max(3, melds.run_min), melds.run_max ?? KING);
  const between = Math.max(3, cards);
  return {
    ace_first: RANKS.slice(0, cards).join(" "),
    ace_last: [...RANKS.slice(1 - cards), "A"].join(" "),
    ace_between: [...RANKS.slice(2 - between), "A", "2"].join(" "),
  };
}

const sentences = ({ deal, melds }) => ({
  pack: cardsIn(deal),
  run_end: melds.run_min + 1,
  run_middle: 2 * melds.run_min + 1,
  group_spare: melds.group_min + 1,
});
