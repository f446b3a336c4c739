import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { timeBefore } from "../../calendar";
import { givenUp } from "../../http/given-up";
import { priceOf } from "../../http/money";
import { todayOf } from "../../http/today";
import { withoutApprover } from "../approvals";
import { nearlyUsed } from "../limits";
import { type Attention, attentionCounts, inScope } from "../manage-users";
import { type StarterRow, startersToWatch, watched } from "../new-starters";
import { unitsBelow } from "../organisation";

type AttentionCall = Pick<Call, "db" | "about" | "now">;

/** Units, budgets and files that are named; their number is told as well. */
const NAMED = 3;
/** New starters who are listed. */
const WATCHED = 5;

interface Unit {
  unit_uid: string;
  name: string;
  administrators: number;
  nobody: number;
}

interface Budget {
  code: string;
  name: string;
  centre: string;
  currency: string;
  symbol: string;
  amount: number;
  used: number;
  last_day: string;
}

interface Row {
  people: Record<Attention, number>;
  units: Unit[] | null;
  budgets: Budget[] | null;
  uploads: { id: string; name: string; rows: number }[] | null;
  nobody: number;
  nearly_used: number;
  overdue: number;
  week: {
    orders: number;
    decided: number;
    cents: number | null;
    currency: string | null;
    symbol: string | null;
    shown: boolean;
  };
  starters: number;
  watched: StarterRow[] | null;
}

const listed = (name: string) =>
  sql`(select json_agg(x) from (select * from ${sql.identifier(name)} limit ${NAMED}) x)`;

/**
 * What needs an administrator, and what became of the last 7 days: of the people and orders of the caller's unit and
 * below; one statement.
 */
export async function attentionFor(call: AttentionCall) {
  const { user, unit, organisation } = call.about;
  const today = todayOf(call);
  const weekAgo = sql`${timeBefore(call.now(), { days: 7 }).toISOString()}::timestamptz`;
  const now = sql`${call.now().toISOString()}::timestamptz`;
  const here = sql`o.organisation_uid = ${organisation.uid} and o.unit_uid in ${unitsBelow(unit.uid)}`;
  const stands = sql`not ${givenUp()}`;
  const [row] = await rowsOf<Row>(
    call.db,
    sql`with lonely as (${withoutApprover(call)}), nearly as (${nearlyUsed(call)}),
      faulty as (select f.id, f.file_name as name, count(*)::int as rows
        from user_uploads f join user_upload_rows r on r.upload_id = f.id and r.state = 'mend'
        where f.sent_by = ${user.customerId} and f.organisation_uid = ${organisation.uid}
        group by f.id, f.file_name, f.sent_at order by f.sent_at desc)
      select (select to_json(p) from (${attentionCounts(call)}) p) as people,
        ${listed("lonely")} as units, ${listed("nearly")} as budgets, ${listed("faulty")} as uploads,
        (select coalesce(sum(nobody), 0)::int from lonely) as nobody,
        (select count(*)::int from nearly) as nearly_used,
        (select count(*)::int from invoices i where i.paid_at is null and i.due_on < ${today}
          and i.organisation_uid = ${organisation.uid} and i.bill_to_uid in ${unitsBelow(unit.uid)}) as overdue,
        (select count(*)::int from users u where ${inScope(call)} and u.active
          and u.hired_at > ${weekAgo} and u.hired_at <= ${now}) as starters,
        (select json_agg(s) from (${startersToWatch(call)}) s) as watched,
        (select json_build_object('orders', count(*),
            'decided', (select count(*) from orders o where ${here} and o.decided_at > ${weekAgo}),
            'cents', sum(o.total_cents - o.own_share_cents), 'currency', min(o.currency),
            'symbol', min(n.currency_symbol),
            'shown', coalesce(min(o.currency) = max(o.currency)
              and (${user.priceEnabled} or bool_and(o.prices_shown)), false))
          from orders o join units n on n.uid = o.unit_uid
          where ${here} and ${stands} and o.placed_at > ${weekAgo}) as week`,
  );
  const { people, units, budgets, uploads, nobody, nearly_used: nearly, overdue, week, starters } = row!;
  const { starters: watching, ...deadlines } = watched(call, row!.watched ?? []);
  return {
    attention: {
      people,
      nobodyCanApprove: nobody,
      unitsWithoutApprover: (units ?? [])
        .filter(({ administrators }) => administrators > 0)
        .map((one) => ({ uid: one.unit_uid, name: one.name, orders: one.administrators })),
      budgetsNearlyUsed: nearly,
      budgets: (budgets ?? []).map((one) => ({
        code: one.code,
        name: one.name,
        costCenter: one.centre,
        amount: priceOf(one.amount, one.currency, one.symbol),
        left: priceOf(Math.max(0, one.amount - one.used), one.currency, one.symbol),
        lastDay: one.last_day,
      })),
      uploads: uploads ?? [],
      overdueInvoices: overdue,
      starters: deadlines,
    },
    starters: watching.slice(0, WATCHED),
    week: {
      orders: week.orders,
      decided: week.decided,
      starters,
      ordered: week.shown ? priceOf(week.cents ?? 0, week.currency!, week.symbol!) : undefined,
    },
  };
}
