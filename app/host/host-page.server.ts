import type { ErrorRequestHandler } from "express";
import type { ServerResponse } from "node:http";
import { barePage } from "~/errors/bare-page.server";
import { log } from "~/config/log.server";
import { watchOf } from "./page-watch.server";

interface HostWords {
  title: string;
  text: string;
  /** The correlation id, as in the logs. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** A whole page for answers of the host itself, before the storefront runs. */
export function hostPage(response: ServerResponse, status: number, words: HostWords): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  if (words.retryAfter) response.setHeader("Retry-After", String(words.retryAfter));
  response.end(barePage(words.title, words.text, words.reference));
}

/** Shown while the process listens but its database is still opening. */
export const openingPage = (response: ServerResponse): void =>
  hostPage(response, 503, {
    title: "The shop is starting",
    text: "It is not ready yet. Try again in a few seconds.",
    retryAfter: 5,
  });

/** Answers requests that no part of the host could: an invalid URL, a missing file, or an internal error. */
export const hostFault: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent || request.destroyed) return void response.destroy();
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (status === 404)
    return hostPage(response, 404, { title: "Page not found", text: "There is no page at this address." });
  if ((typeof status === "number" && status >= 400 && status < 500) || code === "ERR_INVALID_URL") {
    return hostPage(response, 400, {
      title: "Address not valid",
      text: "We cannot read this address. Check it and try again.",
    });
  }
  const { correlationId } = watchOf(request);
  log.error({ event: "host.fault", correlationId, method: request.method, err: error });
  void next;
  return hostPage(response, 500, {
    title: "Something went wrong",
    text: "An unknown error occurred.",
    reference: correlationId,
  });
};
