// The tables that all positions of a variant share, and when to begin new ones.

import { States } from "./moves.mjs";
import { PlaceTable } from "./place_table.mjs";
import { RunTable } from "./run_table.mjs";

const MOST_VARIANTS = 32;
const SHAPES = 2 ** 18; // keys of groups are less
const MOST_JOKERS = 1_024; // of which there are fewer
const known = new Map();

/**
 * The tables for these shapes (see PlaceTable), with the states that the sweep of one position after the other may
 * use: `{ places, states }`; new ones where the old have grown too large.
 */
export function tables(runs, groups, jokers, toTheCard) {
  const key = ((runs.key * SHAPES + groups.key) * MOST_JOKERS + jokers) * 2 + toTheCard;
  let found = known.get(key);
  if (!found || found.places.full) {
    if (known.size >= MOST_VARIANTS) known.clear();
    const places = new PlaceTable(new RunTable(runs), groups, jokers, toTheCard);
    found = { places, states: new States() };
    known.set(key, found);
  }
  return found;
}
