import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readText } from "../../http/read-text";
import type { IssuedTokens } from "./tokens";

/** A token response (RFC 6749 §5.1). */
export const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal("bearer"),
    refresh_token: z.string().optional(),
    expires_in: z.number().openapi({ description: "Seconds." }),
    scope: z.string(),
  })
  .openapi("Token");

/** An error response of the authorization server (RFC 6749 §5.2). */
export const Refusal = z
  .object({ error: z.string(), error_description: z.string().optional() })
  .openapi("TokenError");

/** Sends an error in the authorization server's own shape (contract §1.7). */
export const refuse = (c: Context, status: 400 | 401 | 429 | 503, error: string, description?: string) => {
  c.header("Cache-Control", "no-store");
  return c.json({ error, ...(description ? { error_description: description } : {}) }, status);
};

/** Sends tokens, with caching disabled. */
export const answer = (c: Context, tokens: IssuedTokens, scope: string) => {
  c.header("Cache-Control", "no-store");
  return c.json({
    access_token: tokens.accessToken,
    token_type: "bearer",
    ...(tokens.refreshToken ? { refresh_token: tokens.refreshToken } : {}),
    expires_in: tokens.expiresIn,
    scope,
  });
};

const MAX_FORM_BYTES = 16 * 1024;

/** The form of a request; undefined if it is too long. */
export async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const text = await readText(c.req.raw, MAX_FORM_BYTES);
  return text === undefined ? undefined : new URLSearchParams(text);
}
