import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { auth } from "hono/utils/basic-auth";
import type { Client, Clients } from "./clients";
import { hashOf } from "./tokens";

const digest = (text: string) => createHash("sha256").update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

interface Shown {
  id: string;
  secret: string | undefined;
}

/**
 * The client's id and secret, from the form or from HTTP Basic, where a secret may contain a colon (RFC 6749
 * §2.3.1).
 */
function shownBy(c: Context, form: URLSearchParams): Shown | undefined {
  const basic = auth(c.req.raw);
  const named = form.get("client_id");
  // Form and header must not name different clients.
  if (basic && named && named !== basic.username) return undefined;
  const id = named ?? basic?.username;
  return id ? { id, secret: form.get("client_secret") ?? basic?.password } : undefined;
}

/** Whether a request names a client. */
export const namesClient = (c: Context, form: URLSearchParams): boolean =>
  form.has("client_id") || form.has("client_secret") || /^basic /i.test(c.req.header("Authorization") ?? "");

/**
 * The authenticated client of a request: a confidential one by one of its secrets, a public one by its id
 * alone.
 * @param storefront the client whose secret is a setting.
 * @returns undefined for a client that is unknown, closed or without its secret.
 */
export async function clientOf(
  c: Context,
  form: URLSearchParams,
  clients: Clients,
  storefront: { clientId: string; clientSecret: string },
): Promise<Client | undefined> {
  const shown = shownBy(c, form);
  const client = shown && (await clients.find(shown.id));
  if (!client || !shown) return undefined;
  const { secret = "" } = shown;
  if (client.clientId === storefront.clientId) {
    return sameText(secret, storefront.clientSecret) ? client : undefined;
  }
  if (client.kind === "public") return secret === "" ? client : undefined;
  return client.secrets.some(({ hash }) => sameText(hashOf(secret), hash)) ? client : undefined;
}
