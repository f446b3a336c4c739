import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { CallEvent } from "~/commerce/page-context.server";
import { log } from "~/config/log.server";
import { KEYED_BASE } from "~/session/keyed.server";
import { PREVIEW_BASE } from "~/session/preview.server";
import { countCall, countPage } from "./metrics.server";
import type { RoutePatterns } from "./route-patterns.server";

/** Counts the API calls and SQL statements of one request, for one log line when it is answered. */
export class PageWatch {
  calls = 0;
  /** Passed to the embedded API, which counts here and logs slow statements with this id. */
  readonly trace: { statements: number; correlationId: string };

  constructor(readonly correlationId: string) {
    this.trace = { statements: 0, correlationId };
  }

  /** Called by the storefront after each API call. */
  call(event: CallEvent): void {
    this.calls += 1;
    countCall(event);
    const { operation, status, ms, attempts, fault } = event;
    const level = fault || status >= 500 || attempts > 1 ? "warn" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const { correlationId } = this;
    log[level]({ event: "call", correlationId, operation, status, ms: Math.round(ms), attempts, fault });
  }
}

const watches = new WeakMap<IncomingMessage, PageWatch>();

/** The counters of a request that passed `watchRequests`. */
export function watchOf(request: IncomingMessage): PageWatch {
  const watch = watches.get(request) ?? new PageWatch(randomUUID());
  watches.set(request, watch);
  return watch;
}

const API = /^\/(occ|authorizationserver|medias|pictures)\//;

/**
 * Gives each request its correlation id, on the answer too, and writes its page event. A trusted proxy may
 * send the id of a page, and a client of the API that of a call. An id from a browser is ignored.
 */
export function watchRequests(patterns: RoutePatterns, fromProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const address = request.originalUrl;
    const api = API.exec(address)?.[1];
    const brought = fromProxy || api ? request.get("X-Correlation-Id") : undefined;
    const watch = new PageWatch(brought && /^[\w-]{8,64}$/.test(brought) ? brought : randomUUID());
    watches.set(request, watch);
    request.headers["x-correlation-id"] = watch.correlationId;
    response.setHeader("X-Correlation-Id", watch.correlationId);
    response.once("close", () => {
      const ms = performance.now() - started;
      const route = api
        ? `/${api}/*`
        : patterns.of(address.replace(KEYED_BASE, "").replace(PREVIEW_BASE, ""));
      const { method } = request;
      // The browser closed the connection before the answer was complete.
      const status = response.writableFinished ? response.statusCode : 499;
      countPage(route, method, status, ms / 1000);
      if (!log.isLevelEnabled("info")) return;
      log.info({
        event: "page",
        correlationId: watch.correlationId,
        method,
        route,
        keyed: KEYED_BASE.test(address) || undefined,
        data: address.includes("_data=") || undefined,
        status,
        ms: Math.round(ms),
        calls: watch.calls,
        statements: watch.trace.statements,
      });
    });
    next();
  };
}
