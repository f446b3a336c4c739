/**
 * The failed tests of a run with the first lines of each error, so that the end of a long log says what broke.
 * Takes logs of vitest and, as files named `*.json`, reports of Playwright.
 */
import { readFileSync } from "node:fs";

const LINES_OF_ERROR = 12;
/** Colour codes, which runners put into messages whatever the terminal is. */
const COLOURS = /\u001b\[[0-9;]*m/g;

const firstLines = (text) => text.replace(COLOURS, "").split("\n").slice(0, LINES_OF_ERROR).join("\n");

function* failedSpecs(suite) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status !== "unexpected") continue;
      const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message));
      yield `${test.projectName}: ${spec.file}:${spec.line} ${spec.title}\n${firstLines(errors.join("\n"))}`;
    }
  }
  for (const inner of suite.suites ?? []) yield* failedSpecs(inner);
}

/** Vitest repeats each failure at its end, under a line " FAIL  file > title". */
function failedInLog(log) {
  const blocks = log
    .replace(COLOURS, "")
    .split(/^(?= FAIL  )/m)
    .slice(1);
  return blocks.map(firstLines);
}

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, "utf8");
  const failures = file.endsWith(".json") ? [...failedSpecs(JSON.parse(text))] : failedInLog(text);
  for (const failure of failures) console.log(`${failure}\n`);
}
