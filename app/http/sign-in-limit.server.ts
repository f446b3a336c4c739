import type { NextFunction, Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, rateLimit, type Options } from "express-rate-limit";
import { hostPage } from "./host-page.server";
import { withoutEndSlashes } from "./odd-path.server";
import { nameTokenClient, tokenClient } from "./token-client.server";

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
/** The API's own sign-in form, for applications that never see a password. */
const isAuthorize = (request: Request) => pathOf(request).endsWith("/oauth/authorize");
const isSignIn = (request: Request) =>
  request.method === "POST" &&
  (isTokenCall(request) || isAuthorize(request) || pathOf(request).endsWith("/login"));

function secondsLeft(request: Request): number {
  const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const ms = (resetTime?.getTime() ?? Date.now() + WINDOW_SECONDS * 1000) - Date.now();
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Refusals of one address, over all clients, for each that one client may have. */
const CLIENTS = 10;

function tooMany(request: Request, response: Response, next: NextFunction): void {
  const wait = secondsLeft(request);
  response.setHeader("Retry-After", String(wait));
  if (isTokenCall(request)) {
    response.status(429).json({
      error: "too_many_attempts",
      error_description: `Too many attempts. Try again in ${wait} seconds`,
    });
    return;
  }
  if (isAuthorize(request)) {
    const text = `Too many attempts. Try again in ${wait} seconds.`;
    return hostPage(response, 429, { title: "Please wait", text });
  }
  response.removeHeader("Retry-After");
  response.locals["signInWait"] = wait;
  next();
}

const counted = (options: Partial<Options>): RequestHandler =>
  rateLimit({
    windowMs: WINDOW_SECONDS * 1000,
    // How many attempts are left is nobody's business; a refusal says when to come back.
    legacyHeaders: false,
    standardHeaders: false,
    // A proxy that TRUST_PROXY does not name is an address like any other; docs/operations.md says so.
    validate: { xForwardedForHeader: false, forwardedHeader: false, trustProxy: false },
    skipSuccessfulRequests: true,
    handler: tooMany,
    ...options,
  });

/**
 * Counts refused sign-ins by address, beside the API's own count by account: one address that tries many
 * accounts is held back, and an office whose people all sign in from one address is not. Token calls are counted
 * by the client they name too, so that a job with a wrong secret holds back itself alone; all clients of an
 * address together may be refused ten times as often. `limit` is for a minute; 0 counts nothing. The sign-in page
 * says it in its own words, with what was typed.
 */
export function signInLimit(limit: number): RequestHandler[] {
  if (limit === 0) return [];
  const onlyTokens = (request: Request) => request.method !== "POST" || !isTokenCall(request);
  return [
    // Forms that are refused hold back the address's token calls too, for a guesser would go on there; refused
    // token calls are counted below.
    counted({
      limit,
      skip: (request) => !isSignIn(request),
      requestWasSuccessful: (request, { statusCode }) => isTokenCall(request) || statusCode < 400,
    }),
    counted({
      limit: limit * CLIENTS,
      skip: onlyTokens,
      // What a client is refused because of its own limit is not counted a second time.
      requestWasSuccessful: (_request, { statusCode }) => statusCode < 400 || statusCode === 429,
    }),
    (request, response, next) => (onlyTokens(request) ? next() : nameTokenClient(request, response, next)),
    counted({
      limit,
      skip: onlyTokens,
      keyGenerator: (request) => `${ipKeyGenerator(request.ip ?? "")} ${tokenClient(request)}`,
    }),
  ];
}
