// An integer program in javascript-lp-solver: one integer variable for each distinct meld, one row for each card face.

import solver from "javascript-lp-solver";

export const name = "ILP in javascript-lp-solver 1.0.3";

/** The question, ready to be asked: a call that gives the most hand cards that can be played. */
export function prepare({ rules, melds }, { table, hand }) {
  const before = copies(table.flat());
  const pool = copies([...table.flat(), ...hand]);
  const stays = rules.failure.loose_cards === "never" ? [] : table.filter((meld) => meld.length === 1);
  const listed = melds.map((meld) => [meld, [...copies(meld)]]);
  return () => mostPlayed(rules, before, pool, stays.flat(), listed);
}

function copies(cards) {
  const counted = new Map();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return counted;
}

function mostPlayed(rules, before, pool, stays, melds) {
  const constraints = {};
  for (const [face, most] of pool) {
    const least = before.get(face) ?? 0;
    constraints[face] = least === most ? { equal: most } : { min: least, max: most };
  }
  const variables = {};
  for (const [meld, uses] of melds) {
    if (uses.every(([face, count]) => count <= (pool.get(face) ?? 0))) {
      variables[meld.join(" ")] = { ...Object.fromEntries(uses), cards: meld.length };
    }
  }
  for (const [face, count] of copies(stays)) {
    variables[face] = { [face]: 1, cards: 1, [`alone ${face}`]: 1 };
    constraints[`alone ${face}`] = { max: count };
  }
  const names = Object.keys(variables);
  if (names.length === 0) return 0;
  const ints = Object.fromEntries(names.map((each) => [each, 1]));
  const found = solver.Solve({ optimize: "cards", opType: "max", constraints, variables, ints });
  if (!found.feasible) throw new Error("no layout, where the table as it lies is one");
  const lying = [...before.values()].reduce((sum, count) => sum + count, 0);
  const played = Math.round(found.result) - lying;
  return played >= rules.turn.least_added ? played : 0;
}
