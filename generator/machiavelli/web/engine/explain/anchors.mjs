// Which old melds keep their place: so that most gestures are saved, and with them most cards stay.

/** Old melds that touch each other, up to which every pairing is tried; beyond, the largest blocks first. */
const SIZE = 12;

/**
 * The final meld that grows on the place of each old one. `pairs`: an old meld, a final one `at` its place, and what that
 * would save: gestures, and cards that stay.
 */
export function anchors(pairs) {
  const found = new Map();
  for (const part of partsOf(pairs)) {
    const chosen = new Set(part.map(({ old }) => old)).size <= SIZE ? best(part) : largestFirst(part);
    for (const [old, at] of chosen) found.set(old, at);
  }
  return found;
}

/** The pairs, divided into parts that have no meld in common. */
function partsOf(pairs) {
  let parts = [];
  for (const pair of pairs) {
    const touching = parts.filter((part) => part.some(({ old, at }) => pair.old === old || pair.at === at));
    parts = [...parts.filter((part) => !touching.includes(part)), [pair, ...touching.flat()]];
  }
  return parts;
}

const isMore = ([gestures, cards], [others, size]) => gestures > others || (gestures === others && cards > size);

/** Old melds one by one; of all choices that use the same final melds only the best goes on. */
function best(pairs) {
  const homes = new Map();
  for (const pair of [...pairs].sort((one, other) => one.old - other.old || one.at - other.at)) {
    homes.set(pair.old, [...(homes.get(pair.old) ?? []), pair]);
  }
  let reached = new Map([[0n, { worth: [0, 0], chosen: [] }]]);
  for (const [old, places] of homes) {
    const before = [...reached];
    reached = new Map(reached);
    for (const [used, { worth, chosen }] of before) {
      for (const { at, saved } of places) {
        const place = 1n << BigInt(at);
        if (used & place) continue;
        const more = [worth[0] + saved[0], worth[1] + saved[1]];
        const known = reached.get(used | place);
        if (!known || isMore(more, known.worth)) reached.set(used | place, { worth: more, chosen: [...chosen, [old, at]] });
      }
    }
  }
  return [...reached.values()].reduce((most, one) => (isMore(one.worth, most.worth) ? one : most)).chosen;
}

function largestFirst(pairs) {
  const chosen = new Map();
  const largest = (one, other) =>
    other.saved[0] - one.saved[0] || other.saved[1] - one.saved[1] || one.old - other.old || one.at - other.at;
  for (const { old, at } of [...pairs].sort(largest)) {
    if (!chosen.has(old) && ![...chosen.values()].includes(at)) chosen.set(old, at);
  }
  return chosen;
}
