import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { prepared } from "../../database/prepared";
import { OccError } from "../../http/errors";
import type { Person, Principal } from "../../http/principal";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import { scopesNow } from "./scopes";
import { oauthClients, oauthTokens } from "./tables";
import { hashOf } from "./tokens";

const invalidToken = () => new OccError(401, { type: "InvalidTokenError", message: "Invalid access token" });

const tokenParts = {
  kind: oauthTokens.kind,
  revokedAt: oauthTokens.revokedAt,
  expiresAt: oauthTokens.expiresAt,
  customerId: oauthTokens.customerId,
  clientId: oauthTokens.clientId,
  scopes: oauthTokens.scopes,
  clientScopes: oauthClients.scopes,
  organisationUid: oauthClients.organisationUid,
};

/**
 * Which versions of the rows a caller is made of: any change of one of them is another text. Of its client the scopes
 * alone count, because its row also notes the last use.
 */
const version = sql<string>`concat(${sql.join(
  [oauthTokens, users, units, organisations].flatMap((table) => [
    sql`${table}.xmin, ${table}.ctid`,
    sql`' '`,
  ]),
  sql`, `,
)}, ${oauthClients.scopes})`;

const tokenHolder = prepared((db) =>
  db
    .select({ version, token: tokenParts, user: users, unit: units, organisation: organisations })
    .from(oauthTokens)
    .leftJoin(oauthClients, eq(oauthClients.clientId, oauthTokens.clientId))
    .leftJoin(users, eq(users.customerId, oauthTokens.customerId))
    .leftJoin(units, eq(units.uid, users.unitUid))
    .leftJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(eq(oauthTokens.tokenHash, sql.placeholder("tokenHash")))
    .prepare("token_holder"),
);

const tokenVersion = prepared((db) =>
  db
    .select({ version })
    .from(oauthTokens)
    .leftJoin(oauthClients, eq(oauthClients.clientId, oauthTokens.clientId))
    .leftJoin(users, eq(users.customerId, oauthTokens.customerId))
    .leftJoin(units, eq(units.uid, users.unitUid))
    .leftJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(eq(oauthTokens.tokenHash, sql.placeholder("tokenHash")))
    .prepare("token_version"),
);

type Holder = Awaited<ReturnType<ReturnType<typeof tokenHolder>["execute"]>>[number];

/** Callers as they were last read, by database and token. Used only for the very rows that they were read from. */
const known = new WeakMap<Database, Map<string, Holder>>();
const MOST_KNOWN = 2000;

/**
 * Who holds a token, in one statement: sixty columns the first time, and after that only whether the rows are still the
 * same. Two if one of them has changed.
 */
async function holderOf(db: Database, tokenHash: string): Promise<Holder | undefined> {
  const mine = known.get(db) ?? new Map<string, Holder>();
  known.set(db, mine);
  const before = mine.get(tokenHash);
  if (before) {
    const [now] = await tokenVersion(db).execute({ tokenHash });
    if (now?.version === before.version) return before;
    mine.delete(tokenHash);
    if (!now) return undefined;
  }
  const [row] = await tokenHolder(db).execute({ tokenHash });
  if (row) {
    if (mine.size >= MOST_KNOWN) mine.clear();
    mine.set(tokenHash, row);
  }
  return row;
}

/**
 * The caller of an Authorization header.
 * @throws OccError 401 InvalidTokenError for a token that is unknown, expired, revoked or of a disabled
 * person.
 */
export async function authenticate(
  db: Database,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> {
  if (!authorization) return { kind: "anonymous" };
  const token = /^bearer ([\w.~+/-]{1,200}=*)$/i.exec(authorization.trim())?.[1];
  if (!token) throw invalidToken();
  const row = await holderOf(db, hashOf(token));
  if (!row || row.token.kind !== "access" || row.token.revokedAt || row.token.expiresAt <= now) {
    throw invalidToken();
  }
  const { clientId } = row.token;
  const scopes = scopesNow(row.token.scopes, row.token.clientScopes);
  if (!row.token.customerId) {
    const { organisationUid } = row.token;
    return { kind: "client", clientId, scopes, ...(organisationUid ? { organisationUid } : {}) };
  }
  const { user, unit, organisation } = row;
  if (!user?.active || !unit?.active || !organisation) throw invalidToken();
  return { kind: "person", clientId, scopes, user, unit, organisation };
}

/** A person with their unit and organisation, for an agent who acts for them. */
export async function findPerson(db: Database, customerId: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ user: users, unit: units, organisation: organisations })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(eq(users.customerId, customerId));
  return row;
}
