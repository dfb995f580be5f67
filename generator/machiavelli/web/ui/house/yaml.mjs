// Composed rules as the file of a variant, for whoever makes a site of their own (rules/README.md).

import { differing, valueOf } from "./values.mjs";

const LONGEST_ID = 40;

/** The id of a name: its plain letters and digits. Ids of variants that there are get another. */
export function idOf(name, variants) {
  const plain = name.normalize("NFD").replaceAll(/\p{Mn}/gu, "").toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^[^a-z]+|-+$/g, "");
  const id = words && !Object.hasOwn(variants, words) && words !== "index" ? words : `house-${words}`;
  return id.slice(0, LONGEST_ID).replace(/-+$/, "");
}

/**
 * The file; null where no rule is other than in the variant begun with. The name stands in every language, and so does
 * the line that tells the rules apart.
 */
export function yamlOf({ from, rules, name }, specs, variants, { languages, tagline, unnamed }) {
  const keys = differing(specs, rules, variants[from]);
  if (!keys.length) return null;
  const words = (text) => `{${languages.map((lang) => `${lang}: ${quoted(text)}`).join(", ")}}`;
  const lines = [
    "# yaml-language-server: $schema=../schemas/variant.schema.json",
    `id: ${idOf(name, variants)}`,
    `extends: ${from}`,
    `name: ${words(name.trim() || unnamed)}`,
    `tagline: ${words(tagline)}`,
    "rules:",
  ];
  let section = "";
  for (const key of keys) {
    const [own, parameter] = key.split(".");
    if (own !== section) lines.push(`  ${own}:`);
    section = own;
    lines.push(`    ${parameter}: {value: ${written(valueOf(rules, key))}, status: convention}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Double quotes, and nothing in them that cannot be seen. */
const quoted = (text) => JSON.stringify(text.replaceAll(/[\p{C}\p{Z}]+/gu, " "));

function written(value) {
  if (value === null || typeof value !== "object") return String(value);
  return `{${Object.entries(value).map(([key, inner]) => `${key}: ${written(inner)}`).join(", ")}}`;
}
