import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../commerce/database/connection";

/** What a copy has in a column instead of what the row has, and the columns that the database fills itself. */
type Other = Readonly<Record<string, SQL | null>>;

/** Inserts copies of rows of a table, which are `t`; `from` joins it with what says how often. */
export async function copyRows(db: Database, table: PgTable, from: SQL, other: Other): Promise<void> {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const unknown = Object.keys(other).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No such columns: ${unknown.join(", ")}`);
  const copied = names.filter((name) => other[name] !== null);
  await db.execute(sql`insert into ${table} (${sql.join(
    copied.map((name) => sql.identifier(name)),
    sql`, `,
  )})
    select ${sql.join(
      copied.map((name) => other[name] ?? sql`t.${sql.identifier(name)}`),
      sql`, `,
    )} from ${table} t ${from}`);
}

/** The organisation that half of all people are in, and what share of the million is made. */
export interface Size {
  big: string;
  share: number;
}

/**
 * What is copied, until the end of the transaction. The copies of an organisation's people stand in `copies`, those of a
 * person in `copied_people`, of an order in `copied_orders`. Numbers move by as much as a copy is away, so that KR-098569
 * is KR-100569 in the first: no kind of number has as many as 2,000 in the demo, and no organisation 1,000 people.
 *
 * The big organisation has its people 440 times, in 20 copies of each unit; another has them 120 times, of which 15 are
 * an organisation of their own. Each copy has the orders of the demo's two years (cycle 0), and the finished ones again
 * three times before: eight years.
 */
export async function prepareCopies(db: Database, { big, share }: Size, those: SQL): Promise<void> {
  await db.execute(sql`
    create or replace function pg_temp.moved(code text, by integer) returns text language sql immutable as
      $$ select split_part(code, '-', 1) || '-' || lpad(n, greatest(6, length(n)), '0')
         from cast(split_part(code, '-', 2)::int + by as text) n $$`);
  // Kitroom's own people have no copies.
  await db.execute(sql`
    create or replace function pg_temp.person(person jsonb, by integer) returns jsonb language sql immutable as
      $$ select case when person->>'customerId' not like 'KR-%' then
         person || jsonb_build_object('customerId', pg_temp.moved(person->>'customerId', by)) else person end $$`);
  await db.execute(sql`
    create or replace function pg_temp.unit(unit text, organisation text, other text, unit_end text)
      returns text language sql immutable as
      $$ select case when unit = organisation then other
         else other || substr(unit, length(organisation) + 1) || unit_end end $$`);
  await db.execute(sql`create temporary table copies on commit drop as
    select g.uid as organisation, n, 1000 * n as people, cycle, 2000 * (4 * n + cycle) as by,
      case when g.uid = ${big} then g.uid else g.uid || '-' || (n + 14) / 15 end as other,
      case when g.uid = ${big} then '' else '-' || (n + 14) / 15 end as "end",
      case when g.uid = ${big} and n % 20 > 0 then '-' || n % 20 else '' end as unit_end,
      make_interval(years => 2 * cycle, mins => 7 * n) as ago
    from organisations g
    cross join lateral generate_series(1, ceil(${share}::float8 * case when g.uid = ${big} then 440 else 120 end)::int) n
    cross join generate_series(0, 3) cycle
    where exists (select from orders o where o.organisation_uid = g.uid) and ${those}`);
  await db.execute(sql`create temporary table copied_people on commit drop as
    select u.customer_id as "from", pg_temp.moved(u.customer_id, c.people) as "to",
      pg_temp.unit(u.unit_uid, c.organisation, c.other, c.unit_end) as unit_uid, c.*
    from copies c join users u on u.organisation_uid = c.organisation where c.cycle = 0`);
  await db.execute(sql`create temporary table copied_orders on commit drop as
    select o.code as "from", pg_temp.moved(o.code, c.by) as "to", c.*,
      pg_temp.unit(o.unit_uid, c.organisation, c.other, c.unit_end) as unit_uid
    from copies c join orders o on o.organisation_uid = c.organisation
    where c.cycle = 0 or o.status in ('COMPLETED', 'CANCELLED', 'REJECTED')`);
  await db.execute(sql`analyze copies, copied_people, copied_orders`);
}
