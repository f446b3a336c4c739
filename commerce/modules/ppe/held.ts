import { sql, type SQL } from "drizzle-orm";
import { givenLines } from "../leavers";

/** A name of a standard, a class or a role as it is compared: spaces and capitals say nothing (catalogue/standards.ts). */
export const plain = (text: SQL): SQL =>
  sql`upper(regexp_replace(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'), '\\s*/\\s*', '/', 'g'))`;

/** Whether one class meets another, as `satisfies` of catalogue/standards.ts says. */
export const classMeets = (has: SQL, needs: SQL): SQL => {
  const [one, other] = [plain(has), plain(needs)];
  return sql`(${other} = '' or ${one} = ${other}
    or (${one} in ('D/N', 'N/D') and ${other} in ('D', 'N', 'D/N', 'N/D')))`;
};

/**
 * Statements `with` these people (a select of customer_id): `worn`, a row for each order line of which they still have
 * pieces that protect or are replaced after a time, with the local day of its issue and the day it is replaced on.
 */
export const wornLines = (people: SQL, timeZone: string): SQL => sql`${givenLines(people, false)},
  worn as (
    select w.*, (w.issued_on + make_interval(months => w.replaced_after_months))::date as replace_on from (
      select g.customer_id, s.code as style_code, s.name, s.garment_class, ${plain(sql`s.garment_class`)} as kind,
        s.replaced_after_months, g.still_out as pieces,
        (g.sent_at at time zone ${timeZone})::date as issued_on, coalesce(g.standards, s.standards) as kept,
        s.standards as current
      from given g join styles s on s.code = g.style_code
      where g.still_out > 0 and (s.garment_class is not null or s.replaced_after_months is not null)) w)`;
