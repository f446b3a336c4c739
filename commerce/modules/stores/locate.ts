import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import type { Point } from "./distance";

export type StoreCall = Pick<Call, "db" | "baseSite" | "now">;

/** Where something is that was searched for. */
export interface Located extends Point {
  /** "Geelong 3220". */
  words: string;
}

/** Most places that one text can mean; postal codes of Australia and New Zealand are the same four digits. */
const MOST = 20;

/** A text as it is compared: small letters without macrons, and one space between words. */
const plain = (column: SQL): SQL => sql`trim(regexp_replace(
  translate(lower(${column}), 'āēīōūĀĒĪŌŪ', 'aeiouaeiou'), '[][ ,;:/&()''’<>"!.-]+', ' ', 'g'))`;

/** The same of what somebody typed, without anything that is neither letter nor digit. */
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\u0304/g, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * The places that a text means: a postal code, a town, or an address of a store or in a known town. The best reading
 * wins: a postal code that goes with its town, then a postal code, a town, a beginning of one, and an address. A town is
 * where its middle is known to be, and where its stores are only if that is not known.
 */
export async function locate(
  { db, baseSite }: StoreCall,
  text: string,
  country?: string,
): Promise<Located[]> {
  const digits = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? "";
  const words = plainText(text);
  if (!words) return [];
  const town = words.replace(digits, " ").replace(/\s+/g, " ").trim();
  const within = country ? sql`country = ${country}` : sql`true`;
  return rowsOf<Located>(
    db,
    sql`with known as (
      select latitude, longitude, postal_code, town, '' as line, 0 as later from places where ${within}
      union all select latitude, longitude, postal_code, town, ${plain(sql`display_name || ' ' || line1`)}, 0.5
        from stores where ${baseSite.uid} = any(sites) and ${within}),
    named as (select *, ${plain(sql`town`)} as its from known),
    ranked as (select *, later + case
      when postal_code = ${digits} and (' ' || ${town} || ' ') like ('% ' || its || ' %') then 1
      when postal_code = ${digits} and ${digits === words}::boolean then 2
      when its = ${town} then 3
      when length(${town}) > 2 and starts_with(its, ${town}) then 4
      when length(${town}) > 3 and line <> '' and (strpos(line, ${town}) > 0 or strpos(${words}, line) > 0) then 5
      when (' ' || ${town} || ' ') like ('% ' || its || ' %') then 6
      when postal_code = ${digits} then 7 end as place from named)
    select latitude, longitude, min(town || ' ' || postal_code) as words from ranked
    where place = (select min(place) from ranked)
    group by latitude, longitude order by words limit ${MOST}`,
  );
}
