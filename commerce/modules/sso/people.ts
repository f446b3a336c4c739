import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { users } from "../users/tables";
import { type Newcomer, newPerson } from "./new-people";
import { domainOf, type Provider } from "./providers";
import { SignOnRefused } from "./refusals";
import type { Identity } from "./relying-party";
import { identityLinks } from "./tables";

/**
 * The person that a provider's account is. The first time the email address decides, afterwards the provider's subject.
 * A provider speaks for its own organisation and its own domains alone, whatever address it names. Somebody unknown gets
 * an account where the organisation wants it.
 * @throws SignOnRefused
 */
export async function personOf(
  db: Database,
  provider: Provider,
  identity: Identity,
  newcomer: Newcomer,
): Promise<string> {
  const { id: providerId, organisationUid } = provider;
  const { subject, email, emailVerified } = identity;
  const [linked] = await db
    .select({ user: users })
    .from(identityLinks)
    .innerJoin(users, eq(users.customerId, identityLinks.customerId))
    .where(and(eq(identityLinks.providerId, providerId), eq(identityLinks.subject, subject)));
  if (!linked && (email === "" || !emailVerified)) throw new SignOnRefused("no-email");
  const known = linked?.user ?? (await db.select().from(users).where(eq(users.uid, email)))[0];
  const user = known ?? (await newPerson(db, provider, identity, newcomer));
  if (user.organisationUid !== organisationUid) throw new SignOnRefused("other-organisation");
  if (!user.active) throw new SignOnRefused("closed");
  if (linked) return user.customerId;
  if (!provider.domains.includes(domainOf(email))) throw new SignOnRefused("other-organisation");
  await db
    .insert(identityLinks)
    .values({ providerId, subject, customerId: user.customerId, linkedAt: newcomer.now })
    .onConflictDoNothing();
  // An address that went to somebody else at the provider does not give them the account of who had it before.
  const mine = and(eq(identityLinks.providerId, providerId), eq(identityLinks.customerId, user.customerId));
  const [link] = await db.select().from(identityLinks).where(mine);
  if (link?.subject !== subject) throw new SignOnRefused("other-account");
  return user.customerId;
}
