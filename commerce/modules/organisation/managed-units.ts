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

/** A unit and every unit below it, by name; one statement. */
export async function managedUnits(db: Database, unitUid: string): Promise<ManagedUnit[]> {
  return rowsOf<ManagedUnit>(
    db,
    sql`
    select u.uid, u.name, u.active,
      coalesce((select concat_ws(', ', a.town, a.region) from addresses a
        where a.unit_uid = u.uid order by a.is_default desc, a.id limit 1), '') as place,
      ${peopleHere} as people
    ${unitsAndPeople(unitUid)}`,
  );
}

/** A unit and every unit below it, as `managedUnits` but without their places. */
export const unitsWithPeople = (
  db: Database,
  unitUid: string,
): Promise<(Pick<ManagedUnit, "uid" | "name" | "people"> & { currencySymbol: string })[]> =>
  rowsOf(
    db,
    sql`
    select u.uid, u.name, u.currency_symbol as "currencySymbol", ${peopleHere} as people
    ${unitsAndPeople(unitUid)}`,
  );

/** The active people of a unit of `unitsAndPeople`: a person is no member of their home unit. */
const peopleHere = sql`(select count(*)::int from users p where p.unit_uid = u.uid and p.active)
  + coalesce(further.people, 0)`;

/** A unit and every unit below it as `u`, by name. Few people belong to a further unit, so these are counted in one go. */
const unitsAndPeople = (unitUid: string): SQL => sql`
  from unit_lines l join units u on u.uid = l.uid
    left join (select m.unit_uid, count(*)::int as people from unit_members m join users p using (customer_id)
      where p.active group by m.unit_uid) further on further.unit_uid = u.uid
  where l.above_uid = ${unitUid} order by u.name, u.uid`;

/** People `u` who belong to one unit, as their home or as a further one. */
export const belongsTo = (unitUid: string): SQL => sql`(u.unit_uid = ${unitUid}
  or u.customer_id in (select m.customer_id from unit_members m where m.unit_uid = ${unitUid}))`;

/**
 * How many people `p` belong to a unit of a statement. In two counts, each by its index: a person is no member of their
 * home unit.
 */
export const peopleOfUnit = (unitUid: SQL, which: SQL): SQL => sql`(
  (select count(*)::int from users p where p.unit_uid = ${unitUid} and ${which})
  + (select count(*)::int from unit_members m join users p using (customer_id)
      where m.unit_uid = ${unitUid} and ${which}))`;

/** The uids of a unit and of every unit below it, as a list in brackets for `in` of a statement. */
export const unitsBelow = (unitUid: string | SQL): SQL =>
  sql`(select l.uid from unit_lines l where l.above_uid = ${unitUid})`;

/** A unit and every unit above it as a table of `uid` and `steps`: 0 for itself, 1 for the one above it. */
export const unitsAbove = (unitUid: string | SQL): SQL =>
  sql`(select l.above_uid as uid, l.steps from unit_lines l where l.uid = ${unitUid})`;

/** The currency that a unit orders in. @throws Error for a unit that does not exist. */
export async function unitCurrency(db: Database, unitUid: string): Promise<string> {
  const [unit] = await rowsOf<{ currency: string }>(
    db,
    sql`select currency from units where uid = ${unitUid}`,
  );
  if (!unit) throw new Error(`there is no unit ${unitUid}`);
  return unit.currency;
}
