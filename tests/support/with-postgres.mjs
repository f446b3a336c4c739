/**
 * `node tests/support/with-postgres.mjs COMMAND…` runs a command beside a PostgreSQL server of its own, made in
 * a temporary folder and deleted afterwards. TEST_DATABASE_URL names it; the exit code is the command's.
 */
import { spawn } from "node:child_process";
import { ended, startPostgres } from "./postgres-server.mjs";

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new Error("usage: node tests/support/with-postgres.mjs COMMAND…");
  const server = await startPostgres();
  try {
    // Signals reach the command by the terminal's group; this process stays to clean up after it.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => {});
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    return await ended(spawn(command, args, { stdio: "inherit", env }));
  } finally {
    await server.remove();
  }
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
