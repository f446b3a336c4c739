import { and, eq, gt, isNull } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { personName } from "../../http/person-name";
import { users } from "../users/tables";
import { HELD } from "./hold";
import { proxies } from "./tables";

/**
 * Who orders for the person now, and since when; one statement. One that was forgotten is not said any more after the
 * time in which nobody else could begin.
 */
export async function orderedBy({ db, about, now }: Pick<Call, "db" | "about" | "now">) {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, startedAt: proxies.startedAt })
    .from(proxies)
    .innerJoin(users, eq(users.customerId, proxies.actorId))
    .where(
      and(
        eq(proxies.wearerId, about.user.customerId),
        isNull(proxies.endedAt),
        gt(proxies.startedAt, timeBefore(now(), HELD)),
      ),
    );
  return row && { name: personName(row), startedAt: occDate(row.startedAt) };
}
