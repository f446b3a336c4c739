import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";

/** A unit that a person manages, with its place and the active people who belong to it, as their home or further. */
export interface ManagedUnit {
  uid: string;
  name: string;
  active: boolean;
  /** "Karratha, WA"; empty without an address. */
  place: string;
  people: number;
}

/** A unit and every unit below it, by name; one statement. A circle in the tree ends the walk. */
export async function managedUnits(db: Database, unitUid: string): Promise<ManagedUnit[]> {
  return rowsOf<ManagedUnit>(
    db,
    sql`
    with recursive below as (
      select uid from units where uid = ${unitUid}
      union
      select u.uid from units u join below b on u.parent_uid = b.uid
    )
    select u.uid, u.name, u.active,
      coalesce((select concat_ws(', ', a.town, a.region) from addresses a
        where a.unit_uid = u.uid order by a.is_default desc, a.id limit 1), '') as place,
      (select count(*)::int from users p where ${belongsTo(sql`u.uid`, sql`p`)} and p.active) as people
    from units u join below using (uid)
    order by u.name, u.uid`,
  );
}

/** People `person` who belong to a unit, as their home or as a further one. */
export const belongsTo = (
  unitUid: string | SQL,
  person: SQL = sql`u`,
): SQL => sql`(${person}.unit_uid = ${unitUid}
  or exists (select from unit_members m where m.unit_uid = ${unitUid} and m.customer_id = ${person}.customer_id))`;

/** The uids of a unit and of every unit below it, as a list in brackets for `in` of a statement. */
export const unitsBelow = (unitUid: string | SQL): SQL => sql`(
  with recursive below as (
    select uid from units where uid = ${unitUid}
    union
    select n.uid from units n join below b on n.parent_uid = b.uid
  )
  select uid from below)`;

/** The currency that a unit orders in. @throws Error for a unit that does not exist. */
export async function unitCurrency(db: Database, unitUid: string): Promise<string> {
  const [unit] = await rowsOf<{ currency: string }>(
    db,
    sql`select currency from units where uid = ${unitUid}`,
  );
  if (!unit) throw new Error(`there is no unit ${unitUid}`);
  return unit.currency;
}
