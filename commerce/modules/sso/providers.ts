import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { identityProviders } from "./tables";

export type Provider = typeof identityProviders.$inferSelect;

/** What follows the at-sign of an email address, in lower case; empty for anything else. */
export const domainOf = (userid: string): string =>
  /^[^@\s]+@([^@\s]+)$/.exec(userid.trim().toLowerCase())?.[1] ?? "";

/**
 * The provider that people with an email address sign in at. Only the domain decides, so that the answer tells nothing
 * about who has an account.
 */
export async function providerFor(db: Database, userid: string): Promise<Provider | undefined> {
  const domain = domainOf(userid);
  if (domain === "") return undefined;
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(identityProviders.enabled, sql`${domain} = any(${identityProviders.domains})`))
    .orderBy(identityProviders.id)
    .limit(1);
  return row;
}

/** A provider by its id, unless it is switched off. */
export async function findProvider(db: Database, id: string): Promise<Provider | undefined> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.id, id), identityProviders.enabled));
  return row;
}
