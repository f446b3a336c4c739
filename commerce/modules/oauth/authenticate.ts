import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { prepared } from "../../database/prepared";
import { OccError } from "../../http/errors";
import type { Person, Principal } from "../../http/principal";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import { oauthTokens } from "./tables";
import { hashOf } from "./tokens";

const invalidToken = () => new OccError(401, { type: "InvalidTokenError", message: "Invalid access token" });

const tokenParts = {
  kind: oauthTokens.kind,
  revokedAt: oauthTokens.revokedAt,
  expiresAt: oauthTokens.expiresAt,
  customerId: oauthTokens.customerId,
  clientId: oauthTokens.clientId,
};

const tokenHolder = prepared((db) =>
  db
    .select({ token: tokenParts, user: users, unit: units, organisation: organisations })
    .from(oauthTokens)
    .leftJoin(users, eq(users.customerId, oauthTokens.customerId))
    .leftJoin(units, eq(units.uid, users.unitUid))
    .leftJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(eq(oauthTokens.tokenHash, sql.placeholder("tokenHash")))
    .prepare("token_holder"),
);

/**
 * The caller of an Authorization header, in one statement.
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
  const [row] = await tokenHolder(db).execute({ tokenHash: hashOf(token) });
  if (!row || row.token.kind !== "access" || row.token.revokedAt || row.token.expiresAt <= now) {
    throw invalidToken();
  }
  const { clientId } = row.token;
  if (!row.token.customerId) return { kind: "client", clientId };
  if (!row.user?.active || !row.unit?.active || !row.organisation) throw invalidToken();
  return { kind: "person", clientId, user: row.user, unit: row.unit, organisation: row.organisation };
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
