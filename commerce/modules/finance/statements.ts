import { sql, type SQL } from "drizzle-orm";
import { monthOf } from "../../calendar";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { todayOf } from "../../http/today";
import { type Asked, STATEMENT_SORTS } from "./contract";
import { type FinanceCall, inScope, moneyOf } from "./read";

export interface StatementRow {
  month: string;
  bill_to_uid: string;
  bill_to_name: string;
  currency: string;
  opening: number;
  invoiced: number;
  credited: number;
  paid: number;
  closing: number;
  invoices: number;
  credits: number;
}

/**
 * Everything that changed what a bill-to owes, in cents: invoices and refunds add, credits and payments take off. A
 * credit of an invoice that was paid already is refunded at once, so it changes nothing.
 */
export const movements = (call: FinanceCall): SQL => sql`
  select i.bill_to_uid, i.currency, i.issued_at as at, 'invoice' as kind, i.number, i.order_code as about, i.total_cents as cents
    from invoices i where ${inScope(call, sql`i`)}
  union all
  select c.bill_to_uid, c.currency, c.issued_at, 'credit', c.number, c.invoice_number, -c.total_cents
    from credits c where ${inScope(call, sql`c`)}
  union all
  select c.bill_to_uid, c.currency, c.issued_at, 'refund', c.number, c.invoice_number, c.total_cents
    from credits c where c.settled_by = 'refund' and ${inScope(call, sql`c`)}
  union all
  select i.bill_to_uid, i.currency, i.paid_at, 'payment', i.payment_code, i.number, -i.paid_cents
    from invoices i where i.payment_code is not null and ${inScope(call, sql`i`)}`;

/** Months of a bill-to with what it owed at their beginning and end. A month in which nothing happened has none. */
const months = (call: FinanceCall): SQL => sql`
  select s.*, s.closing - s.moved as opening, b.name as bill_to_name from (
    select m.month, m.bill_to_uid, m.currency, sum(m.cents)::float8 as moved,
      coalesce(sum(m.cents) filter (where m.kind = 'invoice'), 0)::float8 as invoiced,
      coalesce(-sum(m.cents) filter (where m.kind = 'credit'), 0)::float8 as credited,
      coalesce(-sum(m.cents) filter (where m.kind in ('payment', 'refund')), 0)::float8 as paid,
      count(*) filter (where m.kind = 'invoice')::int as invoices,
      count(*) filter (where m.kind = 'credit')::int as credits,
      (sum(sum(m.cents)) over (partition by m.bill_to_uid, m.currency order by m.month))::float8 as closing
    from (select x.*, to_char(x.at at time zone ${call.about.organisation.timeZone}, 'YYYY-MM') as month
      from (${movements(call)}) x) m
    group by 1, 2, 3) s join units b on b.uid = s.bill_to_uid
  where s.month < ${monthOf(todayOf(call))}`;

/** A page of the statements of months that have ended; one statement, because they are computed together. */
export async function listStatements(call: FinanceCall, asked: Asked) {
  const page = pageOf(asked);
  const sort = asked.sort === "month" ? "month" : "-month";
  const text = (asked.search ?? "").trim();
  const { billTo, from, to } = asked.filters ?? {};
  const conditions = [
    sql`true`,
    ...(text ? [sql`(t.bill_to_name ilike ${containing(text)} or t.month like ${containing(text)})`] : []),
    ...(billTo ? [sql`t.bill_to_uid = ${billTo}`] : []),
    ...(from ? [sql`t.month >= ${monthOf(from)}`] : []),
    ...(to ? [sql`t.month <= ${monthOf(to)}`] : []),
  ];
  const [found] = await rowsOf<{ total: number; rows: StatementRow[] | null }>(
    call.db,
    sql`with found as (select t.* from (${months(call)}) t where ${sql.join(conditions, sql` and `)})
      select (select count(*)::int from found) as total, (select json_agg(p) from (
        select * from found order by ${sort === "month" ? sql`month` : sql`month desc`}, bill_to_name, currency
        limit ${page.pageSize} offset ${page.offset}) p) as rows`,
  );
  return {
    statements: (found!.rows ?? []).map(statementView),
    pagination: pagination(page, found!.total, sort),
    sorts: sortsOf(STATEMENT_SORTS, sort),
  };
}

/** One statement. @throws OccError 404 for one that the caller may not see, or of a month that has not ended. */
export async function statementOf(call: FinanceCall, statementId: string): Promise<StatementRow> {
  const [month, billTo, currency] = statementId.split(".");
  const [row] = await rowsOf<StatementRow>(
    call.db,
    sql`select t.* from (${months(call)}) t
      where t.month = ${month ?? ""} and t.bill_to_uid = ${billTo ?? ""} and t.currency = ${currency ?? ""}`,
  );
  if (!row) {
    throw notFound("There is no statement of that month.", {
      subject: statementId,
      subjectType: "statement",
    });
  }
  return row;
}

function statementView(row: StatementRow) {
  const money = moneyOf(row);
  return {
    statementId: `${row.month}.${row.bill_to_uid}.${row.currency}`,
    month: row.month,
    billTo: { uid: row.bill_to_uid, name: row.bill_to_name },
    openingBalance: money(row.opening),
    invoiced: money(row.invoiced),
    credited: money(row.credited),
    paid: money(row.paid),
    closingBalance: money(row.closing),
    invoiceCount: row.invoices,
    creditCount: row.credits,
  };
}
