import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** The headers that scripts of another origin may send (contract §1.2) and read. */
const ALLOWED = [
  "Authorization",
  "Content-Type",
  "Accept",
  "Accept-Language",
  "Cache-Control",
  "Idempotency-Key",
  "X-Anonymous-Consents",
  "X-Correlation-Id",
  "X-Page-Writes",
  "proxyuserid",
  "punchoutsid",
  "sap-commerce-cloud-user-id",
  "sap-commerce-cloud-captcha-token",
];
const EXPOSED = [
  "X-Total-Count",
  "Location",
  "Retry-After",
  "X-Correlation-Id",
  "Idempotency-Keys",
  "Allow",
  "ETag",
  "X-Anonymous-Consents",
  "WWW-Authenticate",
];
const PREFLIGHT_SECONDS = 600;

/**
 * Lets scripts of registered origins read answers (contract §22.12). An origin that no client has registered
 * gets no CORS headers, so the browser blocks the answer. The API ignores cookies, so credentials are never
 * allowed.
 */
export function crossOrigin(knowsOrigin: (origin: string) => Promise<boolean>): MiddlewareHandler {
  const open = cors({
    origin: (origin) => origin,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ALLOWED,
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (c, next) => {
    const origin = c.req.header("Origin");
    if (origin !== undefined && (await knowsOrigin(origin))) {
      // An OPTIONS request that is not a preflight gets the verbs of the path.
      const plain = c.req.method === "OPTIONS" && !c.req.header("Access-Control-Request-Method");
      if (!plain) return open(c, next);
    }
    await next();
    c.header("Vary", "Origin", { append: true });
  };
}
