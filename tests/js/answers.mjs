// Answers questions: JSON lines in, JSON lines out. The first line has the rules by name, each other one a question
// `{ call, rules, args }`. What is thrown without a code is a fault and ends it all.

import { createInterface } from "node:readline";

import { grade } from "../../generator/machiavelli/web/engine/grading/grade.mjs";
import * as asked from "../../generator/machiavelli/web/engine/index.mjs";

const engine = { ...asked, grade };
let rules = null;
for await (const line of createInterface({ input: process.stdin })) {
  const data = JSON.parse(line);
  if (rules) console.log(JSON.stringify(answer(data)));
  else rules = data;
}

function answer(question) {
  try {
    return { result: engine[question.call](rules[question.rules], ...question.args) };
  } catch (error) {
    if (!error.code) throw error;
    return { error: error.code };
  }
}
