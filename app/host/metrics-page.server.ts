import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { registry } from "./metrics.server";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const sameText = (a: string, b: string) => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

/**
 * Who may read the metrics: with METRICS_TOKEN, clients that send it; without it, only this machine. Requests
 * through a proxy on this machine count as coming from outside.
 */
export function mayScrape(request: Pick<Request, "headers" | "socket">, token: string | undefined): boolean {
  const { authorization = "", ...headers } = request.headers;
  if (token) return sameText(authorization, `Bearer ${token}`);
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? "");
}

/** `/metrics` in Prometheus's text format. Other clients get 404. */
export const metricsPage =
  (token: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (!mayScrape(request, token)) return next();
    registry.metrics().then(
      (text) => response.set("Content-Type", registry.contentType).send(text),
      (error: unknown) => next(error),
    );
  };
