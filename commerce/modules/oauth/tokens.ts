import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { timeAfter, timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { KEPT_DAYS } from "../../database/kept";
import { oauthTokens } from "./tables";

/** Seconds. Access tokens are short-lived because a refresh is cheap; refresh tokens last a month. */
export const ACCESS_SECONDS = 1800;
const REFRESH_SECONDS = 30 * 24 * 3600;
/** Seconds in which a refresh token may be used twice: by two tabs, or after a lost answer. */
const REPLAY_GRACE_SECONDS = 60;

export interface IssuedTokens {
  accessToken: string;
  refreshToken?: string;
  expiresIn: number;
  /** Null: all that the client has. */
  scopes: string[] | null;
}

/** Only the hash is stored, so a copy of the table is of no use. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export const newToken = () => randomBytes(32).toString("base64url");

interface Owner {
  family: string;
  customerId: string | null;
  clientId: string;
  /** What the tokens may do; without it all that their client may. */
  scopes?: string[] | null;
}

async function store(
  db: Database,
  owner: Owner,
  tokens: { access: string; refresh?: string },
  now: Date,
  seconds = ACCESS_SECONDS,
  /** Of the access token alone, where they are fewer. */
  fewer?: string[] | null,
) {
  const { access, refresh } = tokens;
  const scopes = fewer ?? owner.scopes ?? null;
  const until = (later: number) => timeAfter(now, { seconds: later });
  const row = (token: string, kind: "access" | "refresh", lasts: number) => ({
    ...owner,
    tokenHash: hashOf(token),
    kind,
    issuedAt: now,
    expiresAt: until(lasts),
  });
  await db
    .insert(oauthTokens)
    .values([
      { ...row(access, "access", seconds), scopes },
      ...(refresh ? [row(refresh, "refresh", REFRESH_SECONDS)] : []),
    ])
    .onConflictDoNothing();
  return { accessToken: access, ...(refresh ? { refreshToken: refresh } : {}), expiresIn: seconds, scopes };
}

/**
 * Starts a family of tokens; without a customer it is an application's own token, without a refresh token.
 */
export async function issueTokens(
  db: Database,
  owner: Omit<Owner, "family"> & { family?: string },
  now: Date,
): Promise<IssuedTokens> {
  const tokens = { access: newToken(), ...(owner.customerId ? { refresh: newToken() } : {}) };
  return store(db, { family: newToken(), ...owner }, tokens, now);
}

/**
 * Adds an access token to a family, such as a punch-out visit. Revoking the family ends all its tokens. It
 * has no refresh token and lasts no longer than `seconds`.
 */
export async function issueAccessToken(
  db: Database,
  owner: Owner & { customerId: string },
  now: Date,
  seconds: number,
): Promise<IssuedTokens> {
  return store(db, owner, { access: newToken() }, now, Math.min(seconds, ACCESS_SECONDS));
}

/**
 * Rotates a refresh token. The next tokens are derived from it with the server's secret, so that a second use
 * within the grace period returns the same pair, without storing plain tokens. After the grace period a
 * second use means theft or a stale copy, and the whole family is revoked.
 * @param fewer the scopes of the access token, if it is to have fewer than the sign-in (RFC 6749 §6).
 * @returns undefined when the token is unknown, expired, revoked or replayed.
 */
export async function rotate(
  db: Database,
  shown: string,
  secret: string,
  now: Date,
  fewer: string[] | null = null,
): Promise<(IssuedTokens & { customerId: string }) | undefined> {
  const outcome = await db.transaction(async (tx) =>
    renew(tx as unknown as Database, shown, secret, now, fewer),
  );
  if (outcome?.replayed !== undefined) {
    await revokeFamily(db, outcome.replayed, now);
    return undefined;
  }
  return outcome;
}

/**
 * The token's row stays locked until the next tokens are stored, so that a revocation either finds them or
 * prevents them.
 */
async function renew(tx: Database, shown: string, secret: string, now: Date, fewer: string[] | null) {
  const [row] = await tx
    .select()
    .from(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, hashOf(shown)), eq(oauthTokens.kind, "refresh")))
    .for("update");
  if (!row || row.revokedAt || row.expiresAt <= now || !row.customerId) return undefined;
  const { family, customerId, clientId, scopes, usedAt } = row;
  if (usedAt && now.getTime() - usedAt.getTime() > REPLAY_GRACE_SECONDS * 1000) return { replayed: family };
  const successor = (use: string) =>
    createHmac("sha256", secret).update(`${use}:${shown}`).digest("base64url");
  if (!usedAt) {
    await tx.update(oauthTokens).set({ usedAt: now }).where(eq(oauthTokens.tokenHash, row.tokenHash));
  }
  // With other scopes it is another token, also when the answer was lost and the refresh is sent again.
  const access = successor(fewer ? `access ${fewer.join(" ")}` : "access");
  const tokens = { access, refresh: successor("refresh") };
  const owner = { family, customerId, clientId, scopes };
  const issued = await store(tx, owner, tokens, usedAt ?? now, ACCESS_SECONDS, fewer);
  return { ...issued, customerId };
}

/** Revokes all tokens of the same sign-in. */
export const revokeFamily = (db: Database, family: string, now: Date): Promise<void> =>
  revokeThose(db, sql`family = ${family}`, now);

/**
 * Revokes all tokens of a person, of all sign-ins and applications.
 * @param except the family of a sign-in that goes on.
 */
export const revokeAllOf = (db: Database, customerId: string, now: Date, except = ""): Promise<void> =>
  revokeThose(db, sql`customer_id = ${customerId} and family <> ${except}`, now);

/** Revokes all tokens of people. @param those the customer ids, as a query in brackets. */
export const revokePeople = (db: Database, those: SQL, now: Date): Promise<void> =>
  revokeThose(db, sql`customer_id in ${those}`, now);

/**
 * A concurrent refresh holds its row, and its new tokens are visible only to a later statement, so this repeats until
 * nothing is left to revoke.
 */
async function revokeThose(db: Database, those: SQL, now: Date): Promise<void> {
  let ended: unknown[];
  do {
    // Always in the same order, so that two concurrent revocations do not deadlock.
    ended = await rowsOf(
      db,
      sql`
      update oauth_tokens set revoked_at = ${now.toISOString()}::timestamptz
      where token_hash in (
        select token_hash from oauth_tokens where ${those} and revoked_at is null
        order by token_hash for update)
      returning token_hash`,
    );
  } while (ended.length > 0);
}

/** Revokes by any token of the family, as RFC 7009 asks; an unknown token is no error. */
export async function revokeByToken(db: Database, token: string, now: Date): Promise<void> {
  const [row] = await db
    .select()
    .from(oauthTokens)
    .where(eq(oauthTokens.tokenHash, hashOf(token)));
  if (row) await revokeFamily(db, row.family, now);
}

/** Deletes tokens that expired a day ago, so that the table does not grow forever. */
export async function sweepTokens(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-tokens"].expired });
  await db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, before));
}
