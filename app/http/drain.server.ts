import type { Server } from "node:http";

/** Milliseconds that running requests get after a signal. */
const DRAIN_MS = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new connection, lets running requests end, then closes what is behind them.
 */
export function drainOnSignals(server: Server, steps: { begin: () => void; end: () => unknown }): void {
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    steps.begin();
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    await Promise.race([closed, new Promise((done) => setTimeout(done, DRAIN_MS).unref())]);
    server.closeAllConnections();
    await steps.end();
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave());
  process.on("SIGINT", () => void leave());
}
