// The puzzle of each day in the browser: that of the Python model, day by day.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dayOf, numberOf, puzzlesUntil } from "../../generator/machiavelli/web/ui/progress/schedule.mjs";
import { schedules } from "./cases.mjs";

test("every day has the puzzle that the model gives it", () => {
  assert.ok(schedules.length > 20);
  for (const { joinings, days } of schedules) {
    const ids = puzzlesUntil(days.length, joinings);
    days.forEach(([day, id], at) => {
      assert.equal(numberOf(day, joinings), at + 1);
      assert.equal(new Date(dayOf(at + 1, joinings)).toJSON().slice(0, 10), day);
      assert.equal(ids[at], id);
      assert.equal(puzzlesUntil(at + 1, joinings)[at], id);
    });
  }
});

test("before the first day there is the first", () => {
  const [{ joinings }] = schedules;
  assert.equal(numberOf("2020-01-01", joinings), 1);
});
