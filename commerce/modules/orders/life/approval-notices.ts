import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { decidersAbout } from "../../organisation";

/** What the notice of an order that waits is about; a person has one for each order. */
const aboutOf = (code: SQL): SQL => sql`'approval ' || ${code}`;

/** Gives a notice of waiting orders `o` to everybody who is asked to decide and has none yet. One statement. */
async function noteRequests(db: Database, which: SQL, at: Date): Promise<void> {
  await db.execute(sql`
    insert into notices (customer_id, kind, about, at, details)
    select k.customer_id, 'approval', ${aboutOf(sql`o.code`)}, ${at.toISOString()}::timestamptz,
      jsonb_build_object('orderCode', o.code, 'wearer', o.ordered_by, 'unit', n.name,
        'urgent', o.urgent_reason ->> 'msg', 'standsIn', k.stands_in)
    from ${decidersAbout(sql`o.status = 'PENDING_APPROVAL' and ${which}`, at)} k
    join orders o on o.code = k.code join units n on n.uid = o.unit_uid
    order by o.placed_at, o.code, k.customer_id
    on conflict (customer_id, about) do nothing`);
}

/** Tells those who are asked about an order, in the placing transaction. */
export const noteWaiting = (db: Database, code: string, at: Date): Promise<void> =>
  noteRequests(db, sql`o.code = ${code}`, at);

/**
 * Tells those who are asked only now: because nobody below them may decide any more, or because they stand in for
 * somebody from today.
 */
export const noteNewRequests = (db: Database, now: Date): Promise<void> => noteRequests(db, sql`true`, now);

/** Counts the notices of an order as read once it no longer waits, so that nobody is called for nothing. */
export const settleRequests = (code: SQL): SQL => sql`
  update notices set read_at = at where kind = 'approval' and about = ${aboutOf(code)} and read_at is null`;
