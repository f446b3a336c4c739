import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** What one piece of work, such as the calls of a page, asks of the database. */
export interface Trace {
  statements: number;
  /** Kept where somebody gives a list. */
  log?: string[];
  /** Of the page or call; slow statements are logged with it. */
  correlationId?: string;
}

/** The work that statements are counted for. `npm run bench` and a budget test read it. */
export const statementCount = new AsyncLocalStorage<Trace>();

/** Drizzle tells each statement here before it is sent. */
export const statementLogger = {
  logQuery(query: string) {
    const trace = statementCount.getStore();
    if (!trace) return;
    trace.statements += 1;
    trace.log?.push(query);
  },
};

/** A statement that took long, waiting for a connection included. Its values are never told. */
export interface SlowStatement {
  ms: number;
  statement: string;
  correlationId?: string;
}

export interface SlowWatch {
  /** Milliseconds from which a statement counts as slow. */
  overMs: number;
  tell: (slow: SlowStatement) => void;
}

type Query = (...sent: unknown[]) => unknown;

/**
 * Times every statement of a pool. The work it belongs to is noted when the statement is handed over: the pool
 * may send it later, on behalf of whoever gave a connection back. The id is not sent along: as a comment it would
 * make each statement a new one and its plan useless, and to set it on the session costs a statement more.
 */
export function watchStatements(pool: pg.Pool, { overMs, tell }: SlowWatch): void {
  const timed =
    (query: Query): Query =>
    (...sent) => {
      // With a callback it is the pool that asks, and the pool's own caller is timed already.
      if (typeof sent.at(-1) === "function") return query(...sent);
      const started = performance.now();
      const trace = statementCount.getStore();
      const answer = query(...sent);
      const done = () => {
        const ms = performance.now() - started;
        if (ms < overMs) return;
        const statement = textOf(sent[0]).slice(0, MOST_TEXT);
        tell({ ms: Math.round(ms), statement, correlationId: trace?.correlationId });
      };
      if (answer instanceof Promise) answer.then(done, done);
      return answer;
    };
  const watch = (target: { query: unknown }) => {
    target.query = timed((target.query as Query).bind(target));
  };
  watch(pool);
  pool.on("connect", watch);
}

/** Characters of a statement that a log line holds. */
const MOST_TEXT = 1000;

const textOf = (config: unknown): string =>
  typeof config === "string" ? config : ((config as { text?: string } | undefined)?.text ?? "");
