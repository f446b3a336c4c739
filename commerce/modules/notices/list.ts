import { eq, sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { ORDER_NEWS, PARCEL_NEWS } from "../orders";
import { RETURN_NEWS } from "../returns";
import { users } from "../users/tables";
import { type NoticeRow, titleOf, urlOf } from "./words";

export type NoticeCall = Pick<Call, "db" | "about" | "now">;

/** Notices are of the orders and returns of the last 12 months. */
const KEPT_DAYS = 365;

const any = (states: readonly string[]): SQL => sql`any(${sql.param([...states])}::text[])`;

/** The events that a person has a notice of: what others did to their orders, parcels and returns. */
function noticesOf({ about, now }: NoticeCall): SQL {
  const { customerId } = about.user;
  const since = sql`${new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString()}::timestamptz`;
  return sql`(
    select case when e.parcel is null then 'order' else 'parcel' end as kind, e.order_code as code, e.sequence, e.at,
        e.by, e.to_state, e.note, e.data -> 'amended' is not null as amended, o.news_read_at as read_at
      from orders o join order_events e on e.order_code = o.code
      where o.customer_id = ${customerId} and o.placed_at > ${since} and e.actor <> 'wearer'
        and e.from_state is distinct from e.to_state
        and ((e.parcel is null and e.from_state is not null and e.to_state = ${any(ORDER_NEWS)})
          or (e.parcel is not null and e.to_state = ${any(PARCEL_NEWS)}))
    union all
    select 'return', e.return_code, e.sequence, e.at, e.by, e.to_state, e.note, false, r.news_read_at
      from return_requests r join return_events e on e.return_code = r.code
      where r.customer_id = ${customerId} and r.asked_at > ${since} and e.actor <> 'wearer'
        and e.from_state is not null and e.to_state = ${any(RETURN_NEWS)})`;
}

/** How many orders and returns of a person have something new; one statement over an index of those with news. */
export async function unreadNotices({
  db,
  about: { user },
}: Pick<NoticeCall, "db" | "about">): Promise<number> {
  // greatest() leaves out what is null.
  const read = sql`coalesce(greatest(${user.noticesReadAt?.toISOString() ?? null}::timestamptz, news_read_at), '-infinity')`;
  const [row] = await rowsOf<{ unread: number }>(
    db,
    sql`select ((select count(*) from orders where customer_id = ${user.customerId} and news_at > ${read})
      + (select count(*) from return_requests where customer_id = ${user.customerId} and news_at > ${read}))::int
      as unread`,
  );
  return row!.unread;
}

/** A page of a person's notices, the newest first. @param unread only those that were not read. */
export async function listNotices(
  call: NoticeCall,
  query: { currentPage?: number; pageSize?: number; unread?: boolean },
) {
  const page = pageOf(query);
  const all = call.about.user.noticesReadAt?.toISOString() ?? null;
  const isRead = sql`coalesce(n.at <= greatest(${all}::timestamptz, n.read_at), false)`;
  const newer = query.unread ? sql`where not ${isRead}` : sql``;
  const source = sql`${noticesOf(call)} n ${newer}`;
  const rows = await rowsOf<NoticeRow>(
    call.db,
    sql`select *, ${isRead} as read, count(*) over ()::int as total from ${source}
      order by at desc, code desc, sequence desc limit ${page.pageSize} offset ${page.offset}`,
  );
  // A page past the end has no row that could tell the total.
  const total = rows[0]?.total ?? (page.offset > 0 ? await countOf(call, source) : 0);
  return {
    notifications: rows.map((row) => ({
      id: `${row.code}-${row.sequence}`,
      kind: row.kind,
      title: titleOf(row),
      text: row.note ?? undefined,
      read: row.read,
      date: occDate(new Date(row.at)),
      url: urlOf(row),
    })),
    unreadCount: await unreadNotices(call),
    upTo: call.now().toISOString(),
    pagination: pagination(page, total),
  };
}

async function countOf({ db }: NoticeCall, source: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${source}`);
  return row!.total;
}

/** Counts all notices up to an instant as read; what came after it stays unread, and an older instant changes nothing. */
export async function readNotices({ db, about, now }: NoticeCall, upTo: Date): Promise<void> {
  const at = new Date(Math.min(upTo.getTime(), now().getTime())).toISOString();
  await db
    .update(users)
    .set({ noticesReadAt: sql`greatest(${users.noticesReadAt}, ${at}::timestamptz)` })
    .where(eq(users.customerId, about.user.customerId));
}

/**
 * Counts one notice as read, with the earlier ones of the same order or return; a second time changes nothing.
 * @param id as in the list, "KR-000482-3".
 * @throws OccError 404 for a notice that the person does not have.
 */
export async function readNotice(call: NoticeCall, id: string): Promise<void> {
  const [, code, sequence] = /^(.+)-(\d{1,9})$/.exec(id) ?? [];
  const [notice] = await rowsOf<Pick<NoticeRow, "kind" | "at">>(
    call.db,
    sql`select kind, at from ${noticesOf(call)} n where n.code = ${code ?? ""} and n.sequence = ${Number(sequence ?? 0)}`,
  );
  if (!notice) throw notFound("That notice does not exist.", { subject: id, subjectType: "notification" });
  const table = notice.kind === "return" ? sql`return_requests` : sql`orders`;
  await call.db.execute(sql`update ${table}
    set news_read_at = greatest(news_read_at, ${new Date(notice.at).toISOString()}::timestamptz) where code = ${code}`);
}
