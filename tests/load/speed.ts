import type { Server } from "./processes";
import type { Visitor } from "./visitor";

export interface Speed {
  pages: number;
  pagesPerSecond: number;
  cpuMsPerPage: number;
  /** Milliseconds that half of the answers, and all but one in a hundred, took at most. */
  p50: number;
  p99: number;
  rssMb: number;
}

/** The figure that a share of all figures does not exceed. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Visitors at once: enough to keep one process busy. */
const AT_ONCE = 4;
const WARM_UP = 20;
const MOST_PAGES = 2000;

/** Asks for one page over and over for a bounded time; the server's CPU time is read before and after. */
export async function load(
  server: Server,
  visitor: Visitor,
  path: string,
  seconds: number,
  atOnce = AT_ONCE,
): Promise<Speed> {
  const ask = async () => {
    const { status } = await visitor.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status} under load`);
  };
  for (let i = 0; i < WARM_UP; i++) await ask();
  const cpu = server.cpuMs();
  const started = performance.now();
  const until = started + seconds * 1000;
  let pages = 0;
  let rssMb = 0;
  const took: number[] = [];
  const visit = async () => {
    while (performance.now() < until && pages < MOST_PAGES) {
      pages += 1;
      const asked = performance.now();
      await ask();
      took.push(performance.now() - asked);
      if (pages % 50 === 0) rssMb = Math.max(rssMb, server.rssMb());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  const elapsed = (performance.now() - started) / 1000;
  return {
    pages,
    pagesPerSecond: pages / elapsed,
    cpuMsPerPage: (server.cpuMs() - cpu) / pages,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    rssMb: Math.max(rssMb, server.rssMb()),
  };
}
