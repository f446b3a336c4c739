import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { may } from "../../http/policy";
import type { Person } from "../../http/principal";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import { proxies } from "./tables";

/** The person with that customer id, if the caller is ordering for them now; one statement. */
export async function orderedFor(
  db: Database,
  caller: Person,
  customerId: string,
): Promise<Person | undefined> {
  // A right that was taken away ends what it had begun.
  if (!may(caller, "order-for-others")) return undefined;
  const [row] = await db
    .select({ user: users, unit: units, organisation: organisations })
    .from(proxies)
    .innerJoin(users, eq(users.customerId, proxies.wearerId))
    .innerJoin(units, eq(units.uid, users.unitUid))
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(
      and(
        eq(proxies.actorId, caller.user.customerId),
        eq(proxies.wearerId, customerId),
        isNull(proxies.endedAt),
        eq(users.active, true),
        eq(users.organisationUid, caller.organisation.uid),
      ),
    );
  return row;
}
