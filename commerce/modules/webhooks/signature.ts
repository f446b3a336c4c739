import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { WebhookSecret } from "./tables";

/** 32 random bytes; Standard Webhooks asks for 24 to 64. */
export const newSecret = (now: Date): WebhookSecret => ({
  secret: `whsec_${randomBytes(32).toString("base64")}`,
  madeAt: now.toISOString(),
});

/**
 * The headers of Standard Webhooks. While a secret is replaced there are two signatures, of the new one first; a
 * receiver accepts a message if one of them fits.
 * @param id of the event. @param at of this attempt.
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly WebhookSecret[]) {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map(({ secret }) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
