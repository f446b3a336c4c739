import type { Server } from "node:http";

/** Milliseconds that running requests get after the doors are closed. */
const DRAIN_MS = 10_000;

interface Steps {
  /** From here on `/readyz` says that this process leaves. */
  begin: () => void;
  end: () => unknown;
  /** Milliseconds in which it says so and still takes requests, so that a load balancer can hear it. */
  delayMs: number;
}

/**
 * On SIGTERM: says that it leaves, goes on serving for a while, then takes no new connection, lets running requests
 * end, and closes what is behind them. SIGINT comes from a person at a terminal, who need not wait; nor does
 * whoever sends a second signal.
 */
export function drainOnSignals(server: Server, { begin, end, delayMs }: Steps): void {
  let leaving = false;
  let hurry = () => {};
  const leave = async (patienceMs: number) => {
    if (leaving) return hurry();
    leaving = true;
    begin();
    await new Promise<void>((done) => {
      hurry = done;
      setTimeout(done, patienceMs);
    });
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await Promise.race([closed, new Promise((done) => setTimeout(done, DRAIN_MS).unref())]);
    server.closeAllConnections();
    await end();
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave(delayMs));
  process.on("SIGINT", () => void leave(0));
}
