import type { RequestHandler } from "express";

/** Milliseconds that a probe may take, and milliseconds that its result is reused. */
const PATIENCE_MS = 2_000;
const BELIEVED_MS = 2_000;

export type Phase = "starting" | "open" | "leaving";

interface Outcome {
  ready: boolean;
  why?: string;
}

/**
 * Whether this process should receive traffic. It should not while it starts or shuts down, or while the
 * database or the remote API does not answer a cheap request in time.
 */
export class Readiness {
  phase: Phase = "starting";
  private probe: () => Promise<unknown> = async () => {};
  private last: { at: number; outcome: Promise<Outcome> } | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Startup is done; from now on the probe decides. */
  open(probe: () => Promise<unknown>): void {
    this.probe = probe;
    this.phase = "open";
  }

  async outcome(): Promise<Outcome> {
    if (this.phase !== "open") return { ready: false, why: this.phase };
    const { now, last } = this;
    if (last && now() - last.at < BELIEVED_MS) return last.outcome;
    const outcome = this.ask();
    this.last = { at: now(), outcome };
    return outcome;
  }

  private async ask(): Promise<Outcome> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ ready: false, why: "no answer in time" }), PATIENCE_MS);
    });
    const asked = this.probe().then(
      (): Outcome => ({ ready: true }),
      (error: unknown): Outcome => ({ ready: false, why: toldOf(error) }),
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  /** `/healthz`: the process lives and its event loop turns. */
  readonly health: RequestHandler = (_, response) => void response.json({ status: "up" });

  /** `/readyz` */
  readonly ready: RequestHandler = (_, response, next) => {
    this.outcome().then(
      (outcome) => response.status(outcome.ready ? 200 : 503).json(outcome),
      (error: unknown) => next(error),
    );
  };
}

/** The embedded API says why it is not ready; what drivers say of a database is for the log alone. */
const toldOf = (error: unknown): string =>
  error instanceof Error && error.name === "Unready"
    ? error.message
    : "the database or the remote API does not answer";

/** Requests the site list of a remote API. Any answer below 500 counts as ready. */
export async function probeRemote(base: string): Promise<void> {
  const address = `${base.replace(/\/+$/, "")}/occ/v2/basesites?fields=DEFAULT`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`the remote API answered ${response.status}`);
}
