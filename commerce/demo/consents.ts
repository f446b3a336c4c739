import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import type { ConsentId } from "../modules/consents";
import { namedPeople } from "./world/named-people";

/** Everybody who was here before allowed it when they joined; new starters have not decided. Buyers are asked nothing. */
export async function seedConsents(db: Database): Promise<void> {
  const undecided = [...namedPeople()].filter(([, { isNew }]) => isNew).map(([email]) => email);
  await db.execute(sql`
    insert into consents (code, customer_id, site, template_id, template_version, given_at)
    select 'CONSENT-' || u.customer_id, u.customer_id, 'uniforms', ${"SIZES_FROM_ORDERS" satisfies ConsentId}, 1, u.added_at
    from users u join organisations o on o.uid = u.organisation_uid
    where o.site = 'uniforms' and u.uid <> all(${sql.param(undecided)}::text[])`);
}
