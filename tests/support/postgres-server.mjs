/** A PostgreSQL server of one's own, in a temporary folder, that can be stopped and started again. */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { memoryFolder } from "./memory-folder.mjs";
import { findProgram, installPackage, isRoot, subfolders } from "./system.mjs";

const folders = () => subfolders("/usr/lib/postgresql").map((version) => join(version, "bin"));
const find = () => ({
  initdb: findProgram(["initdb"], folders()),
  postgres: findProgram(["postgres"], folders()),
  pgBasebackup: findProgram(["pg_basebackup"], folders()),
});

/**
 * One of the programs that come with PostgreSQL, such as pg_dump; undefined where it is not.
 * @param {string} name
 */
export const programOf = (name) => findProgram([name], folders());

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

/**
 * A port that nobody listens on now.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/**
 * The exit code of a process; 127 when it could not be started.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
export const ended = (child) =>
  new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/**
 * Gives a folder to the server's account.
 * @param {string} folder
 */
export function ownByPostgres(folder) {
  const { uid, gid } = account();
  if (uid && gid) chownSync(folder, uid, gid);
}

/** A folder that the server's account may write. */
function makeFolder() {
  const owner = account();
  const folder = memoryFolder("kitroom-postgres-");
  ownByPostgres(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  /**
   * Runs one of PostgreSQL's programs to its end.
   * @param {string} program
   * @param {string[]} args
   */
  const runHere = (program, args) => {
    const done = spawnSync(program, args, { ...owner, cwd: folder, encoding: "utf8" });
    if (done.status === 0) return;
    remove();
    throw new Error(`${program} failed: ${done.stderr}`);
  };
  return { owner, folder, data: join(folder, "data"), runHere, remove };
}

/**
 * @typedef {object} PostgresServer
 * @property {string} url The address of its database `postgres`.
 * @property {() => Promise<void>} start Starts it again after a stop.
 * @property {(how?: "fast" | "immediate") => Promise<void>} stop fast: sends clients away; immediate: as a crash.
 * @property {() => Promise<void>} remove Stops it and deletes its folder.
 */

/** @typedef {{ keepsCommits?: boolean, countsStatements?: boolean }} ServerOptions */

/**
 * Makes and starts a server.
 * @param {ServerOptions} [options] keepsCommits: what was committed survives an immediate stop, as a real server
 *   promises; tests that never stop it do without and are faster. countsStatements: loads pg_stat_statements.
 * @returns {Promise<PostgresServer>}
 * @throws Error with a sentence when there is no PostgreSQL or it does not start.
 */
export async function startPostgres(options = {}) {
  const { initdb, postgres } = programs();
  if (!initdb || !postgres) throw new Error("No PostgreSQL was found and none could be installed.");
  const place = makeFolder();
  const made = ["-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  place.runHere(initdb, ["-D", place.data, "-U", "kitroom", ...made]);
  return startIn(place, postgres, options);
}

/**
 * Makes and starts a streaming replica of a server.
 * @param {PostgresServer} primary
 * @param {ServerOptions} [options] As of its primary.
 * @returns {Promise<PostgresServer>}
 */
export async function startReplica({ url }, options = {}) {
  const { pgBasebackup, postgres } = programs();
  if (!pgBasebackup || !postgres) throw new Error("No pg_basebackup was found.");
  const place = makeFolder();
  const { hostname, port } = new URL(url);
  const how = ["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"];
  place.runHere(pgBasebackup, ["-D", place.data, "-h", hostname, "-p", port, "-U", "kitroom", ...how]);
  return startIn(place, postgres, options);
}

/**
 * @param {ReturnType<typeof makeFolder>} place
 * @param {string} postgres
 * @param {ServerOptions} options
 * @returns {Promise<PostgresServer>}
 */
async function startIn(
  { owner, folder, data, remove: removeFolder },
  postgres,
  { keepsCommits = false, countsStatements = false },
) {
  const port = await freePort();
  // A machine does not lose power here, so nothing needs to reach the disk; processes do end.
  const settings = ["fsync=off", "full_page_writes=off", "max_connections=150"];
  settings.push(`synchronous_commit=${keepsCommits ? "on" : "off"}`);
  settings.push("listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`);
  if (countsStatements) settings.push("shared_preload_libraries=pg_stat_statements");
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let server;

  async function start() {
    const child = spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = child;
    let log = "";
    const ready = new Promise((resolve) => {
      child.stderr.on("data", (bytes) => {
        log = (log + String(bytes)).slice(-20_000);
        if (/ready to accept (read-only )?connections/.test(log)) resolve(true);
      });
      void ended(child).then(() => resolve(false));
    });
    if (!(await ready)) throw new Error(`PostgreSQL did not start: ${log}`);
  }

  async function stop(how = "fast") {
    if (!server) return;
    const stopped = ended(server);
    // Fast does not wait for clients, immediate does not even write what it holds.
    server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    server = undefined;
    await stopped;
  }

  async function remove() {
    await stop();
    removeFolder();
  }

  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `postgresql://kitroom@127.0.0.1:${port}/postgres`, start, stop, remove };
}
