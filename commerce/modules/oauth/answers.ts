import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readText } from "../../http/read-text";
import type { IssuedTokens } from "./tokens";

/** Tokens as RFC 6749 §5.1 answers them. */
export const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal("bearer"),
    refresh_token: z.string().optional(),
    expires_in: z.number().openapi({ description: "Seconds." }),
    scope: z.string(),
  })
  .openapi("Token");

/** A refusal of the authorization server (RFC 6749 §5.2). */
export const Refusal = z
  .object({ error: z.string(), error_description: z.string().optional() })
  .openapi("TokenError");

/** Refuses in the words of the authorization server, which has an error shape of its own (contract §1.7). */
export const refuse = (c: Context, status: 400 | 401 | 429, error: string, description?: string) => {
  c.header("Cache-Control", "no-store");
  return c.json({ error, ...(description ? { error_description: description } : {}) }, status);
};

/** Hands tokens out; nobody on the way may keep them. */
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

/** The form of a request; undefined for one that is longer than any client of ours would send. */
export async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const text = await readText(c.req.raw, MAX_FORM_BYTES);
  return text === undefined ? undefined : new URLSearchParams(text);
}
