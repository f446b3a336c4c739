import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { correlationIdOf } from "../../http/correlation-id";
import { readText } from "../../http/read-text";
import type { CallbackParts } from "./callback";
import { endSignIns } from "./logged-out";
import { LogoutRefused, readLogoutToken } from "./logout-token";
import { findProvider } from "./providers";

const MOST_BYTES = 16 * 1024;

/** An error in the shape of RFC 6749 §5.2, as the standard asks. */
const refused = (c: Context, error: string, description: string) =>
  c.json({ error, error_description: description }, 400);

/**
 * Where a provider says that somebody is logged out (OpenID Connect Back-Channel Logout 1.0). The provider's signature is
 * the proof; no cookie and no token of the shop counts here.
 */
export function backChannelRoute(app: OpenAPIHono, parts: CallbackParts): void {
  describe(app);
  const { db, now, memo } = parts.services;
  app.post("/authorizationserver/sso/:provider/logout", async (c) => {
    c.header("Cache-Control", "no-store");
    const tell = { correlationId: correlationIdOf(c.req) };
    try {
      const provider = await findProvider(db, c.req.param("provider"));
      const token = await tokenOf(c);
      if (!provider) throw new LogoutRefused("There is no such provider");
      const ended = await endSignIns(db, provider.id, await readLogoutToken(provider, token), now());
      memo.forgetAll();
      parts.logger.info({ event: "sso.ended", ...tell, provider: provider.id, ended });
      return c.body(null, 200);
    } catch (error) {
      if (error instanceof LogoutRefused) {
        parts.logger.warn({ event: "sso.logout-refused", ...tell, reason: error.message });
        return refused(c, "invalid_request", error.message);
      }
      // Whatever else kept the visits open is told as the standard asks, so that the provider knows.
      parts.logger.error({ event: "sso.logout-failed", ...tell, err: error });
      return refused(c, "temporarily_unavailable", "Nobody was logged out. Send another token later");
    }
  });
}

/** The one token of the form. @throws LogoutRefused */
async function tokenOf(c: Context): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("Content-Type") ?? "")) {
    throw new LogoutRefused("The body is no form");
  }
  const body = await readText(c.req.raw, MOST_BYTES);
  if (body === undefined) throw new LogoutRefused("The request is too large");
  const tokens = new URLSearchParams(body).getAll("logout_token");
  if (tokens.length !== 1) throw new LogoutRefused("Send one logout_token");
  return tokens[0]!;
}

const Refusal = z.object({ error: z.string(), error_description: z.string().optional() });

function describe(app: OpenAPIHono): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "post",
      path: "/authorizationserver/sso/{provider}/logout",
      operationId: "ssoBackChannelLogout",
      tags: ["Sign-in"],
      summary: "Where an identity provider says that somebody is logged out",
      description:
        "OpenID Connect Back-Channel Logout 1.0. The sign-ins of the session or account that the token names end with all their tokens. Each token counts once, within ten minutes.",
      request: {
        params: z.object({ provider: z.string().openapi({ description: "Id of the provider." }) }),
        body: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: z.object({
                logout_token: z.string().openapi({ description: "A JWT of the provider." }),
              }),
            },
          },
        },
      },
      responses: {
        200: { description: "The sign-ins have ended, or there were none" },
        400: {
          description: "The token is not accepted, or nobody could be logged out",
          content: { "application/json": { schema: Refusal } },
        },
      },
    }),
  );
}
