import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { answer, readForm, refuse } from "./answers";
import { placeOf } from "./attempts";
import { authorizeRoutes } from "./authorize";
import { clientOf, namesClient } from "./client-auth";
import { GRANTS, type Grant } from "./clients";
import { outcomeOf, type SignInWay } from "./count-sign-in";
import { describeOauth } from "./describe";
import { grants, wayOf } from "./grants";
import { metadataRoute } from "./metadata";
import { ownerOf } from "./owner";
import { PASSWORD_COST } from "./passwords";
import { scopesFor, scopesNow } from "./scopes";
import { revokeByToken } from "./tokens";
import type { OauthSettings } from "./settings";

const isGrant = (grant: string | null): grant is Grant => GRANTS.some((known) => known === grant);

/**
 * How a grant signs in. A refreshed token goes on with a sign-in, and a code was given for one.
 * @param storefront whether its own token is asked for, which it gets for a page.
 */
function signInWay(grant: Grant, form: URLSearchParams, storefront: boolean): SignInWay | undefined {
  if (grant === "password") return wayOf(form.get("username") ?? "");
  if (grant === "custom") return "sso";
  return grant === "client_credentials" && !storefront ? "token" : undefined;
}

/** 401 invalid_client; for a client that used HTTP Basic with WWW-Authenticate (RFC 6749 §5.2). */
function unknownClient(c: Context) {
  if (/^basic /i.test(c.req.header("Authorization") ?? "")) {
    c.header("WWW-Authenticate", 'Basic realm="oauth"');
  }
  return refuse(c, 401, "invalid_client", "Bad client credentials");
}

/** The token and revocation endpoints (contract §2, RFC 6749, RFC 7009). */
export function oauthRoutes(app: OpenAPIHono, settings: OauthSettings): void {
  const { db, now, clients, passwordCost = PASSWORD_COST, onSignIn } = settings;
  describeOauth(app);
  authorizeRoutes(app, settings);
  metadataRoute(app, settings);

  // Parameters are read from the form body only, because a password in a URL would be in every log.
  app.post("/authorizationserver/oauth/token", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 400, "invalid_request", "The request is too large");
    const client = await clientOf(c, form, clients, settings);
    if (!client) {
      onSignIn?.("token", "refused");
      return unknownClient(c);
    }
    const grant = form.get("grant_type");
    if (!isGrant(grant)) return refuse(c, 400, "unsupported_grant_type", "Unsupported grant type");
    if (!client.grants.includes(grant)) {
      return refuse(c, 400, "unauthorized_client", `This client may not use ${grant}`);
    }
    const scopes = scopesFor(client.scopes, form.get("scope"));
    if (scopes === undefined) {
      return refuse(c, 400, "invalid_scope", "This client may not have that scope");
    }
    // Trusted only from an authenticated confidential client, which alone knows its visitors.
    const trusted = client.kind === "confidential";
    const said = trusted ? c.req.header("X-Sign-In-From") : undefined;
    const agent = (trusted ? c.req.header("X-Sign-In-Agent") : undefined) ?? c.req.header("User-Agent");
    const asked = {
      db,
      now: now(),
      client,
      form,
      serverSecret: settings.clientSecret,
      place: placeOf(said),
      passwordCost,
      signOn: settings.signOn,
      agent,
      scopes,
      logger: settings.logger,
      storefrontUrl: settings.storefrontUrl,
    };
    const outcome = await grants[grant](asked);
    const way = signInWay(grant, form, client.clientId === settings.clientId);
    if (way) onSignIn?.(way, outcomeOf("tokens" in outcome ? undefined : outcome));
    if ("tokens" in outcome) {
      await clients.used(client.clientId, now());
      const { tokens } = outcome;
      return answer(c, tokens, scopesNow(tokens.scopes, client.scopes).join(" "));
    }
    if (outcome.wait !== undefined) c.header("Retry-After", String(outcome.wait));
    if (outcome.busy) {
      // A storefront whose API is elsewhere must not take the whole API for gone.
      c.header("X-Busy", "sign-ins");
      return refuse(c, 503, outcome.error, outcome.description);
    }
    return refuse(c, outcome.wait === undefined ? 400 : 429, outcome.error, outcome.description);
  });

  app.post("/authorizationserver/oauth/revoke", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 400, "invalid_request", "The request is too large");
    const bearer = /^bearer (.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
    const token = form.get("token") ?? bearer;
    // Anyone with a token may revoke it. A client that identifies itself may only revoke its own tokens.
    if (namesClient(c, form)) {
      const client = await clientOf(c, form, clients, settings);
      if (!client) return unknownClient(c);
      const owner = token && (await ownerOf(db, token));
      if (!owner || owner.clientId !== client.clientId) return c.body(null, 200);
    }
    if (token) await revokeByToken(db, token, now());
    settings.onEnded?.();
    return c.body(null, 200);
  });
}
