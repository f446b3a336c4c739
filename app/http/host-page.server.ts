import type { ErrorRequestHandler } from "express";
import type { ServerResponse } from "node:http";
import { barePage } from "./bare-page.server";
import { log } from "./log.server";

/** A whole page in plain words, for what the host answers before the storefront is asked. */
export function hostPage(
  response: ServerResponse,
  status: number,
  words: { title: string; text: string },
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(barePage(words.title, words.text));
}

/** What no part of the host could answer: an address that is none, a file that is not there, a fault. */
export const hostFault: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent || request.destroyed) return void response.destroy();
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (status === 404)
    return hostPage(response, 404, { title: "Page not found", text: "There is nothing here." });
  if ((typeof status === "number" && status >= 400 && status < 500) || code === "ERR_INVALID_URL") {
    return hostPage(response, 400, { title: "Not an address", text: "This address cannot be read." });
  }
  log.error({ event: "host.fault", method: request.method, err: error });
  void next;
  return hostPage(response, 500, { title: "Something went wrong", text: "An unknown error occurred." });
};
