import { randomBytes } from "node:crypto";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { ApiServices } from "../../http/call";
import { correlationIdOf } from "../../http/correlation-id";
import { landingToken } from "./landing";
import { personOf } from "./people";
import { findProvider } from "./providers";
import { reasonOf, SignOnRefused } from "./refusals";
import { identityFrom } from "./relying-party";
import { baseOf, redirectUriOf, type SsoSettings } from "./sign-on";
import { openState, type SignOn } from "./state";

/** The site of a landing whose state cannot be read. */
const ANY_SITE = "uniforms";

export interface CallbackParts extends SsoSettings {
  services: Pick<ApiServices, "db" | "now" | "storefrontUrl" | "memo" | "hashPassword">;
  logger: Logger;
}

/** The address that providers send people back to. It leads to the storefront's landing page at once. */
export function callbackRoute(app: OpenAPIHono, parts: CallbackParts): void {
  describe(app);
  const { services, logger, secrets } = parts;
  app.get("/authorizationserver/sso/:provider/callback", async (c) => {
    const answered = new URL(c.req.url).searchParams;
    const signOn = await openState(answered.get("state") ?? "", secrets, services.now());
    const outcome = await landing(parts, c.req.param("provider"), answered, signOn).catch(
      (error: unknown) => {
        const { code, error: said } = error as { code?: string; error?: string };
        const reason = reasonOf(error);
        logger.warn({ event: "sso.refused", correlationId: correlationIdOf(c.req), reason, code, said });
        return { error: reason };
      },
    );
    const query = new URLSearchParams(outcome).toString();
    // The token must not be kept: by a cache, by the browser, or by the next page's Referer.
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(`${services.storefrontUrl(signOn?.site ?? ANY_SITE)}/SSO-Redirection?${query}`, 303);
  });
}

async function landing(
  parts: CallbackParts,
  providerId: string,
  answered: URLSearchParams,
  signOn: SignOn | undefined,
): Promise<{ access_token: string }> {
  const { db, now, storefrontUrl, hashPassword } = parts.services;
  if (!signOn) throw new SignOnRefused("expired");
  if (signOn.provider !== providerId) throw new SignOnRefused("other-provider");
  const provider = await findProvider(db, providerId);
  if (!provider) throw new SignOnRefused("closed");
  const redirectUri = redirectUriOf(baseOf(parts, storefrontUrl, signOn.site), providerId);
  const state = answered.get("state")!;
  const identity = await identityFrom(provider, answered, { ...signOn, state, redirectUri });
  const passwordHash = () => hashPassword(randomBytes(24).toString("base64url"));
  return db.transaction(async (tx) => {
    const customerId = await personOf(tx, provider, identity, { now: now(), passwordHash });
    const { subject, sid, issuedAt, idToken } = identity;
    const { challenge } = signOn;
    const confirmed = { providerId, customerId, challenge, subject, sid, issuedAt, idToken };
    return { access_token: await landingToken(tx, confirmed, now()) };
  });
}

function describe(app: OpenAPIHono): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/authorizationserver/sso/{provider}/callback",
      operationId: "ssoCallback",
      tags: ["Sign-in"],
      summary: "Where an identity provider sends people back to",
      request: {
        params: z.object({ provider: z.string().openapi({ description: "Id of the provider." }) }),
        query: z.object({
          code: z.string().optional().openapi({ description: "The authorization code." }),
          state: z.string().optional().openapi({ description: "The state of the request." }),
        }),
      },
      responses: {
        303: { description: "To /SSO-Redirection, with a token or the reason why there is none" },
      },
    }),
  );
}
