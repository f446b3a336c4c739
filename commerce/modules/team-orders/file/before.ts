import { sql } from "drizzle-orm";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { readableDate } from "../../../http/dates";
import { givenUp } from "../../../http/given-up";
import { personNameOf } from "../../../http/person-name";
import type { teamFiles } from "../tables";

type BeforeCall = Pick<Call, "db" | "about">;

/**
 * Which of these keys of rows were ordered from a file of the organisation, with the order in words. Files are known as
 * long as they are kept. An order that was declined or cancelled counts no more.
 */
export async function orderedBefore(
  { db, about }: BeforeCall,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const found = await rowsOf<{ key: string; code: string; at: string; by: string }>(
    db,
    sql`select distinct on (r.key) r.key, k.code, k.placed_at as at, ${personNameOf("u")} as by
      from team_file_rows r join team_file_orders o on o.draft_id = r.draft_id and o.number = r.number
        join orders k on k.code = o.order_code
        join team_drafts d on d.id = r.draft_id join users u on u.customer_id = d.customer_id
      where r.key = any(${sql.param(keys)}::text[]) and r.state = 'placed'
        and d.organisation_uid = ${about.organisation.uid}
        and k.cancelled_at is null and not ${givenUp("k")}
      order by r.key, k.placed_at desc`,
  );
  const { timeZone } = about.organisation;
  return new Map(
    found.map(({ key, code, at, by }) => [
      key,
      `${by} ordered this on ${readableDate(new Date(at), timeZone)}: ${code}.`,
    ]),
  );
}

/** Who pressed the same file before, and what came of it; of the same organisation. */
export async function pressedBefore({ db }: BeforeCall, file: typeof teamFiles.$inferSelect) {
  const [before] = await rowsOf<{ name: string; at: string; orders: number; pieces: number }>(
    db,
    sql`select ${personNameOf("u")} as name, f.pressed_at as at,
        (select count(*)::int from team_file_orders o where o.draft_id = f.draft_id and o.state = 'placed') as orders,
        (select coalesce(sum(r.quantity), 0)::int from team_file_rows r
          where r.draft_id = f.draft_id and r.state = 'placed') as pieces
      from team_files f join team_drafts d on d.id = f.draft_id join users u on u.customer_id = d.customer_id
      where f.organisation_uid = ${file.organisationUid} and f.digest = ${file.digest}
        and f.draft_id <> ${file.draftId} and f.pressed_at is not null
      order by f.pressed_at desc limit 1`,
  );
  return before && { ...before, at: undefined, date: new Date(before.at).toISOString() };
}
