import type { ErrorRequestHandler } from "express";
import type { ServerResponse } from "node:http";
import { log } from "./log.server";

/** A whole page in plain words, for what the host answers before the storefront is asked. Words are ours alone. */
export function hostPage(
  response: ServerResponse,
  status: number,
  words: { title: string; text: string },
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>Error: ${words.title} | Kitroom</title></head><body><h1>${words.title}</h1>` +
      `<p>${words.text} <a href="/">Go to the shop</a>.</p></body></html>`,
  );
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
