import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CallEvent } from "~/commerce/page-context.server";

/** Values of the commerce API, read at every scrape. */
export interface Figures {
  database?: { total: number; idle: number; waiting: number };
  jobs?: { job: string; waiting: number; oldestSeconds: number; failed: number }[];
}

export const registry = new Registry();

/** Memory, garbage collection, event loop lag. */
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });

const registers = [registry];

const pages = new Histogram({
  name: "kitroom_page_seconds",
  help: "Time to answer a page or a call from outside, by route pattern",
  labelNames: ["route", "method", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers,
});

const calls = new Histogram({
  name: "kitroom_call_seconds",
  help: "Time of a call of the storefront to the commerce API, repetitions included, by operation",
  labelNames: ["operation", "status"] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});

const faults = new Counter({
  name: "kitroom_call_faults_total",
  help: "Calls without a usable answer: late, unreachable, unreadable, or held back by the circuit breaker",
  labelNames: ["operation", "fault"] as const,
  registers,
});

const repetitions = new Counter({
  name: "kitroom_call_repetitions_total",
  help: "Attempts beyond the first",
  labelNames: ["operation"] as const,
  registers,
});

/** `unread`: turned away after too many attempts, before anybody looked how. */
const SIGN_IN_WAYS = ["password", "code", "passkey", "sso", "token", "unread"] as const;
const SIGN_IN_OUTCOMES = ["accepted", "refused", "limited", "busy"] as const;

const signIns = new Counter({
  name: "kitroom_sign_ins_total",
  help: "Sign-ins by outcome and by way: password, code, passkey, single sign-on, an application's own token",
  labelNames: ["way", "outcome"] as const,
  registers,
});
// A rate needs the value before the first one.
for (const way of SIGN_IN_WAYS) for (const outcome of SIGN_IN_OUTCOMES) signIns.inc({ way, outcome }, 0);

const circuit = new Gauge({
  name: "kitroom_circuit_state",
  help: "Circuit breaker in front of a remote API: 0 closed, 1 half open, 2 open",
  registers,
});

const CIRCUIT = { closed: 0, "half-open": 1, open: 2 } as const;
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

export function countPage(route: string, method: string, status: number, seconds: number): void {
  pages.observe({ route, method, status: classOf(status) }, seconds);
}

export function countCall({ operation, status, ms, attempts, fault, circuit: state }: CallEvent): void {
  calls.observe({ operation, status: classOf(status) }, ms / 1000);
  if (fault) faults.inc({ operation, fault });
  if (attempts > 1) repetitions.inc({ operation }, attempts - 1);
  if (state) circuit.set(CIRCUIT[state]);
}

export function countSignIn(
  way: (typeof SIGN_IN_WAYS)[number],
  outcome: (typeof SIGN_IN_OUTCOMES)[number],
): void {
  signIns.inc({ way, outcome });
}

/** Adds gauges whose values are read at each scrape. Values that are not available are left out. */
export function gaugeFigures(ask: () => Promise<Figures>): void {
  const gauge = (name: string, help: string, labelNames: string[], read: (figures: Figures) => Labelled[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        const figures = await once().catch((): Figures => ({}));
        for (const { value, ...labels } of read(figures)) this.set(labels as Record<string, string>, value);
      },
    });
  // One scrape reads the values once for all gauges.
  let asking: Promise<Figures> | undefined;
  const once = () => (asking ??= ask().finally(() => (asking = undefined)));
  gauge(
    "kitroom_database_connections",
    "Connections of the pool that are open and idle, and statements that wait for one",
    ["state"],
    ({ database }) => (database ? Object.entries(database).map(([state, value]) => ({ state, value })) : []),
  );
  gauge("kitroom_jobs_waiting", "Jobs that are due and not finished", ["job"], ({ jobs = [] }) =>
    jobs.map(({ job, waiting }) => ({ job, value: waiting })),
  );
  gauge("kitroom_job_lag_seconds", "Age of the oldest job that is due", ["job"], ({ jobs = [] }) =>
    jobs.map(({ job, oldestSeconds }) => ({ job, value: oldestSeconds })),
  );
  gauge("kitroom_jobs_failed", "Jobs that somebody must look at", ["job"], ({ jobs = [] }) =>
    jobs.map(({ job, failed }) => ({ job, value: failed })),
  );
}

type Labelled = { value: number } & Record<string, string | number>;
