import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { todayOf } from "../../http/today";
import { givenLines } from "../leavers";
import { inScope } from "../manage-users";
import type { Ending } from "../recalls";

type ProgressCall = Pick<Call, "db" | "about" | "now">;

interface Figures {
  people: number;
  left: number;
  onTheWay: number;
  exchanged: number;
}

interface RecallRow extends Figures {
  styleCode: string;
  name: string;
  kind: Ending["kind"];
  endsOn: string;
  reason: string;
  replacedBy: string | null;
  replacedByName: string | null;
  exchangeFree: boolean;
}

/**
 * Statements `with` the people of the caller's units: `piece`, for each style that ends (or the one that is asked for) and
 * person how many pieces they still have, how many are being exchanged for the replacement, and how many were. An exchange
 * that is done leaves a line as it was ordered, so its pieces are taken from those that are still out.
 */
function piecesOf(call: ProgressCall, only: string | undefined): SQL {
  const which = only === undefined ? sql`true` : sql`s.code = ${only}`;
  const people = sql`select u.customer_id from users u where ${inScope(call)} and u.active
    and exists (select from styles s where s.ends_on is not null and ${which})`;
  return sql`${givenLines(people, false)},
    ending as (select s.* from styles s where s.ends_on is not null and ${which}),
    swapped as (
      select o.customer_id, e.product ->> 'styleCode' as style_code, r.quantity,
        q.status = 'COMPLETED' and q.sent_at is not null as done
      from orders o join order_entries e on e.order_code = o.code
      join ending s on s.code = e.product ->> 'styleCode'
      join return_entries r on r.order_code = e.order_code and r.order_entry_number = e.entry_number and r.type = 'EXCHANGE'
      join return_requests q on q.code = r.return_code and q.status not in ('CANCELED', 'CANCELLING')
      join variants v on v.sku = r.new_sku and v.style_code = s.replaced_by
      where o.customer_id in (${people})
    ), piece as (
      select p.customer_id, p.style_code, sum(p.still_out)::int as still_out, sum(p.coming)::int as coming,
        sum(p.done)::int as done
      from (
        select g.customer_id, g.style_code, g.still_out, 0 as coming, 0 as done from given g
          join ending s on s.code = g.style_code
        union all
        select w.customer_id, w.style_code, 0, case when w.done then 0 else w.quantity end,
          case when w.done then w.quantity else 0 end from swapped w) p
      group by 1, 2 having sum(p.still_out) + sum(p.coming) + sum(p.done) > 0
    )`;
}

const FIGURES = sql`count(*)::int as people, coalesce(sum(greatest(0, p.still_out - p.done)), 0)::int as "left",
  coalesce(sum(p.coming), 0)::int as "onTheWay", coalesce(sum(p.done), 0)::int as exchanged`;

const recallView = ({ replacedBy, replacedByName, ...row }: RecallRow, today: string) => ({
  ...row,
  over: row.endsOn < today,
  replacement: replacedBy === null ? undefined : { code: replacedBy, name: replacedByName ?? replacedBy },
});

/** How far the exchange of each style is that ends and that people of the caller's units were issued; one statement. */
export async function listRecalls(call: ProgressCall, only?: string) {
  const rows = await rowsOf<RecallRow>(
    call.db,
    sql`with ${piecesOf(call, only)}
      select s.code as "styleCode", s.name, s.end_kind as kind, s.ends_on::text as "endsOn", s.end_reason as reason,
        s.replaced_by as "replacedBy", r.name as "replacedByName", s.exchange_free as "exchangeFree", ${FIGURES}
      from piece p join ending s on s.code = p.style_code left join styles r on r.code = s.replaced_by
      group by s.code, s.name, s.end_kind, s.ends_on, s.end_reason, s.replaced_by, r.name, s.exchange_free
      order by s.ends_on desc, s.code`,
  );
  return { recalls: rows.map((row) => recallView(row, todayOf(call))) };
}

/** The same of one style by unit; two statements. @throws OccError 404 for one that nobody of the units was issued. */
export async function recallByUnit(call: ProgressCall, styleCode: string) {
  const [recall] = (await listRecalls(call, styleCode)).recalls;
  if (!recall) {
    throw notFound("Nobody of your units has pieces of a style like that, or it has no end.", {
      subject: styleCode,
      subjectType: "product",
    });
  }
  const units = await rowsOf<Figures & { uid: string; name: string }>(
    call.db,
    sql`with ${piecesOf(call, styleCode)}
      select n.uid, n.name, ${FIGURES}
      from piece p join users u on u.customer_id = p.customer_id join units n on n.uid = u.unit_uid
      group by n.uid, n.name order by lower(n.name), n.uid`,
  );
  return { recall, units: units.map(({ uid, name, ...figures }) => ({ unit: { uid, name }, ...figures })) };
}
