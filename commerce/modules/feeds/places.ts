import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Told } from "./tables";

/** The lock under which places are given. */
const PLACES_LOCK = 0x66656564;

/**
 * Gives a place behind all others to whatever changed since the last time. Marks are seen once their transaction is
 * committed, and places are given under a lock by one transaction after the other; so a change that commits late gets a
 * later place, and no reader who went further can miss it. It is the same after a dump was restored, which an order by
 * transaction ids would not be.
 */
async function givePlaces(db: Database, kind: Told): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
  await db.execute(sql`
    with gone as (delete from feed_marks where kind = ${kind} returning code)
    insert into feed_places (kind, code, place)
    select ${kind}, c.code, nextval('feed_numbers') from (select distinct code from gone order by code) c
    on conflict (kind, code) do update set place = excluded.place`);
}

/** Gives places to what has changed, at times at which nobody asks; a scheduled job, so that marks do not grow in number. */
export async function placeMarks(db: Database): Promise<void> {
  for (const kind of ["order", "return"] as const) {
    await db.transaction((tx) => givePlaces(tx as unknown as Database, kind));
  }
}

/**
 * Gives places to what has changed, and to what a reader who begins has to know.
 * @param standing the codes of what was open before there were places, the oldest first; undefined for a reader who has begun.
 */
export function bringUpToDate(db: Database, kind: Told, standing: SQL | undefined): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await givePlaces(tx, kind);
    if (!standing) return;
    await tx.execute(sql`
      insert into feed_places (kind, code, place)
      select ${kind}, s.code, nextval('feed_numbers') from (${standing}) s
      where not exists (select from feed_places p where p.kind = ${kind} and p.code = s.code)`);
  });
}

/** A part of a feed: the codes in the order of their places, and the cursor behind them. */
export interface FeedPage {
  codes: string[];
  cursor: string;
  /** Whether there is more behind it. */
  more: boolean;
}

/**
 * The next codes behind a cursor. What is marked again is left out, because it comes with its later place; so what is read
 * in the same snapshot is as it was when its place was given, and nothing comes twice in the same state.
 * @param found the table of the kind as `t`, joined to the places `p` on what is told of.
 */
export async function nextCodes(
  db: Database,
  kind: Told,
  { since, limit }: { since: number; limit: number },
  found: SQL,
): Promise<FeedPage> {
  const rows = await rowsOf<{ code: string; place: string }>(
    db,
    sql`select p.code, p.place from feed_places p join ${found}
      where p.kind = ${kind} and p.place > ${since}
        and not exists (select from feed_marks m where m.kind = p.kind and m.code = p.code)
      order by p.place limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const more = rows.length > limit;
  // All places up to the last one are given: what is not told now has or gets a later one if it is ever to be told.
  const [last] = more
    ? [shown.at(-1)!]
    : await rowsOf<{ place: string }>(
        db,
        sql`select coalesce(max(place), 0) as place from feed_places where kind = ${kind}`,
      );
  return {
    codes: shown.map(({ code }) => code),
    cursor: String(Math.max(Number(last!.place), since)),
    more,
  };
}
