// The values of rules as text, in addresses and fields. A value that cannot be read is undefined.
//
// What a rule can be stands in the page, by its key: `kind` choice with its `options`, or number, players, hands, packs
// or points with their bounds.

const DIGITS = /^(?:0|[1-9]\d{0,3})$/;
const EMPTY = "-";

const number = (text, { least, most }) => {
  const value = DIGITS.test(text) ? Number(text) : undefined;
  return value !== undefined && least <= value && value <= most ? value : undefined;
};

const orEmpty = (text, bounds) => (bounds.empty && text === EMPTY ? null : number(text, bounds));

/** Entries for single numbers of players, as in `6:13,7:11`; in any order, none twice. */
function entries(text, players, read) {
  const found = {};
  for (const entry of text === EMPTY ? [] : text.split(",")) {
    const [seats, own, ...more] = entry.split(":");
    const [at, value] = [number(seats, players), own === undefined ? undefined : read(own)];
    if (at === undefined || value === undefined || more.length || Object.hasOwn(found, at)) return undefined;
    found[at] = value;
  }
  return found;
}

const written = (own, write) => Object.entries(own).map(([seats, value]) => `${seats}:${write(value)}`).join(",") || EMPTY;

const POINTS = ["ace", "ten", "figure", "joker", "low"];

/** Two numbers with a sign between them, as in `2+1`. */
function pack(text, spec) {
  const [decks, jokers, ...more] = text.split("+");
  const found = { decks: number(decks, spec.decks), jokers: jokers === undefined ? undefined : number(jokers, spec.jokers) };
  return more.length || found.decks === undefined || found.jokers === undefined ? undefined : found;
}

function players(text, spec) {
  const found = /^(\d+)-(\d+)(\+?)$/.exec(text);
  if (!found) return undefined;
  const [least, most] = [number(found[1], spec), number(found[2], spec)];
  return least === undefined || most === undefined ? undefined : { least, most, more_allowed: found[3] === "+" };
}

function points(text, spec) {
  if (text === EMPTY) return null;
  const parts = text.split(".");
  const worth = parts.map((part, at) => orEmpty(part, { ...spec, empty: at === POINTS.length - 1 }));
  if (parts.length !== POINTS.length || worth.includes(undefined)) return undefined;
  return Object.fromEntries(POINTS.map((name, at) => [name, worth[at]]));
}

const KINDS = {
  choice: { read: (text, { options }) => options.find((option) => String(option) === text), write: String },
  number: { read: orEmpty, write: (value) => (value === null ? EMPTY : String(value)) },
  players: { read: players, write: ({ least, most, more_allowed: more }) => `${least}-${most}${more ? "+" : ""}` },
  hands: { read: (text, spec) => entries(text, spec.players, (hand) => number(hand, spec)), write: (own) => written(own, String) },
  packs: {
    read: (text, spec) => entries(text, spec.players, (own) => pack(own, spec)),
    write: (own) => written(own, ({ decks, jokers }) => `${decks}+${jokers}`),
  },
  points: {
    read: points,
    write: (worth) => (worth === null ? EMPTY : POINTS.map((name) => worth[name] ?? EMPTY).join(".")),
  },
};

/** The value that a text writes; undefined where it writes none that the rule can be. */
export const readValue = (spec, text) => KINDS[spec.kind].read(text, spec);

export const writeValue = (spec, value) => KINDS[spec.kind].write(value);

export const valueOf = (rules, key) => key.split(".").reduce((part, name) => part[name], rules);

/** The same rules with another value of one. */
export function withValue(rules, key, value) {
  const [section, name] = key.split(".");
  return { ...rules, [section]: { ...rules[section], [name]: value } };
}

/** The keys of the rules that are not the same. */
export const differing = (specs, rules, others) =>
  Object.keys(specs).filter((key) => {
    const write = (one) => writeValue(specs[key], valueOf(one, key));
    return write(rules) !== write(others);
  });
