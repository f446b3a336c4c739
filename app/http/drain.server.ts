import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that running requests get once no new ones are taken. */
const DRAIN_MS = 10_000;

/**
 * On SIGTERM or SIGINT: says that it leaves, goes on for a while so that whoever sends requests can notice, then
 * takes no new connection, lets running requests end, and closes what is behind them. A second signal ends the
 * while.
 * @param delayMs how long the while is.
 */
export function drainOnSignals(
  server: Server,
  steps: { begin: () => void; end: () => unknown },
  delayMs = 0,
): void {
  let hurry: AbortController | undefined;
  const leave = async () => {
    if (hurry) return hurry.abort();
    hurry = new AbortController();
    steps.begin();
    await wait(delayMs, undefined, { signal: hurry.signal }).catch(() => {});
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    await Promise.race([closed, wait(DRAIN_MS, undefined, { ref: false })]);
    server.closeAllConnections();
    await steps.end();
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave());
  process.on("SIGINT", () => void leave());
}
