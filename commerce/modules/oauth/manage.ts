import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { timeAfter } from "../../calendar";
import { FEEDS, isScope, PROVISION, SCOPE_NAMES } from "../../http/scopes";
import { organisations } from "../organisation/tables";
import { GRANTS, type Grant } from "./clients";
import { oauthClients, oauthTokens } from "./tables";
import { hashOf, newToken } from "./tokens";

/** The options for adding or changing a client. A list replaces the earlier one. */
export interface ClientDetails {
  name?: string;
  grants?: string[];
  scopes?: string[];
  origins?: string[];
  redirectUris?: string[];
}

/** Of a new one alone, because what a client is bound to never changes. */
export interface NewClient extends ClientDetails {
  /** The uid of the organisation whose people it looks after. */
  organisation?: string | null;
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
  if (unknown !== undefined)
    mistake(`${unknown} is not a scope. The scopes are ${[...SCOPE_NAMES, FEEDS].join(", ")}`);
  if (details.scopes?.length === 0) mistake("a client needs at least one --scope");
  details.origins?.forEach(checkOrigin);
  details.redirectUris?.forEach(checkRedirectUri);
  return details;
}

type Whole = Pick<ClientRow, "kind" | "grants" | "scopes" | "redirectUris" | "organisationUid">;

function checkWhole({ kind, grants, scopes, redirectUris, organisationUid }: Whole): void {
  const provisions = scopes.includes(PROVISION);
  if (scopes.includes(FEEDS) && (kind === "public" || !grants.includes("client_credentials")))
    mistake(`${FEEDS} needs a client with a secret and the grant client_credentials`);
  if (provisions && organisationUid === null) mistake(`${PROVISION} needs an --organisation`);
  if (organisationUid !== null) {
    if (scopes.join() !== PROVISION) mistake(`a client of an organisation has the scope ${PROVISION} alone`);
    if (kind === "public" || grants.join() !== "client_credentials")
      mistake("a client of an organisation has a secret and the grant client_credentials alone");
  }
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
  { organisation = null, ...details }: NewClient,
  now: Date,
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9._-]{3,60}$/.test(clientId))
    mistake("an id has 3 to 60 letters, digits, dots, dashes or _");
  const {
    name = clientId,
    scopes = [organisation === null ? "basic" : PROVISION],
    origins = [],
    redirectUris = [],
  } = checkDetails(kind, details);
  const grants = details.grants ?? (kind === "public" ? [...PUBLIC_GRANTS] : ["client_credentials"]);
  checkWhole({ kind, grants, scopes, redirectUris, organisationUid: organisation });
  if (organisation !== null && (await db.$count(organisations, eq(organisations.uid, organisation))) === 0)
    mistake(`there is no organisation ${organisation}`);
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
      organisationUid: organisation,
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

/** Days that a token which was made by hand works, and the most. */
export const TOKEN_DAYS = 365;
const MOST_TOKEN_DAYS = 730;

/**
 * Makes an access token that works for long, for a provider that takes a token and no secret. It is kept as a hash.
 * @returns the token, which cannot be shown again, and its end. @throws ClientMistake for a client without an
 * organisation: any other gets tokens for half an hour with its secret.
 */
export async function addToken(
  db: Database,
  clientId: string,
  now: Date,
  days = TOKEN_DAYS,
): Promise<{ token: string; until: Date }> {
  const row = await clientRow(db, clientId);
  if (row.organisationUid === null) mistake("only a client of an organisation has tokens that work for long");
  if (!row.active) mistake(`${clientId} is closed`);
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS)
    mistake(`--days is a whole number from 1 to ${MOST_TOKEN_DAYS}`);
  const token = newToken();
  const until = timeAfter(now, { days });
  await db.insert(oauthTokens).values({
    tokenHash: hashOf(token),
    kind: "access",
    family: newToken(),
    customerId: null,
    clientId,
    issuedAt: now,
    expiresAt: until,
  });
  return { token, until };
}

/** Ends every token of a client, which may get new ones. @throws ClientMistake. */
export async function endTokens(db: Database, clientId: string, now: Date): Promise<void> {
  await clientRow(db, clientId);
  await db
    .update(oauthTokens)
    .set({ revokedAt: now })
    .where(and(eq(oauthTokens.clientId, clientId), isNull(oauthTokens.revokedAt)));
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
  if (!active) await endTokens(db, clientId, now);
}
