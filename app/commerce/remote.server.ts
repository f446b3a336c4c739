import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  CountBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from "cockatiel";
import { clock } from "~/calendar/clock.server";
import { CommerceError, faultError } from "./errors.server";
import { patienceWith, within } from "./deadline.server";
import type { CircuitState as WatchedState } from "./page-context.server";
import { wholeAnswer } from "./whole-answer.server";
import type { RemoteApi } from "./remote-api";

/** What is recorded about one call besides its answer. */
export interface Attempts {
  count: number;
}

/** Retries of a read. A write with an idempotency key is retried once at most. */
const READ_REPEATS = 2;
/** The circuit opens when half of the last calls failed, but not before this many calls. */
const BREAKER = { threshold: 0.5, size: 20, minimumNumberOfCalls: 10 };

const isFault = (error: unknown, ...faults: CommerceError["fault"][]) =>
  error instanceof CommerceError && faults.includes(error.fault);

/** Too many sign in at once; all other calls are answered. */
const isBusy = ({ headers }: Response) => headers.has("X-Busy");

const isGateway = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/** Waits as long as the API's Retry-After says. */
const isPassing = (response: Response) => isGateway(response) && !response.headers.has("Retry-After");

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * The transport to a remote API: a deadline for each attempt, retries, and a circuit breaker for an API that
 * is down. Reads are retried after a broken connection, 502, 503 and 504, but not after a deadline, because
 * the person has already waited that long. A write is retried once, and only if it carries an idempotency key
 * and this API supports them.
 */
export function createRemote(api: RemoteApi) {
  const passing = handleWhen((error) => isFault(error, "unreachable")).orWhenResult((result) =>
    isPassing(result as Response),
  );
  const down = handleWhen((error) => isFault(error, "unreachable", "late", "unreadable")).orWhenResult(
    (result) => isGateway(result as Response) && !isBusy(result as Response),
  );
  const backoff = new ExponentialBackoff({ initialDelay: api.pauseMs, maxDelay: api.pauseMs * 4 });
  const circuit = circuitBreaker(down, { halfOpenAfter: api.openMs, breaker: new CountBreaker(BREAKER) });
  const reading = wrap(retry(passing, { maxAttempts: READ_REPEATS, backoff }), circuit);
  const keyedWriting = wrap(retry(passing, { maxAttempts: 1, backoff }), circuit);
  let openedAt = 0;
  circuit.onBreak(() => (openedAt = clock()));
  let honoursKeys = false;

  async function attempt(request: Request, operation: string, page: AbortSignal): Promise<Response> {
    const giveUp = new AbortController();
    page.addEventListener("abort", () => giveUp.abort(), { once: true });
    const late = () => faultError("late", operation);
    const answered = async () => {
      const response = await api.fetch(request, { signal: giveUp.signal });
      if (response.headers.get("Idempotency-Keys") === "honoured") honoursKeys = true;
      return wholeAnswer(response, operation);
    };
    try {
      const deadlineMs = Math.max(api.deadlineMs(request), patienceWith(operation));
      return await within(deadlineMs, answered(), late, giveUp);
    } catch (error) {
      throw error instanceof CommerceError ? error : faultError("unreachable", operation);
    }
  }

  return {
    /** @throws CommerceError 502, 503 or 504 when no usable answer came. `page` aborts the call. */
    async send(
      request: Request,
      operation: string,
      page: AbortSignal,
      attempts: Attempts,
    ): Promise<Response> {
      const mayRepeat = isRead(request) || (honoursKeys && request.headers.has("Idempotency-Key"));
      const policy = isRead(request) ? reading : mayRepeat ? keyedWriting : circuit;
      try {
        return await policy.execute(() => {
          attempts.count += 1;
          return attempt(mayRepeat ? request.clone() : request, operation, page);
        }, page);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        const seconds = Math.ceil((openedAt + api.openMs - clock()) / 1000);
        throw faultError("held-back", operation, Math.max(1, seconds));
      }
    },
    state(): WatchedState {
      if (circuit.state === CircuitState.Open) return "open";
      return circuit.state === CircuitState.HalfOpen ? "half-open" : "closed";
    },
  };
}

export type Remote = ReturnType<typeof createRemote>;
