import { and, eq, or, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { mobileOf } from "../../http/contact";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";

/** How an email address, a user id or a mobile number names a person. */
function named(asked: string): SQL | undefined {
  if (asked.includes("@")) return eq(users.uid, asked);
  const mobile = mobileOf(asked);
  const byId = or(eq(users.wearerId, asked), eq(users.customerId, asked.toUpperCase()));
  return mobile ? or(byId, and(eq(users.mobile, mobile), users.mobileSignsIn)) : byId;
}

/**
 * The active person whom a typed name or a customer id means. A name that means several people means none: a link
 * for one of them must not reach another.
 */
export async function personOf(
  db: Database,
  { asked, customerId }: { asked: string; customerId: string | null },
) {
  const found = await db
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(
      and(
        eq(users.active, true),
        eq(units.active, true),
        customerId ? eq(users.customerId, customerId) : named(asked),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

export type Found = NonNullable<Awaited<ReturnType<typeof personOf>>>;
