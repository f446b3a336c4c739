import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";

const PEOPLE_LOCK = 5_302_001;

/** Changes of people wait for each other, so that two cannot take one employee code or both last administrators. */
export const lockPeople = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${PEOPLE_LOCK})`);

/** The cost centre of a unit, and whether wearers of the organisation see prices; one statement. */
export async function usualOf(db: Database, organisationUid: string, unitUid: string) {
  const [row] = await rowsOf<{ centre: string | null; prices: boolean }>(
    db,
    sql`select
      (select c.code from cost_centres c where c.unit_uid = ${unitUid} and c.active order by c.code limit 1) as centre,
      exists (select from organisations o join base_sites s on s.uid = o.site
          where o.uid = ${organisationUid} and s.theme = 'wholesale')
        or exists (select from users u where u.organisation_uid = ${organisationUid}
        and 'customergroup' = any(u.groups) and u.groups <@ array['customergroup', 'b2bcustomergroup']
        and u.price_enabled) as prices`,
  );
  return row!;
}

/** The next employee code of an organisation: above the greatest number that anybody has. */
export async function nextEmployeeCode(db: Database, organisationUid: string): Promise<string> {
  const [row] = await rowsOf<{ next: string }>(
    db,
    sql`select (coalesce(max(u.wearer_id::bigint), 10000) + 1)::text as next
      from users u where u.organisation_uid = ${organisationUid} and u.wearer_id ~ '^[0-9]{1,12}$'`,
  );
  return row!.next;
}
