import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { oauthTokens } from "./tables";
import { hashOf } from "./tokens";

/** The owner of a token: its client and its sign-in. */
export async function ownerOf(
  db: Database,
  token: string,
): Promise<{ clientId: string; family: string } | undefined> {
  const [row] = await db
    .select({ clientId: oauthTokens.clientId, family: oauthTokens.family })
    .from(oauthTokens)
    .where(eq(oauthTokens.tokenHash, hashOf(token)));
  return row;
}
