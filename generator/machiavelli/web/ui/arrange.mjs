// Laying a table out as a solution says, with as many cards as possible staying where they lie.
// Loaded when a table is first laid out.

/** Lay the table of `game` out as `layout` says, card codes by meld. */
export function layOut(game, layout) {
  game.lay(arrange(layout, game.start, game.codes, () => game.newId()));
}

/** Melds with keys and ids. `newId` makes the id of a meld that is new. */
function arrange(layout, start, codes, newId) {
  const free = [...start.melds.flatMap((meld) => meld.cards), ...start.hand];
  const homes = new Map(start.melds.flatMap((meld) => meld.cards.map((key) => [key, meld])));
  const melds = layout.map((cards) => ({ cards: pick(cards, free, homes, codes) }));
  const pairs = melds.flatMap((meld) => start.melds.map((home) => ({ meld, home, shared: shared(meld, home) })));
  for (const { meld, home, shared: count } of pairs.sort((one, other) => other.shared - one.shared)) {
    if (count > 0 && meld.id === undefined && !melds.some((other) => other.id === home.id)) meld.id = home.id;
  }
  for (const meld of melds) meld.id ??= newId();
  return melds.sort((one, other) => one.id - other.id);
}

const shared = (meld, home) => meld.cards.filter((key) => home.cards.includes(key)).length;

/** For each code the free card whose old meld has most in common with the new one; table cards first. */
function pick(cards, free, homes, codes) {
  const inCommon = (key) => homes.get(key)?.cards.filter((other) => cards.includes(codes[other])).length ?? 0;
  return cards.map((code) => {
    const twins = free.filter((key) => codes[key] === code);
    const best = twins.reduce((one, other) => (inCommon(other) > inCommon(one) ? other : one));
    free.splice(free.indexOf(best), 1);
    return best;
  });
}
