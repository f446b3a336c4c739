/**
 * Reads the JSON reports of vitest and Playwright. `what-failed.mjs REPORT…` names the failed tests with the first
 * lines of each error, so that the end of a long log says what broke; `what-failed.mjs --count REPORT` prints how
 * many tests passed and how many failed.
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

/** A file that could not be read has a message and no tests. */
function* failedInFile({ name, status, message, assertionResults }) {
  if (status === "failed" && message) yield `${name}\n${firstLines(message)}`;
  for (const test of assertionResults) {
    if (test.status === "failed")
      yield `${name} ${test.fullName}\n${firstLines(test.failureMessages.join("\n"))}`;
  }
}

/** Playwright's reports have `stats`, vitest's do not. */
const failuresOf = (report) =>
  report.stats ? [...failedSpecs(report)] : report.testResults.flatMap((file) => [...failedInFile(file)]);

const countsOf = ({ stats, numPassedTests, numFailedTests }) =>
  stats ? [stats.expected + stats.flaky, stats.unexpected] : [numPassedTests, numFailedTests];

const asked = process.argv.slice(2);
const reports = asked
  .filter((name) => name !== "--count")
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
for (const report of reports) {
  if (asked[0] === "--count") console.log(...countsOf(report));
  else for (const failure of failuresOf(report)) console.log(`${failure}\n`);
}
