// The puzzle of each day. The same rounds as in model/daily.py, counted in days from the first, which is day 1.

const DAY = 86_400_000;

const daysFrom = (first, day) => Math.round((Date.parse(day) - Date.parse(first)) / DAY);

/** The number of a day, as in 2026-11-30; before the first day there is only the first. */
export const numberOf = (day, joinings) => Math.max(1, daysFrom(joinings[0][0], day) + 1);

/** The day of a number, in milliseconds, by the calendar of Greenwich. */
export const dayOf = (number, joinings) => Date.parse(joinings[0][0]) + (number - 1) * DAY;

/** The puzzles of the days up to a number, by their ids; that of day 1 stands first. */
export function puzzlesUntil(number, joinings) {
  const puzzles = [];
  while (puzzles.length < number) {
    const begun = puzzles.length;
    for (const [day, ids] of joinings) if (daysFrom(joinings[0][0], day) <= begun) puzzles.push(...ids);
  }
  return puzzles.slice(0, number);
}
