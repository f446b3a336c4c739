import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { oauthTokens } from "./tables";
import { hashOf } from "./tokens";

/** Whose a token is: the client that it was given to, and the sign-in that it grew from. */
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
