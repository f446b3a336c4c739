import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { plainEmail } from "../../http/contact";
import { readForm } from "./answers";
import { refusedPage, signInPage, type SignInForm } from "./authorize-page";
import { answerAt, PARAMETERS, readAuthorize, type AuthorizeRequest } from "./authorize-request";
import { issueCode } from "./codes";
import { outcomeOf } from "./count-sign-in";
import { formKeyFits, giveFormKey } from "./form-key";
import { originOf, rememberBrowser } from "./known-browser";
import { issuerOf } from "./metadata";
import { noteSignIn } from "./note-sign-in";
import { BUSY_SECONDS } from "./password-queue";
import { PASSWORD_COST } from "./passwords";
import type { OauthSettings } from "./settings";
import { BUSY_TEXT, signIn, waitText, type SignIn } from "./sign-in";
import { newToken } from "./tokens";

const PATH = "/authorizationserver/oauth/authorize";
const KEY = "form_key";

const WORDS = {
  "Bad credentials": "That email address and password do not match. Try again.",
  "User is disabled": "This account is closed. Ask your administrator.",
};

const refusalWords = (outcome: Exclude<SignIn, { customerId: string }>) =>
  "wait" in outcome
    ? `${waitText(outcome.wait)}.`
    : "busy" in outcome
      ? `${BUSY_TEXT}.`
      : WORDS[outcome.refused];

/**
 * The sign-in for applications that do not see the password: authorization code with PKCE (RFC 6749 §4.1, RFC
 * 7636).
 */
export function authorizeRoutes(app: OpenAPIHono, settings: OauthSettings): void {
  const { db, now, clients, secrets, passwordCost = PASSWORD_COST } = settings;

  /** The form of a request, and its hidden fields. */
  function formFor(c: Context, sent: URLSearchParams, request: AuthorizeRequest): SignInForm {
    const { client, redirectUri, state } = request;
    const handedOn = PARAMETERS.flatMap((name): [string, string][] => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    });
    return {
      application: client.name,
      redirectUri,
      hidden: [...handedOn, [KEY, giveFormKey(c, secrets, client.clientId)]],
      cancel: answerAt(redirectUri, { error: "access_denied", state, iss: issuerOf(c, settings) }),
    };
  }

  app.get(PATH, async (c) => {
    const sent = new URL(c.req.url).searchParams;
    const read = await readAuthorize(sent, clients, issuerOf(c, settings));
    if ("refused" in read) return refusedPage(c, read.refused);
    if ("redirect" in read) return c.redirect(read.redirect, 303);
    return signInPage(c, formFor(c, sent, read.request));
  });

  app.post(PATH, async (c) => {
    const sent = await readForm(c);
    if (!sent) return refusedPage(c, "That is more than this form can take. Shorten it and send it again.");
    const issuer = issuerOf(c, settings);
    const read = await readAuthorize(sent, clients, issuer);
    if ("refused" in read) return refusedPage(c, read.refused);
    if ("redirect" in read) return c.redirect(read.redirect, 303);
    const { client, redirectUri, state, challenge, scopes } = read.request;
    const email = sent.get("username") ?? "";
    const again = (message: string, status: 400 | 403 | 429 | 503) =>
      signInPage(c, { ...formFor(c, sent, read.request), email, message }, status);
    if (!formKeyFits(c, secrets, client.clientId, sent.get(KEY) ?? "")) {
      return again("This form has expired, or another site sent it. Sign in again.", 403);
    }
    const uid = plainEmail(email);
    const circumstances = { db, now: now(), place: originOf(c, secrets, uid), passwordCost };
    const outcome = await signIn(circumstances, { username: email, password: sent.get("password") ?? "" });
    settings.onSignIn?.("password", outcomeOf("customerId" in outcome ? undefined : outcome));
    if (!("customerId" in outcome)) {
      if ("wait" in outcome) c.header("Retry-After", String(outcome.wait));
      if ("busy" in outcome) c.header("Retry-After", String(BUSY_SECONDS));
      return again(refusalWords(outcome), "busy" in outcome ? 503 : "wait" in outcome ? 429 : 400);
    }
    const { customerId } = outcome;
    rememberBrowser(c, secrets, uid);
    const browser = {
      customerId,
      family: newToken(),
      by: "password",
      agent: c.req.header("User-Agent"),
    } as const;
    await noteSignIn(db, { now: now(), storefrontUrl: settings.storefrontUrl }, browser);
    const grounds = { clientId: client.clientId, customerId, redirectUri, challenge, scopes };
    const code = await issueCode(db, grounds, now());
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(answerAt(redirectUri, { code, state, iss: issuer }), 303);
  });
}
