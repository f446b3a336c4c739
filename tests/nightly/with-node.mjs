/** `with-node.mjs 24 COMMAND…` runs a command with the newest Node of a major version, from npm. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const [major, command, ...args] = process.argv.slice(2);
if (!major || !command) throw new Error("usage: node tests/nightly/with-node.mjs MAJOR COMMAND…");
const folder = mkdtempSync(join(tmpdir(), "node-"));

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  return status ?? 1;
}

try {
  const name = `node-${process.platform}-${process.arch}`;
  const installed = run("npm", ["install", "--prefix", folder, "--no-save", `${name}@${major}`]);
  if (installed !== 0) throw new Error(`${name}@${major} could not be installed.`);
  const PATH = [join(folder, "node_modules", name, "bin"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH };
  run("node", ["--version"], { env });
  process.exitCode = run("npm", ["run", "build"], { env }) || run(command, args, { env });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
