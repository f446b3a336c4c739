import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { isScope, SCOPE_NAMES } from "../../http/scopes";
import { GRANTS, type Grant } from "./clients";
import { oauthClients, oauthTokens } from "./tables";
import { hashOf } from "./tokens";

/** The options for adding or changing a client. A list replaces the earlier one. */
export interface ClientDetails {
  name?: string;
  grants?: string[];
  scopes?: string[];
  origins?: string[];
  redirectUris?: string[];
}

export type ClientRow = typeof oauthClients.$inferSelect;

/** A mistake in the command, with a message for the person at the terminal. */
export class ClientMistake extends Error {}

const mistake = (text: string): never => {
  throw new ClientMistake(text);
};

/** Grants without a secret, the only ones for public clients. */
const PUBLIC_GRANTS: readonly Grant[] = ["authorization_code", "refresh_token"];

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

const isLocal = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** An origin as browsers send it: scheme, host and port. Plain http is allowed only for localhost. */
function checkOrigin(text: string): string {
  const url = parsed(text);
  const right =
    url?.origin === text && (url.protocol === "https:" || (url.protocol === "http:" && isLocal(url)));
  return right ? text : mistake(`${text} is not an origin such as https://app.example`);
}

/**
 * A redirect URI for codes: https, localhost, or an app's own scheme. The scheme must have a dot (RFC 8252
 * §7.1), so that it is never one that a browser executes.
 */
function checkRedirectUri(text: string): string {
  const url = parsed(text);
  const right =
    url &&
    !text.includes("#") &&
    url.username === "" &&
    (url.protocol === "https:" || (url.protocol === "http:" && isLocal(url)) || url.protocol.includes("."));
  return right ? text : mistake(`${text} is not an address such as https://app.example/signed-in`);
}

function checkDetails(kind: ClientRow["kind"], details: ClientDetails): ClientDetails {
  const { grants } = details;
  for (const grant of grants ?? []) {
    if (!GRANTS.some((known) => known === grant))
      mistake(`${grant} is not a grant. The grants are ${GRANTS.join(", ")}`);
    if (kind === "public" && !PUBLIC_GRANTS.some((known) => known === grant)) {
      mistake(`a public client may only use ${PUBLIC_GRANTS.join(" and ")}`);
    }
  }
  const unknown = details.scopes?.find((scope) => !isScope(scope));
  if (unknown !== undefined) mistake(`${unknown} is not a scope. The scopes are ${SCOPE_NAMES.join(", ")}`);
  if (details.scopes?.length === 0) mistake("a client needs at least one --scope");
  details.origins?.forEach(checkOrigin);
  details.redirectUris?.forEach(checkRedirectUri);
  return details;
}

function checkWhole({ grants, redirectUris }: Pick<ClientRow, "grants" | "redirectUris">): void {
  if (grants.includes("authorization_code") && redirectUris.length === 0) {
    mistake("authorization_code needs at least one --redirect-uri");
  }
}

const newSecret = () => randomBytes(32).toString("base64url");
const kept = (secret: string, now: Date) => ({ hash: hashOf(secret), madeAt: now.toISOString() });

export const listClients = (db: Database): Promise<ClientRow[]> =>
  db.select().from(oauthClients).orderBy(asc(oauthClients.clientId));

async function clientRow(db: Database, clientId: string): Promise<ClientRow> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId)).for("update");
  return row ?? mistake(`there is no client ${clientId}`);
}

/**
 * Adds a client. @returns its secret, which cannot be shown again; undefined for a public client.
 * @throws ClientMistake.
 */
export async function addClient(
  db: Database,
  clientId: string,
  kind: ClientRow["kind"],
  details: ClientDetails,
  now: Date,
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9._-]{3,60}$/.test(clientId))
    mistake("an id has 3 to 60 letters, digits, dots, dashes or _");
  const {
    name = clientId,
    scopes = ["basic"],
    origins = [],
    redirectUris = [],
  } = checkDetails(kind, details);
  const grants = details.grants ?? (kind === "public" ? [...PUBLIC_GRANTS] : ["client_credentials"]);
  checkWhole({ grants, redirectUris });
  const secret = kind === "public" ? undefined : newSecret();
  const made = await db
    .insert(oauthClients)
    .values({
      clientId,
      name,
      kind,
      grants,
      origins,
      redirectUris,
      scopes,
      secrets: secret === undefined ? [] : [kept(secret, now)],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ clientId: oauthClients.clientId });
  return made.length > 0 ? secret : mistake(`there is already a client ${clientId}`);
}

/** @throws ClientMistake. */
export async function changeClient(db: Database, clientId: string, details: ClientDetails): Promise<void> {
  const row = await clientRow(db, clientId);
  const changed = checkDetails(row.kind, details);
  checkWhole({ ...row, ...changed });
  if (Object.keys(changed).length === 0) mistake("say what to change");
  await db.update(oauthClients).set(changed).where(eq(oauthClients.clientId, clientId));
}

/**
 * Adds a secret and keeps the newest existing one, so that the application can switch over. @returns the
 * secret, which cannot be shown again. @throws ClientMistake.
 */
export async function addSecret(db: Database, clientId: string, now: Date): Promise<string> {
  const row = await clientRow(db, clientId);
  if (row.kind === "public") mistake("a public client has no secret");
  if (row.secrets.length === 0)
    mistake("the secret of this client is a setting of the shop: COMMERCE_CLIENT_SECRET");
  const secret = newSecret();
  const secrets = [kept(secret, now), ...row.secrets.slice(0, 1)];
  await db.update(oauthClients).set({ secrets }).where(eq(oauthClients.clientId, clientId));
  return secret;
}

/** Removes all secrets of a client except the newest. @throws ClientMistake. */
export async function dropOldSecret(db: Database, clientId: string): Promise<void> {
  const row = await clientRow(db, clientId);
  if (row.secrets.length < 2) mistake("the client has no older secret");
  const secrets = row.secrets.slice(0, 1);
  await db.update(oauthClients).set({ secrets }).where(eq(oauthClients.clientId, clientId));
}

/** Closes a client and revokes its tokens, or opens it again. @throws ClientMistake. */
export async function setActive(db: Database, clientId: string, active: boolean, now: Date): Promise<void> {
  await clientRow(db, clientId);
  await db.update(oauthClients).set({ active }).where(eq(oauthClients.clientId, clientId));
  if (active) return;
  await db
    .update(oauthTokens)
    .set({ revokedAt: now })
    .where(and(eq(oauthTokens.clientId, clientId), isNull(oauthTokens.revokedAt)));
}
