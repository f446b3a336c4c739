import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ended, freePort } from "./postgres-server.mjs";
import { findProgram, isRoot } from "./system.mjs";

/** PgBouncer, where it is installed by now. */
export const findPgbouncer = () => findProgram(["pgbouncer"], ["/usr/sbin", "/usr/bin"]);

/** It refuses to run as root. */
const account = isRoot ? Number(spawnSync("id", ["-u", "postgres"]).stdout.toString()) : undefined;

/** What the shop sets in sessions of its own, as docs/operations/database.md has it for a pooler that shares them. */
export const LIMITS =
  "set lock_timeout = '10s'; set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'; set jit = off";

/**
 * Starts a pooler in front of a server.
 * @param {string} serverUrl
 * @param {"session" | "transaction"} mode
 * @param {{ limits?: string }} [options] What each session of the server begins with.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} A URL of the same database through it, and how to stop
 *   it.
 */
export async function startPgbouncer(serverUrl, mode, { limits } = {}) {
  const { hostname, port: serverPort, username, pathname } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), "kitroom-pgbouncer-"));
  const port = await freePort();
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: join(folder, "users.txt"),
    pool_mode: mode,
    max_client_conn: 500,
    default_pool_size: 20,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const begins = limits ? ` connect_query='${limits.replaceAll("'", "''")}'` : "";
  writeFileSync(settings.auth_file, `"${username}" ""\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [`[databases]`, `* = host=${hostname} port=${serverPort}${begins}`, `[pgbouncer]`, ...lines, ""].join(
      "\n",
    ),
  );
  if (account !== undefined) {
    for (const path of [folder, settings.auth_file, join(folder, "pgbouncer.ini")])
      chownSync(path, account, -1);
  }
  const child = spawn(findPgbouncer() ?? "pgbouncer", [join(folder, "pgbouncer.ini")], {
    uid: account,
    stdio: "ignore",
  });
  const over = ended(child);
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const open = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (open) break;
    if (tries === 50) throw new Error("PgBouncer does not answer.");
    await wait(100);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
