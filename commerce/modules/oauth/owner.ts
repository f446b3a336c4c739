import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { oauthTokens } from "./tables";
import { hashOf } from "./tokens";

/** The owner of a token: its client, its sign-in, and the scopes of that. */
export async function ownerOf(
  db: Database,
  token: string,
): Promise<{ clientId: string; family: string; scopes: string[] | null } | undefined> {
  const [row] = await db
    .select({ clientId: oauthTokens.clientId, family: oauthTokens.family, scopes: oauthTokens.scopes })
    .from(oauthTokens)
    .where(eq(oauthTokens.tokenHash, hashOf(token)));
  return row;
}
