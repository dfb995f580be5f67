// What the page of house rules makes of compositions: asked by tests/test_house.py, which compares it with the generator.

import { readFileSync } from "node:fs";

import { faultsOf } from "../../generator/machiavelli/web/engine/verification/check_variants.mjs";
import { addressOf, readRules } from "../../generator/machiavelli/web/ui/house/address.mjs";
import { mended } from "../../generator/machiavelli/web/ui/house/mending.mjs";
import { Saying } from "../../generator/machiavelli/web/ui/house/saying.mjs";
import { sheetOf } from "../../generator/machiavelli/web/ui/house/sentences.mjs";
import { termsOf } from "../../generator/machiavelli/web/ui/house/terms.mjs";
import { yamlOf } from "../../generator/machiavelli/web/ui/house/yaml.mjs";

const { pages, compositions, addresses, mendings } = JSON.parse(readFileSync(0, "utf8"));
const [{ specs, variants, reference, languages }] = Object.values(pages);

function said(lang, rules) {
  const { saying: data, sections } = pages[lang];
  const saying = new Saying(data);
  const terms = termsOf(rules, saying);
  const values = Object.keys(specs).map((key) => saying.say(`value-${key.replaceAll(/[._]/g, "-")}`, terms));
  return { values, sheet: sheetOf(sections, rules, terms, saying) };
}

const answers = compositions.map(({ from, rules, name }) => {
  const asked = { from, rules, name };
  const address = addressOf(asked, specs, variants);
  const again = readRules(address, specs, variants, reference);
  return {
    address,
    again: again.rules,
    refused: again.refused,
    faults: faultsOf(rules).map(({ id }) => id),
    yaml: yamlOf(asked, specs, variants, { languages, tagline: "Casa", unnamed: "Casa" }),
    said: Object.fromEntries(Object.keys(pages).map((lang) => [lang, said(lang, rules)])),
  };
});
const read = addresses.map((address) => {
  const { from, refused, rules } = readRules(address, specs, variants, reference);
  return { from, refused, plain: JSON.stringify(rules) === JSON.stringify(variants[from]) };
});
const mending = mendings.map(({ from, rules, kept }) => mended(rules, kept, variants[from], specs, variants));
console.log(JSON.stringify({ answers, read, mending }));
