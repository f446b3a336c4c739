/**
 * `node tests/support/with-postgres.mjs COMMAND…` runs a command beside a PostgreSQL server of its own, made in
 * a temporary folder and deleted afterwards. TEST_DATABASE_URL names it; the exit code is the command's.
 */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installPackage, isRoot, subfolders } from "./system.mjs";

const folders = () => subfolders("/usr/lib/postgresql").map((version) => join(version, "bin"));
const find = () => ({
  initdb: findProgram(["initdb"], folders()),
  postgres: findProgram(["postgres"], folders()),
});

function programs() {
  const present = find();
  if (present.initdb && present.postgres) return present;
  installPackage("postgresql");
  return find();
}

/**
 * The server refuses to run as root, so root lends it the account of postgres or, failing that, nobody.
 * It is started under that account directly: a runuser in between would swallow the signal that stops it.
 */
function account() {
  if (!isRoot) return {};
  for (const name of ["postgres", "nobody"]) {
    const id = (/** @type {string} */ flag) => Number(spawnSync("id", [flag, name]).stdout?.toString());
    const [uid, gid] = [id("-u"), id("-g")];
    if (uid > 0) return { uid, gid };
  }
  return {};
}

/** A port that nobody listens on now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** @param {import("node:child_process").ChildProcess} child */
const ended = (child) =>
  new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** @param {string} text */
function give(text) {
  console.error(text);
  return 1;
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (!command) return give("usage: node tests/support/with-postgres.mjs COMMAND…");
  const { initdb, postgres } = programs();
  if (!initdb || !postgres) return give("No PostgreSQL was found and none could be installed.");
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), "kitroom-postgres-"));
  if (owner.uid && owner.gid) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  try {
    const made = spawnSync(
      initdb,
      ["-D", data, "-U", "kitroom", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      { ...owner, cwd: folder, encoding: "utf8" },
    );
    if (made.status !== 0) return give(`initdb failed: ${made.stderr}`);
    const port = await freePort();
    const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=150"];
    settings.push("listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`);
    const server = spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    const ready = new Promise((resolve) => {
      server.stderr.on("data", (bytes) => {
        log = (log + String(bytes)).slice(-20_000);
        if (log.includes("ready to accept connections")) resolve(true);
      });
      void ended(server).then(() => resolve(false));
    });
    if (!(await ready)) return give(`PostgreSQL did not start: ${log}`);
    // Signals reach the command by the terminal's group; this process stays to clean up after it.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => {});
    const env = { ...process.env, TEST_DATABASE_URL: `postgresql://kitroom@127.0.0.1:${port}/postgres` };
    const code = await ended(spawn(command, args, { stdio: "inherit", env }));
    const stopped = ended(server);
    // PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill("SIGINT");
    await stopped;
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

process.exitCode = await main();
