import type { NextFunction, Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, rateLimit, type Options } from "express-rate-limit";
import { clock } from "../calendar/clock.server";
import { cxmlRefusal, UNKNOWN_SENDER } from "./cxml-refusal.server";
import { hostPage } from "./host-page.server";
import { countSignIn } from "./metrics.server";
import { withoutEndSlashes } from "./odd-path.server";
import { nameTokenClient, tokenClient } from "./token-client.server";

const WINDOW_SECONDS = 60;

/** The path as the storefront and the API read it: resolved as a browser does it, decoded, in lower case. */
function pathOf({ originalUrl }: Request): string {
  try {
    const { pathname } = new URL(originalUrl, "http://shop.invalid");
    return withoutEndSlashes(decodeURIComponent(pathname).toLowerCase());
  } catch {
    return "";
  }
}

const isTokenCall = (request: Request) => pathOf(request).endsWith("/oauth/token");
/** The sign-in form of the API, for applications that use the authorization code grant. */
const isAuthorize = (request: Request) => pathOf(request).endsWith("/oauth/authorize");
const isSignIn = (request: Request) =>
  request.method === "POST" &&
  (isTokenCall(request) || isAuthorize(request) || pathOf(request).endsWith("/login"));

function secondsLeft(request: Request): number {
  const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const ms = (resetTime?.getTime() ?? clock() + WINDOW_SECONDS * 1000) - clock();
  return Math.max(1, Math.ceil(ms / 1000));
}

/** A sign-in that was done, or of which nothing was compared because too many people sign in. */
const isNoGuess = ({ statusCode }: Response) => statusCode < 400 || statusCode === 503;

/** How many times more refusals one address may have over all clients than for one client. */
const CLIENTS = 10;

function tooMany(request: Request, response: Response, next: NextFunction): void {
  countSignIn("unread", "limited");
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

/**
 * Posts that send somebody a message, write down a challenge for a passkey, or decide by the link of a mail: of the
 * storefront and of the API.
 */
const SENDS =
  /\/(forgot-password|register|register\/[^/]*|reg\/new|registrations|login\/verify-token|verificationtoken|login\/passkey|passkeysignin|expired|forgottenpasswordtokens|resetpassword\/regeneratetoken|approve-order\/[^/]*|approvalmail\/[^/]*)$/;

/** Reads that tell whether a registration code is right. */
const CODES = /\/(registrationcodes|register\/[^/]+)$/;

const isLimited = (request: Request) =>
  CODES.test(pathOf(request)) || (request.method === "POST" && SENDS.test(pathOf(request)));

/** A refusal because of too many messages. */
function tooManySends(request: Request, response: Response): void {
  const wait = secondsLeft(request);
  response.setHeader("Retry-After", String(wait));
  const text = `Too many attempts. Try again in ${wait} seconds.`;
  if (!pathOf(request).startsWith("/occ/")) {
    return hostPage(response, 429, { title: "Please wait", text });
  }
  response.status(429).json({ errors: [{ type: "TooManyRequestsError", message: text, reason: "limit" }] });
}

/** Set-ups of procurement systems, at the API and at the storefront: each shows a secret. */
const isSetup = (request: Request) => /\/punchout\/(cxml|oci)\//.test(pathOf(request));

/** A buyer's system reads nothing but cXML with HTTP 200, and sends a document with this status again later. */
function tooManySetups(request: Request, response: Response): void {
  const wait = secondsLeft(request);
  if (pathOf(request).includes("/cxml/"))
    return cxmlRefusal(
      response,
      560,
      "Temporary Server Error",
      `Too many attempts; again in ${wait} seconds`,
    );
  response.setHeader("Retry-After", String(wait));
  hostPage(response, 429, { title: "Please wait", text: `Too many attempts. Try again in ${wait} seconds.` });
}

/** Logouts that an identity provider tells of; a provider tells as many as there are, so only refused ones count. */
const isLogout = (request: Request) => /\/authorizationserver\/sso\/[^/]+\/logout$/.test(pathOf(request));

function tooManyLogouts(request: Request, response: Response): void {
  const wait = secondsLeft(request);
  response.setHeader("Retry-After", String(wait));
  response.setHeader("Cache-Control", "no-store");
  response.status(429).json({
    error: "too_many_attempts",
    error_description: `Too many attempts. Try again in ${wait} seconds`,
  });
}

const counted = (options: Partial<Options>): RequestHandler =>
  rateLimit({
    windowMs: WINDOW_SECONDS * 1000,
    // The remaining attempts are not reported; a refusal says when to try again.
    legacyHeaders: false,
    standardHeaders: false,
    // A proxy that TRUST_PROXY does not list counts as one address (docs/operations.md).
    validate: { xForwardedForHeader: false, forwardedHeader: false, trustProxy: false },
    skipSuccessfulRequests: true,
    handler: tooMany,
    ...options,
  });

/**
 * Limits refused sign-ins by address, in addition to the API's limit by account: it stops one address that
 * tries many accounts, but not an office that shares one address. Token calls are also counted by client, so
 * that a job with a wrong secret blocks only itself; all clients of an address together may be refused ten
 * times as often. `limit` is for one minute; 0 means no limit. The sign-in page shows its own message and
 * keeps the typed values.
 */
export function signInLimit(limit: number): RequestHandler[] {
  if (limit === 0) return [];
  const onlyTokens = (request: Request) => request.method !== "POST" || !isTokenCall(request);
  return [
    // Refused sign-in forms also block the token calls of the address, because a guesser would continue
    // there. Refused token calls are counted below.
    counted({
      limit,
      skip: (request) => !isSignIn(request),
      requestWasSuccessful: (request, response) => isTokenCall(request) || isNoGuess(response),
    }),
    // Every one counts: one address could send messages to many people.
    counted({
      limit,
      skip: (request) => !isLimited(request),
      skipSuccessfulRequests: false,
      handler: tooManySends,
    }),
    counted({ limit, skip: (request) => !isLogout(request), handler: tooManyLogouts }),
    counted({
      limit: limit * CLIENTS,
      skip: onlyTokens,
      // A refusal because of the client's own limit is not counted again.
      requestWasSuccessful: (_request, response) => isNoGuess(response) || response.statusCode === 429,
    }),
    (request, response, next) => (onlyTokens(request) ? next() : nameTokenClient(request, response, next)),
    counted({
      limit,
      skip: onlyTokens,
      requestWasSuccessful: (_request, response) => isNoGuess(response),
      keyGenerator: (request) => `${ipKeyGenerator(request.ip ?? "")} ${tokenClient(request)}`,
    }),
  ];
}

/**
 * Limits the set-ups and documents of procurement systems that did not show a secret, by address. It stands before
 * everything that refuses one, so that each counts.
 */
export function documentLimit(limit: number): RequestHandler[] {
  if (limit === 0) return [];
  return [
    counted({
      limit,
      skip: (request) => !isSetup(request) || pathOf(request).endsWith("/session"),
      // Answers to documents have HTTP 200 always; those to unknown senders are marked, whatever they say.
      requestWasSuccessful: (_request, response) =>
        response.statusCode < 400 && response.getHeader(UNKNOWN_SENDER) === undefined,
      handler: tooManySetups,
    }),
  ];
}
