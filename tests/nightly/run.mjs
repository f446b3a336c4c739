/**
 * `npm run nightly` runs the long harnesses one after the other, and notes in `passed.json` which state of their folders
 * each passed on. `-- NAME…` runs those alone; `-- --due` names the ones that `.ci/run` must run, because their command
 * or a folder of theirs is not as it was when they passed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { STEPS } from "./steps.mjs";

const NOTED = new URL("passed.json", import.meta.url);

const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * A digest of a step's command and the committed content of its folders; undefined for a step without folders, where
 * something is not committed, or without Git.
 */
function stateOf({ command, folders }) {
  if (!folders) return undefined;
  const changed = git("status", "--porcelain", "--", ...folders);
  const files = changed === "" ? git("ls-files", "--stage", "--", ...folders) : undefined;
  return files && createHash("sha256").update(`${command}\n${files}`).digest("hex").slice(0, 16);
}

const readNoted = () => JSON.parse(readFileSync(NOTED, "utf8"));

function note(name, state) {
  const noted = { ...readNoted(), [name]: state };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(NOTED, `${JSON.stringify(sorted, null, 2)}\n`);
}

function isDue(step) {
  const state = stateOf(step);
  return step.folders !== undefined && (state === undefined || readNoted()[step.name] !== state);
}

/** Runs a step with its output shown. @returns whether it passed. */
function passes(step) {
  const { name, command, folders } = step;
  console.log(`== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) return false;
  const state = stateOf(step);
  if (state) note(name, state);
  else if (folders)
    console.log(`${name} passed, but not all of what it guards is committed: nothing is noted.`);
  return true;
}

const asked = process.argv.slice(2);
if (asked[0] === "--due") {
  for (const step of STEPS.filter(isDue)) console.log(step.name);
} else {
  const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(", ")}: see tests/nightly/steps.mjs.`);
  const steps = STEPS.filter(({ name }) => asked.length === 0 || asked.includes(name));
  // Most steps open the built shop, some of them in a browser.
  const ready = spawnSync("node tests/support/prepare.mjs && node build.mjs --if-needed", {
    shell: true,
    stdio: "inherit",
  });
  if (ready.status !== 0) throw new Error("The shop could not be built, or the browser not be installed.");
  const failed = steps.filter((step) => !passes(step)).map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
  console.log(`${steps.length - failed.length} steps passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
