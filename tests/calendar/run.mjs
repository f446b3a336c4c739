/**
 * `npm run calendar`: five years in every zone of the demo, on servers in UTC and elsewhere, as many at once as there are
 * cores. `-- --zone Australia/Perth` takes one zone, `-- --server UTC` one of the server, `-- --database postgresql` that
 * database, `-- --few` the ten days that differ most, `-- --at-once 1` so many at once.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { ended } from "../support/postgres-server.mjs";
import { ZONES } from "./zones.mjs";

const { values } = parseArgs({
  options: {
    zone: { type: "string" },
    server: { type: "string" },
    database: { type: "string", default: "pglite" },
    few: { type: "boolean" },
    "at-once": { type: "string", default: String(availableParallelism()) },
  },
});
/** Where the server is: behind and ahead of every zone of the demo. */
const SERVERS = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"];

const lives = (values.server ? [values.server] : SERVERS).flatMap((server) =>
  (values.zone ? [values.zone] : ZONES).map((zone) => ({ zone, server })),
);

/** @param {{ zone: string, server: string }} life @returns whether everything held in it. */
async function live({ zone, server }) {
  const began = performance.now();
  const tests = ["vitest", "run", "tests/calendar", "--testTimeout", "36000000", "-t", zone];
  const [command, ...args] =
    values.database === "postgresql"
      ? ["node", "tests/support/with-postgres.mjs", "npx", ...tests]
      : ["npx", ...tests];
  const env = { ...process.env, TZ: server, CALENDAR: values.few ? "few" : "whole" };
  const child = spawn(/** @type {string} */ (command), args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const code = await ended(child);
  const minutes = Math.round((performance.now() - began) / 60_000);
  const words = `${zone}, the server in ${server}, on ${values.database} (${minutes} min)`;
  if (code !== 0) console.log(said);
  console.log(`${code === 0 ? "passed" : "failed"}  ${words}`);
  return code === 0;
}

let failed = 0;
/** Takes lives until none is left. */
async function work() {
  for (let next = lives.shift(); next; next = lives.shift()) if (!(await live(next))) failed += 1;
}
const all = lives.length;
await Promise.all(Array.from({ length: Number(values["at-once"]) }, work));
console.log(`${all - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
