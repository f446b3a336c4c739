import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { Fault } from "./errors.server";
import type { RemoteApi } from "./remote.server";

export type CircuitState = "closed" | "half-open" | "open";

/** One call of a page to the API, over. */
export interface CallEvent {
  /** Method and path pattern, such as "GET /users/{userId}/orders"; never an address with its values. */
  operation: string;
  /** The answer's status, or the status that a missing answer counts as. */
  status: number;
  ms: number;
  /** 1 without a repetition, 0 when it was held back. */
  attempts: number;
  fault?: Fault;
  /** Of the remote API's circuit breaker after this call; absent in process. */
  circuit?: CircuitState;
}

/** What the host hands over with each page, besides what other parts read (the load context of Remix). */
export interface PageContext {
  /** The embedded API; without it calls go to COMMERCE_URL. */
  commerceFetch?: (request: Request) => Promise<Response>;
  /** Another remote API than the settings', or another patience with it. One object, one circuit breaker. */
  commerceRemote?: Partial<RemoteApi>;
  /** Milliseconds for all calls of the page together, in place of the settings'. */
  pageDeadlineMs?: number;
  correlationId?: string;
  /** Who asks, as the network tells: an IPv4 address, or the network that one IPv6 subscriber has. */
  clientAddress?: string;
  /** Is told of every call. */
  watch?: { call(event: CallEvent): void };
}

export const pageContext = (context: AppLoadContext): PageContext => context;

const ids = new WeakMap<AppLoadContext, string>();

/** The id that a page, its calls, its log lines and its SQL share. A host that gives none gets a new one. */
export function correlationIdOf(context: AppLoadContext): string {
  const known = pageContext(context).correlationId ?? ids.get(context) ?? randomUUID();
  ids.set(context, known);
  return known;
}
