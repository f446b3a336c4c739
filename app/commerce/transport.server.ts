import type { AppLoadContext } from "@remix-run/node";
import { getSettings } from "~/config/settings.server";
import { patienceWith, within } from "./deadline.server";
import { CommerceError, faultError } from "./errors.server";
import { correlationIdOf, pageContext, type DirectAnswer, type DirectRead } from "./page-context.server";
import { createRemote, type Attempts, type Remote } from "./remote.server";
import { type RemoteApi } from "./remote-api";

/**
 * Sends one request to the commerce API, embedded or remote. `operation` is its method and path pattern, for
 * logs and metrics.
 * @throws CommerceError 502, 503 or 504 when no usable answer came in time.
 */
export interface Transport {
  (request: Request, operation: string): Promise<Response>;
  /** Asks a read without HTTP. Absent if the API is remote. @throws CommerceError 504 as above. */
  read?: (read: DirectRead, operation: string) => Promise<DirectAnswer>;
}

/** The timeouts of the settings, with the process's own fetch. */
function remoteApi(): RemoteApi {
  const { readDeadlineMs, writeDeadlineMs } = getSettings();
  return {
    fetch: (request, init) => fetch(request, init),
    deadlineMs: ({ method }) => (method === "GET" || method === "HEAD" ? readDeadlineMs : writeDeadlineMs),
    pauseMs: 100,
    openMs: 10_000,
  };
}

/**
 * One circuit breaker for each remote API. The host or a test may pass another one than the settings name.
 */
const remotes = new WeakMap<object, Remote>();
let ofSettings: Remote | undefined;

function remoteOf(context: AppLoadContext): Remote {
  const named = pageContext(context).commerceRemote;
  if (!named) return (ofSettings ??= createRemote(remoteApi()));
  const known = remotes.get(named) ?? createRemote({ ...remoteApi(), ...named });
  remotes.set(named, known);
  return known;
}

const transports = new WeakMap<AppLoadContext, Transport>();

/**
 * The transport of one page: the embedded API's fetch if the host passed one, otherwise HTTP to COMMERCE_URL.
 * The page's deadline starts here and covers all its calls.
 */
export function transportOf(context: AppLoadContext): Transport {
  const known = transports.get(context) ?? openTransport(context);
  transports.set(context, known);
  return known;
}

function openTransport(context: AppLoadContext): Transport {
  const {
    commerceFetch: embedded,
    commerceRead: direct,
    pageDeadlineMs = getSettings().pageDeadlineMs,
    watch,
  } = pageContext(context);
  const remote = embedded ? undefined : remoteOf(context);
  let ends = performance.now() + pageDeadlineMs;
  const correlationId = correlationIdOf(context);
  // The API may share reads between the calls of one page, but not across a write.
  let writes = 0;
  async function timed<T extends { status: number }>(
    operation: string,
    attempts: Attempts,
    send: (giveUp: AbortController | undefined) => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    const patience = patienceWith(operation);
    const left = Math.max(ends - started, patience);
    const over = (status: number, fault?: CommerceError["fault"]) =>
      watch?.call({
        operation,
        status,
        ms: performance.now() - started,
        attempts: attempts.count,
        fault,
        circuit: remote?.state(),
      });
    const late = () => faultError("late", operation);
    try {
      if (left <= 0) throw late();
      const giveUp = remote && new AbortController();
      const answer = await within(left, send(giveUp), late, giveUp);
      over(answer.status);
      // What comes after it has as long as it had before.
      if (patience > 0) ends += performance.now() - started;
      return answer;
    } catch (error) {
      over(error instanceof CommerceError ? error.status : 500, (error as CommerceError).fault);
      throw error;
    }
  }
  const transport: Transport = async (request, operation) => {
    const writing = request.method !== "GET" && request.method !== "HEAD";
    if (writing) writes += 1;
    request.headers.set("X-Correlation-Id", correlationId);
    request.headers.set("X-Page-Writes", String(writes));
    const attempts = { count: embedded ? 1 : 0 };
    try {
      return await timed(operation, attempts, (giveUp) =>
        embedded ? embedded(request) : remote!.send(request, operation, giveUp!.signal, attempts),
      );
    } finally {
      if (writing) writes += 1;
    }
  };
  if (direct) {
    transport.read = ({ headers, ...read }, operation) => {
      const page = { "x-correlation-id": correlationId, "x-page-writes": String(writes) };
      return timed(operation, { count: 1 }, () => direct({ ...read, headers: { ...headers, ...page } }));
    };
  }
  return transport;
}

/** The base URL of the API. The embedded API accepts any host name. */
export const commerceBase = (): string =>
  getSettings().commerceUrl?.replace(/\/+$/, "") ?? "http://commerce.local";
