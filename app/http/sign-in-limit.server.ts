import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { withoutEndSlashes } from "./odd-path.server";

const WINDOW_SECONDS = 60;

/** The path as the storefront and the API read it: as a browser resolves it, decoded, in any case. */
function pathOf({ originalUrl }: Request): string {
  try {
    const { pathname } = new URL(originalUrl, "http://shop.invalid");
    return withoutEndSlashes(decodeURIComponent(pathname).toLowerCase());
  } catch {
    return "";
  }
}

const isTokenCall = (request: Request) => pathOf(request).endsWith("/oauth/token");
const isSignIn = (request: Request) =>
  request.method === "POST" && (isTokenCall(request) || pathOf(request).endsWith("/login"));

function secondsLeft(request: Request): number {
  const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const ms = (resetTime?.getTime() ?? Date.now() + WINDOW_SECONDS * 1000) - Date.now();
  return Math.max(1, Math.ceil(ms / 1000));
}

/**
 * Counts refused sign-ins by address, beside the API's own count by account: one address that tries many
 * accounts is held back, and an office whose people all sign in from one address is not. `limit` is for a
 * minute; 0 counts nothing. The sign-in page says it in its own words, with what was typed.
 */
export function signInLimit(limit: number): RequestHandler {
  if (limit === 0) return (_request, _response, next) => next();
  return rateLimit({
    windowMs: WINDOW_SECONDS * 1000,
    limit,
    // How many attempts are left is nobody's business; a refusal says when to come back.
    legacyHeaders: false,
    standardHeaders: false,
    // A proxy that TRUST_PROXY does not name is an address like any other; docs/operations.md says so.
    validate: { xForwardedForHeader: false, forwardedHeader: false, trustProxy: false },
    skip: (request) => !isSignIn(request),
    skipSuccessfulRequests: true,
    handler: (request, response, next) => {
      const wait = secondsLeft(request);
      response.setHeader("Retry-After", String(wait));
      if (isTokenCall(request)) {
        response.status(429).json({
          error: "too_many_attempts",
          error_description: `Too many attempts. Try again in ${wait} seconds`,
        });
        return;
      }
      response.removeHeader("Retry-After");
      response.locals["signInWait"] = wait;
      next();
    },
  });
}
