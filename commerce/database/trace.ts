import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** The statements of one unit of work, such as the calls of a page. */
export interface Trace {
  statements: number;
  /** Filled if the caller passes a list. */
  log?: string[];
  /** The id of the page or call, for the log of slow statements. */
  correlationId?: string;
}

/** The current unit of work. `npm run bench` and a budget test read its counts. */
export const statementCount = new AsyncLocalStorage<Trace>();

/** Drizzle calls this before it sends a statement. */
export const statementLogger = {
  logQuery(query: string) {
    const trace = statementCount.getStore();
    if (!trace) return;
    trace.statements += 1;
    trace.log?.push(query);
  },
};

/** A slow statement; its time includes waiting for a connection. Its values are never reported. */
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
 * Times every statement of a pool. The unit of work is captured when the statement is queued, because the
 * pool may send it later in another context. The id is not sent to the database: as a comment it would make
 * each statement text unique and prevent plan reuse, and setting it on the session costs another statement.
 */
export function watchStatements(pool: pg.Pool, { overMs, tell }: SlowWatch): void {
  const timed =
    (query: Query): Query =>
    (...sent) => {
      // With a callback the caller is the pool, whose own caller is already timed.
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

/** The most characters of a statement in a log line. */
const MOST_TEXT = 1000;

const textOf = (config: unknown): string =>
  typeof config === "string" ? config : ((config as { text?: string } | undefined)?.text ?? "");
