// How the cards of one rank that do not go into runs can be divided into groups.

import { ACE } from "../cards.mjs";
import { HIGH_ACE } from "../solver/counts.mjs";
import { eachOf } from "../solver/place_table.mjs";

const NO_CARDS = [0, 0, 0, 0];
const NOTHING_LOST = [[0, 0]];

/**
 * Lists the divisions of a place, remembering what it listed.
 *
 * A division: hand cards `lost`, loose cards of each suit left `alone`, and the `groups`, each [suits as a mask,
 * jokers]. Without `placing` groups take in only jokers that they or old groups need.
 */
export class Divided {
  #losses = new Map();
  #divided = new Map();

  constructor(sweep, old, placing) {
    Object.assign(this, { sweep, old, placing, shape: sweep.groupShape });
  }

  /**
   * The pairs [hand cards lost, jokers spent] with which the cards of the place, those `used` in runs aside, can be
   * divided into groups.
   */
  losses(place, used) {
    if (place === ACE || place > HIGH_ACE) return NOTHING_LOST;
    const key = packed(used) * 32 + place;
    let losses = this.#losses.get(key);
    if (losses === undefined) {
      const pairs = new Map();
      for (const { lost, groups } of this.listed(place, used)) {
        const spent = sumOf(groups.map(([, jokers]) => jokers));
        pairs.set(lost * 64 + spent, [lost, spent]);
      }
      losses = [...pairs.values()].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
      this.#losses.set(key, losses);
    }
    return losses;
  }

  /** All divisions with `used` cards of the rank in runs. */
  listed(place, used) {
    const key = packed(used) * 32 + place;
    let divided = this.#divided.get(key);
    if (divided === undefined) this.#divided.set(key, (divided = this.#divide(place, used)));
    return divided;
  }

  #divide(place, used) {
    const copies = NO_CARDS.map((_, suit) => this.sweep.counts.at(suit, place));
    const found = [];
    // An old group with jokers is whole only in a new one with as many.
    const asMany = this.placing || this.old.groups[place === HIGH_ACE ? ACE : place].some(({ jokers }) => jokers > 0);
    const ranges = copies.map(({ need, most }, suit) => [Math.max(0, need - used[suit]), most - used[suit]]);
    eachOf(ranges, (taken) => {
      const losses = taken.map((cards, suit) => this.sweep.losses(place, suit, used[suit] + cards));
      eachOf(losses, (ofHand) => {
        const lost = sumOf(ofHand);
        const alone = copies.map(({ most }, suit) => most - used[suit] - taken[suit] - ofHand[suit]);
        for (const masks of this.shape.divisions(taken)) {
          for (const groups of this.#withJokers(masks, asMany)) found.push({ lost, alone, groups });
        }
      });
    });
    return found;
  }

  /** The groups with the jokers that they need, or `asMany` as they can take as well. */
  #withJokers(masks, asMany) {
    const { shape } = this;
    const found = [];
    const ranges = masks.map((mask) => [shape.forced(mask), asMany ? shape.takes(mask) : shape.forced(mask)]);
    eachOf(ranges, (spent) => {
      if (sumOf(spent) <= this.sweep.jokers) found.push(masks.map((mask, at) => [mask, spent[at]]));
    });
    return found;
  }
}

/** Four small numbers as one. */
export const packed = ([a, b, c, d]) => a | (b << 6) | (c << 12) | (d << 18);

export const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
