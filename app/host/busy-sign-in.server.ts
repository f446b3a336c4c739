import type { Request, RequestHandler, Response } from "express";
import { bareForm, formStyleSource } from "~/errors/bare-page.server";
import { countSignIn } from "./metrics.server";
import { withoutEndSlashes } from "./odd-path.server";
import { senderOf } from "./origin.server";

/** Seconds after which another attempt is worth it. */
const AGAIN_SECONDS = 5;
const TEXT = `Many people are signing in at the moment. Please try again in ${AGAIN_SECONDS} seconds.`;
const POLICY = `default-src 'none'; style-src ${formStyleSource}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

/**
 * Answers passwords that are sent to the sign-in page while so many people sign in that another would wait for long. It
 * is done before the storefront runs: drawing its page for each would take the time in which it draws everybody else's.
 * What was typed is in the answer's own form, without the password.
 * @param isBusy whether the embedded API has no place for another sign-in.
 */
export function busySignIn(isBusy: () => boolean): RequestHandler {
  return (request, response, next) => {
    const concerned = request.method === "POST" && withoutEndSlashes(request.path) === "/login";
    // An address that guesses is told so by the page.
    if (!concerned || !isBusy() || response.locals["signInWait"] || senderOf(request) === "foreign") {
      return next();
    }
    request.once("readable", () => {
      const form = firstPartOf(request);
      // The page's other buttons compare no password.
      if (form.get("password") && !form.has("do")) return refuse(request, response, form);
      // Whoever reads the body next must find no listener of this one.
      setImmediate(next);
    });
  };
}

/** What has arrived of a body, all of such a short one; it stays there to be read. */
function firstPartOf(request: Request): URLSearchParams {
  const chunk = request.read() as Buffer | null;
  if (chunk) request.unshift(chunk);
  return new URLSearchParams(chunk?.toString() ?? "");
}

function refuse(request: Request, response: Response, form: URLSearchParams): void {
  countSignIn("password", "busy");
  const typed = [...form].filter(([name]) => name !== "password");
  response.status(503).setHeader("Retry-After", String(AGAIN_SECONDS));
  if (request.query["_data"] === undefined) {
    // Answers of the host may not send forms otherwise.
    response.setHeader("Content-Security-Policy", POLICY);
    response
      .type("html")
      .end(
        bareForm({ title: "Please wait", text: TEXT, action: request.originalUrl, typed, button: "SIGN IN" }),
      );
    return;
  }
  // The page's own script shows it in its form, like every other refusal (app/forms/reply.ts).
  const reply = { status: "error", initialValue: Object.fromEntries(typed), error: { "": [TEXT] } };
  response.setHeader("X-Remix-Response", "yes");
  response.json(reply);
}
