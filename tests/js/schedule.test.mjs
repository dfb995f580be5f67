// The puzzle of each day in the browser: that of the Python model, day by day.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dateWords } from "../../generator/machiavelli/web/ui/dates.mjs";
import { dayOf, numberOf, puzzlesUntil } from "../../generator/machiavelli/web/ui/progress/schedule.mjs";
import { schedules, texts } from "./cases.mjs";

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

for (const [lang, { dates }] of Object.entries(texts)) {
  test(`a day reads in the browser as on the page: ${lang}`, () => {
    for (const [day, text] of dates.days) {
      assert.equal(dateWords(Date.parse(day), { day: "numeric", month: "long" }, dates.first, lang), text);
    }
  });
}

test("the first of a month is written as each language writes it", () => {
  const firsts = Object.fromEntries(Object.entries(texts).map(([lang, { dates }]) => [lang, dates.days[0][1]]));
  const meant = { es: "1 de diciembre", it: "1º dicembre", pt: "1 de dezembro", "pt-BR": "1º de dezembro" };
  assert.deepEqual(firsts, meant);
});
