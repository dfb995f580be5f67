// The door for node: measures what stands on standard input, and prints times and answers as JSON. Times are
// milliseconds of processor time, the compiler's and the collector's threads with it.

import { readFileSync } from "node:fs";

import { measure } from "./measure.mjs";

function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const results = measure(JSON.parse(readFileSync(0, "utf8")), processorTime);
process.stdout.write(JSON.stringify({ node: process.version, ...results }));
