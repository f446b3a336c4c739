import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { preparedRows } from "../../database/prepared";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { may } from "../../http/policy";
import { ORDER_NEWS, PARCEL_NEWS } from "../orders";
import { RETURN_NEWS } from "../returns";
import { users } from "../users/tables";
import { KEPT_DAYS } from "../../database/kept";
import { askedOf, unreadRequests, withOutcomes } from "./decision-requests";
import { notices } from "./tables";
import { type NoticeRow, wordsOf } from "./words";

export type NoticeCall = Pick<Call, "db" | "about" | "now">;

/** Notices are of the last 12 months. */
const keptSince = (now: Date) => timeBefore(now, { days: KEPT_DAYS["sweep-notices"].told });

/** Which notices a list shows. */
export const NOTICE_GROUPS = ["orders", "stock", "points"] as const;
type Group = (typeof NOTICE_GROUPS)[number];

const ofGroup = (group: Group): SQL =>
  group === "orders" ? sql`n.kind in ('order', 'parcel', 'return', 'approval')` : sql`n.kind = ${group}`;

/** Stands for the number of an order in the ids of notices that are about none. */
const OWN_CODE = "notice";

const any = (states: readonly string[]): SQL => sql`any(${sql.param([...states])}::text[])`;

/**
 * What a person has a notice of: what others did to their orders, parcels and returns, orders that wait for their
 * decision, and what they were told beside that.
 */
function noticesOf(call: NoticeCall): SQL {
  const { about, now } = call;
  const { customerId } = about.user;
  const since = sql`${keptSince(now()).toISOString()}::timestamptz`;
  return sql`(
    select case when e.parcel is null then 'order' else 'parcel' end as kind, e.order_code as code, e.sequence, e.at,
        e.by, e.to_state, e.note, e.data -> 'amended' is not null as amended, o.news_read_at as read_at,
        null::jsonb as details, e.parcel
      from orders o join order_events e on e.order_code = o.code
      where o.customer_id = ${customerId} and o.placed_at > ${since} and e.actor <> 'wearer'
        and e.from_state is distinct from e.to_state
        and ((e.parcel is null and e.from_state is not null and e.to_state = ${any(ORDER_NEWS)})
          or (e.parcel is not null and e.to_state = ${any(PARCEL_NEWS)}))
    union all
    select 'return', e.return_code, e.sequence, e.at, e.by, e.to_state, e.note, false, r.news_read_at, null, null
      from return_requests r join return_events e on e.return_code = r.code
      where r.customer_id = ${customerId} and r.asked_at > ${since} and e.actor <> 'wearer'
        and e.from_state is not null and e.to_state = ${any(RETURN_NEWS)}
    union all
    select kind, ${OWN_CODE}, id, at, null, '', null, false, read_at, details, null
      from notices where customer_id = ${customerId} and at > ${since} and kind <> 'approval'
    union all
    select 'approval', ${OWN_CODE}, t.id, t.at, null, '', null, false,
        case when o.status = 'PENDING_APPROVAL' then t.read_at else t.at end, t.details, null
      ${askedOf(call)} and t.at > ${since})`;
}

const newThings = preparedRows<{ unread: number; asked: number }>(() => {
  const customerId = sql.placeholder("customerId");
  const all = sql`${sql.placeholder("readAt")}::timestamptz`;
  // greatest() leaves out what is null.
  const read = sql`coalesce(greatest(${all}, news_read_at), '-infinity')`;
  return sql`select ((select count(*) from orders where customer_id = ${customerId} and news_at > ${read})
      + (select count(*) from return_requests where customer_id = ${customerId} and news_at > ${read})
      + count(*) filter (where kind <> 'approval'))::int as unread,
      count(*) filter (where kind = 'approval')::int as asked
    from notices where customer_id = ${customerId} and read_at is null and at > coalesce(${all}, '-infinity')`;
});

/**
 * How many orders, returns and other things of a person are new. One statement over indexes of those that are; another one,
 * which is dear, for an approver who was told of orders that may still wait.
 */
export async function unreadNotices(call: NoticeCall): Promise<number> {
  const {
    db,
    about: { user },
  } = call;
  const readAt = user.noticesReadAt?.toISOString() ?? null;
  const [row] = await newThings(db, { customerId: user.customerId, readAt });
  const { unread, asked } = row!;
  const since = sql`coalesce(${readAt}::timestamptz, '-infinity')`;
  return asked > 0 && may(call.about, "approve-orders")
    ? unread + (await unreadRequests(call, since))
    : unread;
}

/**
 * A page of a person's notices, the newest first, with how many there are of each group.
 * @param unread only those that were not read. @param group only those of it.
 */
export async function listNotices(
  call: NoticeCall,
  query: { currentPage?: number; pageSize?: number; unread?: boolean; group?: Group },
) {
  const page = pageOf(query);
  const all = call.about.user.noticesReadAt?.toISOString() ?? null;
  const isRead = sql`coalesce(n.at <= greatest(${all}::timestamptz, n.read_at), false)`;
  const source = noticesOf(call);
  const wanted = [
    ...(query.unread ? [sql`not ${isRead}`] : []),
    ...(query.group ? [ofGroup(query.group)] : []),
    sql`true`,
  ];
  const rows = await rowsOf<NoticeRow>(
    call.db,
    sql`select *, ${isRead} as read from ${source} n where ${sql.join(wanted, sql` and `)}
      order by at desc, code desc, sequence desc limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<Record<"all" | "unread" | Group | "asked", number>>(
    call.db,
    sql`select count(*)::int as all, count(*) filter (where not ${isRead})::int as unread,
        count(*) filter (where ${ofGroup("orders")})::int as orders,
        count(*) filter (where ${ofGroup("stock")})::int as stock,
        count(*) filter (where ${ofGroup("points")})::int as points,
        count(*) filter (where ${sql.join(wanted, sql` and `)})::int as asked
      from ${source} n`,
  );
  const { asked, ...groups } = counts!;
  return {
    notifications: (await withOutcomes(call, rows)).map((row) => ({
      id: `${row.code}-${row.sequence}`,
      kind: row.kind,
      ...wordsOf(row, { now: call.now(), timeZone: call.about.organisation.timeZone }),
      read: row.read,
      date: occDate(new Date(row.at)),
    })),
    counts: groups,
    unreadCount: await unreadNotices(call),
    upTo: call.now().toISOString(),
    pagination: pagination(page, asked),
  };
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
  const { customerId } = call.about.user;
  if (code === OWN_CODE) {
    await call.db
      .update(notices)
      .set({ readAt: new Date(notice.at) })
      .where(and(eq(notices.id, Number(sequence)), eq(notices.customerId, customerId)));
    return;
  }
  const table = notice.kind === "return" ? sql`return_requests` : sql`orders`;
  await call.db.execute(sql`update ${table}
    set news_read_at = greatest(news_read_at, ${new Date(notice.at).toISOString()}::timestamptz) where code = ${code}`);
}

/** Deletes notices of more than 12 months ago. Those of orders and returns are no rows of their own. */
export async function sweepNotices(db: Database, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, keptSince(now)));
}
