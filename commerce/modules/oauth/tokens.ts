import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { oauthTokens } from "./tables";

/** Seconds. Access tokens are short because a refresh is one cheap call; refresh tokens last a working month. */
export const ACCESS_SECONDS = 1800;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** Seconds in which a refresh token may be shown twice: two tabs, or an answer lost on the way. */
export const REPLAY_GRACE_SECONDS = 60;

export interface IssuedTokens {
  accessToken: string;
  refreshToken?: string;
  expiresIn: number;
}

/** Only the hash is stored: a copy of the table signs nobody in. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const newToken = () => randomBytes(32).toString("base64url");

interface Owner {
  family: string;
  customerId: string | null;
  clientId: string;
}

async function store(db: Database, owner: Owner, access: string, refresh: string | undefined, now: Date) {
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const row = (token: string, kind: "access" | "refresh", seconds: number) => ({
    ...owner,
    tokenHash: hashOf(token),
    kind,
    issuedAt: now,
    expiresAt: until(seconds),
  });
  await db
    .insert(oauthTokens)
    .values([
      row(access, "access", ACCESS_SECONDS),
      ...(refresh ? [row(refresh, "refresh", REFRESH_SECONDS)] : []),
    ])
    .onConflictDoNothing();
  return { accessToken: access, ...(refresh ? { refreshToken: refresh } : {}), expiresIn: ACCESS_SECONDS };
}

/** Starts a family of tokens; without a customer it is an application's own token and has no refresh token. */
export async function issueTokens(
  db: Database,
  owner: { customerId: string | null; clientId: string },
  now: Date,
): Promise<IssuedTokens> {
  const family = newToken();
  return store(db, { ...owner, family }, newToken(), owner.customerId ? newToken() : undefined, now);
}

/**
 * Rotates a refresh token. The successors are derived from the shown token with the server's secret, so that
 * showing it again within the grace gives the same pair without any plain token being stored; after the grace
 * a second showing means theft or a stale copy, and the whole family is revoked.
 * @returns undefined when the token is unknown, expired, revoked or replayed.
 */
export async function rotate(
  db: Database,
  shown: string,
  secret: string,
  now: Date,
): Promise<(IssuedTokens & { customerId: string }) | undefined> {
  const [row] = await db
    .select()
    .from(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, hashOf(shown)), eq(oauthTokens.kind, "refresh")));
  if (!row || row.revokedAt || row.expiresAt <= now || !row.customerId) return undefined;
  if (row.usedAt && now.getTime() - row.usedAt.getTime() > REPLAY_GRACE_SECONDS * 1000) {
    await revokeFamily(db, row.family, now);
    return undefined;
  }
  const successor = (use: string) =>
    createHmac("sha256", secret).update(`${use}:${shown}`).digest("base64url");
  if (!row.usedAt) {
    await db
      .update(oauthTokens)
      .set({ usedAt: now })
      .where(and(eq(oauthTokens.tokenHash, row.tokenHash), isNull(oauthTokens.usedAt)));
  }
  const owner = { family: row.family, customerId: row.customerId, clientId: row.clientId };
  const issued = await store(db, owner, successor("access"), successor("refresh"), row.usedAt ?? now);
  return { ...issued, customerId: row.customerId };
}

/** Ends every token that grew from the same sign-in. */
export async function revokeFamily(db: Database, family: string, now: Date): Promise<void> {
  await db
    .update(oauthTokens)
    .set({ revokedAt: now })
    .where(and(eq(oauthTokens.family, family), isNull(oauthTokens.revokedAt)));
}

/** Revokes by any token of the family, as RFC 7009 asks; an unknown token is no error. */
export async function revokeByToken(db: Database, token: string, now: Date): Promise<void> {
  const [row] = await db
    .select()
    .from(oauthTokens)
    .where(eq(oauthTokens.tokenHash, hashOf(token)));
  if (row) await revokeFamily(db, row.family, now);
}

/** Deletes what has been of no use for a day, so that the table does not grow for ever. */
export async function sweepTokens(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3600 * 1000);
  await db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, yesterday));
}
