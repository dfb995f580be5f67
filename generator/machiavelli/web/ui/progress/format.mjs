// What a reader has solved and answered, and how it is written down: versioned, and read strictly, for whatever
// comes from storage, a file or a code may have been changed or cut on its way. Either all of it is read or nothing.

export const VERSION = 2;
/** Nobody's progress is longer, in characters. */
export const LONGEST = 200_000;

const ID = /^[A-Za-z0-9][\w./:-]{0,119}$/;
const KEY = /^[\w.~-]{1,64}$/;
const THEME = /^[a-z0-9-]{0,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 9_999;

/** Text that is no progress. `code` says why, `found` names the entry, where it is one. */
export class NotProgress extends Error {
  constructor(code, found = "") {
    super(`${code} ${found}`);
    this.name = "NotProgress";
    Object.assign(this, { code, found });
  }
}

/** Progress of somebody who begins: maps, so that no id means anything to the language. */
export const nothing = () => ({ puzzles: new Map(), questions: new Map(), themes: new Map() });

const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MOST;
const isDay = (value) => isText(DAY)(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
const isNumber = (least, most) => (value) => typeof value === "number" && value >= least && value <= most;
const isTimes = (value) => Array.isArray(value) && value.length <= 20 && value.every(isCount);
const isText = (pattern) => (value) => typeof value === "string" && pattern.test(value);

/**
 * What an entry holds, by its fields. Its `key` changes with the position asked about, not with the words.
 * A puzzle: the best time it was solved. A question: the first answer of the last day it was answered. A theme: how
 * well it is remembered, when it was practised and is due again, how often it was, and the last times in seconds.
 */
const SHAPES = {
  puzzles: { key: isText(KEY), moves: isCount, hints: isCount, day: isDay },
  questions: { key: isText(KEY), theme: isText(THEME), right: (value) => typeof value === "boolean", day: isDay },
  themes: {
    stability: isNumber(0.001, 1e6),
    difficulty: isNumber(1, 10),
    last: isDay,
    due: isDay,
    reviews: isCount,
    times: isTimes,
  },
};

/** Progress of each earlier version as one of the next. */
const NEXT = { 1: (parts) => ({ ...parts, themes: {} }) };

/** Whether an entry may be kept under an id. */
export const isEntry = (kind, id, entry) =>
  ID.test(id) && isObject(entry) && hasJust(entry, SHAPES[kind], (name, fits) => fits(entry[name]));

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const hasJust = (entry, shape, fits) =>
  Object.keys(entry).length === Object.keys(shape).length &&
  Object.entries(shape).every(([name, value]) => Object.hasOwn(entry, name) && fits(name, value));

/** Read progress in any format there has ever been. Throws NotProgress. */
export function read(text) {
  if (text.length > LONGEST) throw new NotProgress("too-long");
  const data = parsed(text);
  if (!isObject(data) || !Number.isInteger(data.version) || data.version < 1) throw new NotProgress("unreadable");
  if (data.version > VERSION) throw new NotProgress("newer");
  let { version, ...parts } = data;
  for (; version < VERSION; version += 1) parts = NEXT[version](parts);
  if (!hasJust(parts, SHAPES, (name) => isObject(parts[name]))) throw new NotProgress("unreadable");
  const progress = nothing();
  for (const kind of Object.keys(SHAPES)) {
    for (const [id, entry] of Object.entries(parts[kind])) {
      if (!isEntry(kind, id, entry)) throw new NotProgress("bad-entry", id.slice(0, 40));
      progress[kind].set(id, entry);
    }
  }
  return progress;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotProgress("unreadable");
  }
}

/** Write progress down, entries in the order of their ids: the same progress is the same text. */
export function write(progress) {
  const sorted = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
  const parts = Object.fromEntries(Object.keys(SHAPES).map((kind) => [kind, sorted(progress[kind])]));
  return JSON.stringify({ version: VERSION, ...parts });
}
