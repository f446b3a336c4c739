import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { ApiError, Fault } from "./errors.server";
import type { RemoteApi } from "./remote-api";

export type CircuitState = "closed" | "half-open" | "open";

/** One finished API call of a page. */
export interface CallEvent {
  /** Method and path pattern, such as "GET /users/{userId}/orders"; never a URL with its values. */
  operation: string;
  /** The answer's status, or the status that a missing answer counts as. */
  status: number;
  ms: number;
  /** 1 without a retry, 0 when the circuit breaker held the call back. */
  attempts: number;
  fault?: Fault;
  /** Of the remote API's circuit breaker after this call; absent in process. */
  circuit?: CircuitState;
}

/** A read as the embedded API takes it without HTTP (commerce/http/direct.ts). */
export interface DirectRead {
  site: string;
  /** POST is a list whose filters are its body, or a check that seldom writes. */
  method: "GET" | "POST";
  /** As the client's types name it. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
  /** By name in small letters. */
  headers: Record<string, string | undefined>;
}

/** Its answer; `retryAfter` in seconds. With `mustWrite` the call has something to write, so it is sent by request. */
export type DirectAnswer =
  | { status: 200; body: unknown }
  | { status: 200; mustWrite: true }
  | { status: number; errors: ApiError[]; retryAfter?: number };

/** What the host passes with each page request (the load context of Remix). */
export interface PageContext {
  /** The embedded API; without it calls go to COMMERCE_URL. */
  commerceFetch?: (request: Request) => Promise<Response>;
  /** The embedded API's reads without HTTP; without it they go to `commerceFetch` too. */
  commerceRead?: (read: DirectRead) => Promise<DirectAnswer>;
  /** Overrides the remote API of the settings, or its timeouts. Each object has its own circuit breaker. */
  commerceRemote?: Partial<RemoteApi>;
  /** Milliseconds for all calls of the page together, in place of the settings'. */
  pageDeadlineMs?: number;
  correlationId?: string;
  /** A page is drawn of what the loaders return; a script that asks for data is sent JSON. */
  asksForPage?: boolean;
  /** The client's address: an IPv4 address, or the network of one IPv6 subscriber. */
  clientAddress?: string;
  /** Called after every API call. */
  watch?: { call(event: CallEvent): void };
}

export const pageContext = (context: AppLoadContext): PageContext => context;

const ids = new WeakMap<AppLoadContext, string>();

/** The id that a page, its calls, its log lines and its SQL share. Created if the host passes none. */
export function correlationIdOf(context: AppLoadContext): string {
  const known = pageContext(context).correlationId ?? ids.get(context) ?? randomUUID();
  ids.set(context, known);
  return known;
}
