/**
 * `npm run calendar`: five years in every zone of the demo, on servers in UTC and elsewhere. `-- --zone Australia/Perth`
 * takes one zone, `-- --server UTC` one of the server, `-- --few` the ten days that differ most.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { zone: { type: "string" }, server: { type: "string" }, few: { type: "boolean" } },
});
/** Where the server is: behind and ahead of every zone of the demo. */
const SERVERS = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"];
const args = [
  "vitest",
  "run",
  "tests/calendar",
  "--testTimeout",
  "7200000",
  ...(values.zone ? ["-t", values.zone] : []),
];
for (const TZ of values.server ? [values.server] : SERVERS) {
  console.log(`Calendar: the server is in ${TZ}`);
  const env = { ...process.env, TZ, CALENDAR: values.few ? "few" : "whole" };
  const { status } = spawnSync("npx", args, { stdio: "inherit", env });
  if (status !== 0) process.exitCode = 1;
}
