// How two variants differ in one rule, in words. The twin of pages/told_apart.py.

const USUAL_PLAYERS = 4;
const NUMBER = /^\d+$/;

/** What the rule is here instead of there, in the variant called `name`; null for no difference. */
export function toldApart(texts, here, there, name) {
  if (here === there) return null;
  const both = NUMBER.test(here) && NUMBER.test(there);
  return texts.say(both ? "compare-instead" : "compare-differs", { here, there, name });
}

/**
 * The same of the stocks, by numbers of players: that of the usual number, or of the nearest for which they differ; null
 * where they differ for none that both have.
 */
export function stocksToldApart(texts, here, there) {
  const off = (players) => Math.abs(players - USUAL_PLAYERS);
  const differing = Object.keys(here).filter((players) => players in there && here[players] !== there[players]);
  const [players] = differing.sort((one, other) => off(one) - off(other) || one - other);
  return players ? texts.say("compare-stock-instead", { players, here: here[players], there: there[players] }) : null;
}
