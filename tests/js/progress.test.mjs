// Progress as it is written down, read again, put together and packed.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { isCode, packed, unpacked } from "../../generator/machiavelli/web/ui/progress/code.mjs";
import { today } from "../../generator/machiavelli/web/ui/progress/day.mjs";
import { LONGEST, NotProgress, VERSION, nothing, read, write } from "../../generator/machiavelli/web/ui/progress/format.mjs";
import { merged } from "../../generator/machiavelli/web/ui/progress/merge.mjs";

const FOLDER = new URL("../vectors/progress/", import.meta.url);
const NEWEST = readFileSync(new URL(`version-${VERSION}.json`, FOLDER), "utf8");
const ENTRY = { key: "1a2b3c4d", moves: 2, hints: 0, day: "2026-11-30" };

const refusal = (code, found) => (error) =>
  error instanceof NotProgress && error.code === code && (found === undefined || error.found === found);
const refused = (data, code, found) => {
  assert.throws(() => read(typeof data === "string" ? data : JSON.stringify(data)), refusal(code, found));
};
const withPuzzle = (id, entry) => ({ ...JSON.parse(NEWEST), puzzles: { [id]: entry } });

test("every format there has been is still read, and written as the newest", () => {
  const files = readdirSync(FOLDER);
  assert.equal(files.length, VERSION);
  for (const file of files) {
    const progress = read(readFileSync(new URL(file, FOLDER), "utf8"));
    assert.deepEqual(progress.puzzles.get("free-an-eight"), ENTRY);
    assert.deepEqual(JSON.parse(write(progress)).version, VERSION);
    assert.deepEqual(read(write(progress)), progress);
  }
  assert.deepEqual(JSON.parse(write(read(NEWEST))), JSON.parse(NEWEST));
});

test("what is no progress is refused, and told apart", () => {
  for (const text of ["", "{", "null", "[]", "3", '"MK1"', "{}", '{"version":1}', '{"version":"1"}', '{"version":0}']) {
    refused(text, "unreadable");
  }
  refused({ ...JSON.parse(NEWEST), version: VERSION + 1 }, "newer");
  refused({ ...JSON.parse(NEWEST), more: {} }, "unreadable");
  refused({ ...JSON.parse(NEWEST), puzzles: [] }, "unreadable");
  refused(" ".repeat(LONGEST + 1), "too-long");
});

test("one bad entry and nothing is read", () => {
  const wrong = [
    null, [], "x", 3, {}, { ...ENTRY, more: 1 },
    { ...ENTRY, key: "" }, { ...ENTRY, key: 7 }, { ...ENTRY, key: "<b>" },
    { ...ENTRY, moves: -1 }, { ...ENTRY, moves: 1.5 }, { ...ENTRY, moves: "2" }, { ...ENTRY, moves: 1e9 },
    { ...ENTRY, hints: null }, { ...ENTRY, day: "2026-02-30" }, { ...ENTRY, day: "30.11.2026" }, { ...ENTRY, day: 20787 },
  ];
  for (const entry of wrong) refused(withPuzzle("free-an-eight", entry), "bad-entry", "free-an-eight");
  for (const id of ["", "<img src=x>", "a b", "-a", "a".repeat(200)]) refused(withPuzzle(id, ENTRY), "bad-entry");
  refused(`{"version":${VERSION},"themes":{},"puzzles":{"__proto__":${JSON.stringify(ENTRY)}},"questions":{}}`, "bad-entry", "__proto__");
  assert.equal({}.moves, undefined);
});

test("a bad memory of a theme is refused", () => {
  const { themes, ...others } = JSON.parse(NEWEST);
  const memory = themes["end-steal"];
  const wrong = [
    { stability: 0 }, { stability: null }, { stability: "2" }, { difficulty: 11 }, { due: "soon" }, { last: 3 },
    { reviews: -1 }, { times: 3 }, { times: [1.5] }, { times: ["1"] }, { times: Array(30).fill(1) },
  ];
  for (const one of wrong) refused({ ...others, themes: { "end-steal": { ...memory, ...one } } }, "bad-entry", "end-steal");
  refused({ ...others }, "unreadable");
});

test("names that mean something to the language are ids like others", () => {
  for (const id of ["constructor", "toString", "hasOwnProperty"]) {
    const progress = read(JSON.stringify(withPuzzle(id, ENTRY)));
    assert.deepEqual([...progress.puzzles], [[id, ENTRY]]);
    assert.deepEqual(read(write(progress)), progress);
  }
});

/** Small numbers that always come the same. */
function* chance(seed) {
  for (let state = seed; ; ) yield (state = (state * 48271) % 2147483647);
}

function someProgress(numbers) {
  const some = (...values) => values[numbers.next().value % values.length];
  const day = () => some("2026-11-28", "2026-11-29", "2026-11-30");
  const both = { puzzles: new Map(), questions: new Map(), themes: new Map() };
  for (const id of ["a", "b", "c"]) {
    if (some(0, 1)) both.puzzles.set(id, { key: some("k", "l"), moves: some(1, 2), hints: some(0, 1), day: day() });
    if (some(0, 1)) both.questions.set(id, { key: some("k", "l"), theme: "melds", right: some(true, false), day: day() });
    const memory = { stability: some(1, 2), difficulty: 5, due: day(), reviews: some(1, 2), times: [] };
    if (some(0, 1)) both.themes.set(id, { ...memory, last: day() });
  }
  return both;
}

test("it makes no difference which is added to which, and adding twice changes nothing", () => {
  const numbers = chance(20);
  for (let round = 0; round < 2000; round += 1) {
    const [one, other] = [someProgress(numbers), someProgress(numbers)];
    const [before, both] = [write(one), write(merged(one, other))];
    assert.equal(both, write(merged(other, one)));
    assert.equal(both, write(merged(merged(one, other), other)));
    assert.equal(before, write(one));
  }
});

const puzzles = (...entries) => entries.map((entry) => ({ ...nothing(), puzzles: new Map([["a", { ...ENTRY, ...entry }]]) }));
const kept = (one, other) => merged(...puzzles(one, other)).puzzles.get("a");

test("of the same puzzle the better time stays, of another position the later", () => {
  assert.equal(kept({ hints: 1, moves: 1 }, { hints: 0, moves: 9 }).hints, 0);
  assert.equal(kept({ moves: 3 }, { moves: 2 }).moves, 2);
  assert.equal(kept({ key: "old", moves: 1, day: "2026-11-01" }, { key: "new", moves: 7 }).key, "new");
});

test("a code is short, and read whatever line breaks it got", async () => {
  const code = await packed(NEWEST);
  assert.match(code, /^MK1-[\w-]+$/);
  assert.ok(isCode(code) && !isCode(NEWEST));
  assert.equal(await unpacked(code), NEWEST);
  assert.equal(await unpacked(`  ${code.match(/.{1,20}/g).join("\r\n ")}\n`), NEWEST);
  assert.ok(code.length < NEWEST.length);
});

test("a code with any letter changed or cut is refused", async () => {
  const code = await packed(write(read(NEWEST)));
  for (let at = 0; at < code.length; at += 1) {
    const other = code[at] === "A" ? "B" : "A";
    for (const wrong of [code.slice(0, at) + other + code.slice(at + 1), code.slice(0, at)]) {
      // Ten letters of the beginning tell when and where it was packed; the last one has bits that nobody reads.
      const text = await unpacked(wrong).catch((error) => error);
      assert.ok(text === write(read(NEWEST)) || refusal("damaged")(text), `${at}: ${text}`);
    }
  }
  for (const wrong of [`${code}AAAA`, code.slice(4), "MK1-", "MK1-ñ", `MK1-${"A".repeat(100)}`]) {
    await assert.rejects(unpacked(wrong), refusal("damaged"));
  }
});

test("a code that would fill the memory is refused", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000)).toString("base64url");
  await assert.rejects(unpacked(`MK1-${bomb}`), refusal("too-long"));
});

test("the day is that of the reader's calendar", () => {
  assert.equal(today(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(today(new Date(2026, 0, 6, 0, 0)), "2026-01-06");
});
