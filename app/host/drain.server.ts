import type { Server } from "node:http";

/** Milliseconds that running requests get after the server stops accepting connections. */
const DRAIN_MS = 10_000;

/** Milliseconds that a turn of the event loop takes at most when no request is at work in it. */
const QUIET_TURN_MS = 1;

/** Milliseconds to wait for a quiet moment. */
const QUIET_WITHIN_MS = 2_000;

/**
 * Resolves right after a turn of the event loop in which next to nothing happened. Whoever connects waits in the
 * system's queue until the next turn, and is cut off if the port closes before it; a proxy never sends a write twice,
 * so its person would get an error. After a short turn that queue was emptied less than a millisecond ago.
 */
async function quietMoment(): Promise<void> {
  const until = performance.now() + QUIET_WITHIN_MS;
  for (;;) {
    const began = performance.now();
    await new Promise((done) => setImmediate(done));
    const now = performance.now();
    if (now - began < QUIET_TURN_MS || now > until) return;
  }
}

interface Steps {
  /** From now on `/readyz` reports that this process is shutting down. */
  begin: () => void;
  end: () => unknown;
  /** Milliseconds in which it reports this and still accepts requests, so that a load balancer can notice. */
  delayMs: number;
}

/**
 * On SIGTERM: reports the shutdown, keeps serving for a while, then accepts no new connections, lets running
 * requests end, and closes the database. SIGINT (a person at a terminal) and a second signal skip the delay.
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
    await quietMoment();
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await Promise.race([closed, new Promise((done) => setTimeout(done, DRAIN_MS).unref())]);
    server.closeAllConnections();
    await end();
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave(delayMs));
  // Of a terminal that was closed, or a session that ended; nothing is read anew.
  process.on("SIGHUP", () => void leave(delayMs));
  process.on("SIGINT", () => void leave(0));
}
