import { createHash, randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { timeAfter, timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import type { Scope } from "../../http/scopes";
import { KEPT_DAYS } from "../../database/kept";
import { oauthCodes } from "./tables";
import { ownerOf } from "./owner";
import { hashOf, issueTokens, revokeFamily, type IssuedTokens } from "./tokens";

/** Seconds that a code is valid, because an application fetches its token at once. */
const CODE_SECONDS = 60;

export interface Grounds {
  clientId: string;
  customerId: string;
  redirectUri: string;
  /** The S256 challenge of the application's verifier (RFC 7636 §4.2). */
  challenge: string;
  scopes: Scope[] | null;
}

/** Creates a code that the application exchanges for tokens. */
export async function issueCode(db: Database, grounds: Grounds, now: Date): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const expiresAt = timeAfter(now, { seconds: CODE_SECONDS });
  await db.insert(oauthCodes).values({ ...grounds, codeHash: hashOf(code), expiresAt });
  return code;
}

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

interface Shown {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

/**
 * Exchanges a code for tokens, once. A second use means that it was stolen, so its tokens are revoked (RFC
 * 6749 §4.1.2).
 * @returns undefined for a code that is unknown, used, expired, of another client or redirect URI, or without
 * its verifier.
 */
export async function redeemCode(db: Database, shown: Shown, now: Date): Promise<IssuedTokens | undefined> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const mine = eq(oauthCodes.codeHash, hashOf(shown.code));
    // Parallel requests wait here, so the second one finds the code used.
    const [row] = await tx.select().from(oauthCodes).where(mine).for("update");
    if (!row || row.clientId !== shown.clientId) return undefined;
    if (row.usedAt) {
      if (row.family) await revokeFamily(tx, row.family, now);
      return undefined;
    }
    const right = row.redirectUri === shown.redirectUri && row.challenge === challengeOf(shown.verifier);
    if (!right || row.expiresAt <= now) return undefined;
    const { customerId, clientId, scopes } = row;
    const tokens = await issueTokens(tx, { customerId, clientId, scopes }, now);
    const owner = await ownerOf(tx, tokens.accessToken);
    await tx.update(oauthCodes).set({ usedAt: now, family: owner?.family }).where(mine);
    return tokens;
  });
}

/** Deletes codes that expired a day ago. */
export async function sweepCodes(db: Database, now: Date): Promise<void> {
  await db
    .delete(oauthCodes)
    .where(lt(oauthCodes.expiresAt, timeBefore(now, { days: KEPT_DAYS["sweep-codes"].expired })));
}
