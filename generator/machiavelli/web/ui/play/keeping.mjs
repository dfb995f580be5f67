// Which game is meant: by the address, or by what this browser keeps of the last one. Both may hold anything at all.

import { STRENGTHS } from "./players.mjs";

const PLACE = "machiavelli.play";
const SEED = /^[0-9a-z]{1,12}$/;
const MOST_TURNS = 5000;
const LONGEST_TURN = 2000;

export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

/** How many opponents the reader may have under some rules. */
export const opponentsFor = ({ deal: { players } }) =>
  [1, 2, 3].filter((count) => count + 1 >= players.least && (players.more_allowed || count + 1 <= players.most));

/** A game as it is asked for, `{ variant, strength, players, seed }`; null where there is no such game. */
export function asked(variants, { variant, strength, players, seed }) {
  if (typeof variant !== "string" || !Object.hasOwn(variants, variant)) return null;
  if (typeof seed !== "string" || !SEED.test(seed)) return null;
  if (!Object.hasOwn(STRENGTHS, strength) || !opponentsFor(variants[variant]).includes(players - 1)) return null;
  return { variant, strength: Number(strength), players: Number(players), seed };
}

/** The game of an address; null where it names none. */
export function fromAddress(variants, search) {
  const found = new URLSearchParams(search);
  const [variant, strength, seed] = ["v", "l", "s"].map((name) => found.get(name));
  return asked(variants, { variant, strength, seed, players: Number(found.get("o") ?? 1) + 1 });
}

export const addressOf = ({ variant, strength, players, seed }) =>
  `?${new URLSearchParams({ v: variant, l: strength, o: players - 1, s: seed })}`;

/** The game kept here with the `lines` of its turns; null where there is none that can be read. */
export function kept(variants) {
  try {
    const { lines, ...given } = JSON.parse(localStorage.getItem(PLACE));
    const game = asked(variants, given);
    const fits = Array.isArray(lines) && lines.length <= MOST_TURNS;
    return game && fits ? { ...game, lines: lines.filter(isLine) } : null;
  } catch {
    return null;
  }
}

const isLine = (line) => typeof line === "string" && line.length <= LONGEST_TURN;

/** Keep a game with the lines of its turns. Whether that could be done. */
export function keepGame({ variant, strength, players, seed }, lines) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ variant, strength, players, seed, lines }));
    return true;
  } catch {
    return false;
  }
}
