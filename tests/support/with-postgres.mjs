/**
 * `node tests/support/with-postgres.mjs [--pooler] COMMAND…` runs a command beside a PostgreSQL server of its own, made in
 * a temporary folder and deleted afterwards. TEST_DATABASE_URL names it; with `--pooler` TEST_POOLER_URL names a PgBouncer
 * in front of it, which gives each transaction another session. The exit code is the command's.
 */
import { spawn } from "node:child_process";
import { findPgbouncer, LIMITS, startPgbouncer } from "./pgbouncer.mjs";
import { ended, startPostgres } from "./postgres-server.mjs";
import { installPackage } from "./system.mjs";

/** @param {string} url */
async function startPooler(url) {
  if (!findPgbouncer() && !installPackage("pgbouncer"))
    throw new Error("No PgBouncer was found and none could be installed.");
  return startPgbouncer(url, "transaction", { limits: LIMITS });
}

async function main() {
  const pooled = process.argv[2] === "--pooler";
  const [command, ...args] = process.argv.slice(pooled ? 3 : 2);
  if (!command) throw new Error("usage: node tests/support/with-postgres.mjs [--pooler] COMMAND…");
  const server = await startPostgres();
  /** @type {Awaited<ReturnType<typeof startPooler>> | undefined} */
  let pooler;
  try {
    // Signals reach the command by the terminal's group; this process stays to clean up after it.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => {});
    if (pooled) pooler = await startPooler(server.url);
    const env = {
      ...process.env,
      TEST_DATABASE_URL: server.url,
      ...(pooler && { TEST_POOLER_URL: pooler.url }),
    };
    return await ended(spawn(command, args, { stdio: "inherit", env }));
  } finally {
    await pooler?.stop();
    await server.remove();
  }
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
