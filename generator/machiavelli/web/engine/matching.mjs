// Giving each of some things one of those that it may have.

/**
 * The first thing for which nothing is left, however the things before it choose; -1 if all have one. `choices` are
 * what each thing may have, `room` is a map: how many things may have the same.
 */
export function leftWithout(choices, room) {
  const given = new Map();
  const find = (thing, asked) => {
    for (const choice of choices[thing]) {
      if (asked.has(choice)) continue;
      asked.add(choice);
      if (!given.has(choice)) given.set(choice, []);
      const holders = given.get(choice);
      if (holders.length < (room.get(choice) ?? 0)) {
        holders.push(thing);
        return true;
      }
      for (const [place, holder] of holders.entries()) {
        if (find(holder, asked)) {
          holders[place] = thing;
          return true;
        }
      }
    }
    return false;
  };
  return choices.findIndex((_, thing) => !find(thing, new Set()));
}
