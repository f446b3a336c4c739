import { sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { todayOf } from "../../http/today";
import { unitsBelow } from "../organisation";
import type { orders } from "../orders/tables";
import { type Asked, INVOICE_SORTS, PAID_SORTS } from "./contract";

export type FinanceCall = Pick<Call, "db" | "about" | "now">;

export interface InvoiceRow {
  number: string;
  order_code: string;
  po_number: string | null;
  ordered_by: string;
  unit_uid: string;
  unit_name: string;
  bill_to_uid: string;
  bill_to_name: string;
  currency: string;
  issued_at: string;
  due_on: string;
  total_cents: number;
  tax_cents: number;
  credited_cents: number;
  paid_at: string | null;
  paid_cents: number;
  payment_code: string | null;
  paid_by: string | null;
  paid_with: string | null;
}

/** An invoice with the amounts of its order, as that keeps them, and the GST rate of its unit. */
export interface WholeInvoiceRow extends InvoiceRow {
  charged: Pick<
    typeof orders.$inferSelect,
    | "subTotalCents"
    | "deliveryCents"
    | "taxCents"
    | "totalCents"
    | "creditCents"
    | "subsidyCents"
    | "accountCents"
    | "ownShareCents"
    | "points"
    | "discounts"
  >;
  pieces: number;
  mode_name: string;
  own_card: boolean;
  gst_rate: number;
}

/** Those of the organisation that are made out to the caller's unit or to one below it. */
export const inScope = ({ about }: FinanceCall, row: SQL): SQL => sql`
  ${row}.organisation_uid = ${about.organisation.uid} and ${row}.bill_to_uid in ${unitsBelow(about.unit.uid)}`;

const columns = sql`i.number, i.order_code, o.purchase_order_number as po_number, o.ordered_by, i.unit_uid,
  u.name as unit_name, i.bill_to_uid, b.name as bill_to_name, i.currency, i.issued_at,
  i.due_on, i.total_cents, i.tax_cents, i.credited_cents, i.paid_at, i.paid_cents, i.payment_code,
  p."by" ->> 'name' as paid_by, p.paid_with`;
const ordered = sql`o.paid_with is not null as own_card, o.delivery_mode ->> 'name' as mode_name, u.gst_rate,
  (select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = o.code) as pieces,
  json_build_object('subTotalCents', o.sub_total_cents, 'deliveryCents', o.delivery_cents, 'taxCents', o.tax_cents,
    'totalCents', o.total_cents, 'creditCents', o.credit_cents, 'subsidyCents', o.subsidy_cents,
    'accountCents', o.account_cents, 'ownShareCents', o.own_share_cents, 'points', o.points,
    'discounts', o.discounts) as charged`;
const named = sql`join orders o on o.code = i.order_code join units u on u.uid = i.unit_uid`;
const joined = sql`${named} join units b on b.uid = i.bill_to_uid
  left join invoice_payments p on p.code = i.payment_code`;

type Sort = keyof typeof PAID_SORTS;
const due = sql`i.total_cents - i.credited_cents`;
const order: Record<Sort, SQL> = {
  due: sql`i.due_on, i.number`,
  "-due": sql`i.due_on desc, i.number desc`,
  "-date": sql`i.issued_at desc, i.number desc`,
  date: sql`i.issued_at, i.number`,
  "-paid": sql`i.paid_at desc, i.number desc`,
  paid: sql`i.paid_at, i.number`,
  number: sql`i.number`,
  "-number": sql`i.number desc`,
  "-amount": sql`i.total_cents desc, i.number`,
  amount: sql`i.total_cents, i.number`,
};

/** A local day of the organisation as an instant, so many days later. */
const dayStart = ({ about }: FinanceCall, day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${about.organisation.timeZone})`;

/** What filters of all lists ask of a row, by the column of its time. */
export const narrowed = (call: FinanceCall, filters: Asked["filters"], row: SQL, at: SQL): SQL[] => [
  ...(filters?.billTo ? [sql`${row}.bill_to_uid = ${filters.billTo}`] : []),
  ...(filters?.from ? [sql`${at} >= ${dayStart(call, filters.from)}`] : []),
  ...(filters?.to ? [sql`${at} < ${dayStart(call, filters.to, 1)}`] : []),
];

function conditions(call: FinanceCall, paid: boolean, { search = "", filters }: Asked): SQL {
  const text = search.trim();
  const like = containing(text);
  const day = todayOf(call);
  return sql.join(
    [
      inScope(call, sql`i`),
      paid ? sql`i.paid_at is not null` : sql`i.paid_at is null`,
      ...(text
        ? [
            sql`(i.number ilike ${like} or i.order_code ilike ${like} or i.payment_code ilike ${like}
              or o.purchase_order_number ilike ${like} or o.ordered_by ilike ${like} or u.name ilike ${like})`,
          ]
        : []),
      ...(filters?.status === "OVERDUE" ? [sql`i.due_on < ${day}`] : []),
      ...(filters?.status === "OUTSTANDING" ? [sql`i.due_on >= ${day}`] : []),
      ...narrowed(call, filters, sql`i`, paid ? sql`i.paid_at` : sql`i.issued_at`),
    ],
    sql` and `,
  );
}

/**
 * A page of the invoices that are to be paid, or of those that are paid, in two statements. A page past the end is empty
 * and has the true totals.
 */
export async function listInvoices(call: FinanceCall, paid: boolean, asked: Asked) {
  const page = pageOf(asked);
  const sorts: Record<string, string> = paid ? PAID_SORTS : INVOICE_SORTS;
  const sort = asked.sort && Object.hasOwn(sorts, asked.sort) ? (asked.sort as Sort) : paid ? "-paid" : "due";
  const where = conditions(call, paid, asked);
  // Only a search asks for more than the invoices, so that a long list is not joined before its page is cut.
  const found = sql`invoices i ${asked.search?.trim() ? named : sql``} where ${where}`;
  const rows = await rowsOf<InvoiceRow>(
    call.db,
    sql`select ${columns}
      from (select i.* from ${found} order by ${order[sort]} limit ${page.pageSize} offset ${page.offset}) i ${joined}
      order by ${order[sort]}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from ${found}`,
  );
  return {
    invoices: rows.map((row) => invoiceView(row, todayOf(call))),
    pagination: pagination(page, counted!.total, sort),
    sorts: sortsOf(sorts, sort),
  };
}

/**
 * The invoices of these numbers, in their order; one statement.
 * @throws OccError 404 if one of them is not made out to a unit of the caller's.
 */
export async function invoicesOf(call: FinanceCall, numbers: readonly string[]): Promise<WholeInvoiceRow[]> {
  const rows = await rowsOf<WholeInvoiceRow>(
    call.db,
    sql`select ${columns}, ${ordered} from invoices i ${joined}
      where i.number = any(${sql.param([...numbers])}::text[]) and ${inScope(call, sql`i`)}`,
  );
  return [...new Set(numbers)].map((number) => {
    const row = rows.find((one) => one.number === number);
    if (!row) throw unknownInvoice(number);
    return row;
  });
}

const unknownInvoice = (number: string) =>
  notFound("There is no invoice with that number.", { subject: number, subjectType: "invoice" });

export type Status = "OUTSTANDING" | "OVERDUE" | "PAID";

const statusOf = ({ paid_at, due_on }: Pick<InvoiceRow, "paid_at" | "due_on">, day: string): Status =>
  paid_at ? "PAID" : due_on < day ? "OVERDUE" : "OUTSTANDING";

const displays: Record<Status, string> = { OUTSTANDING: "Outstanding", OVERDUE: "Overdue", PAID: "Paid" };

/** What is still to be paid of an invoice, in cents. */
export const dueCents = (row: Pick<InvoiceRow, "paid_at" | "total_cents" | "credited_cents">): number =>
  row.paid_at ? 0 : row.total_cents - row.credited_cents;

/** A bill-to may owe in two currencies, so the symbol is that of the amount. */
export const symbolOf = (currency: string): string => (currency === "NZD" ? "NZ$" : "$");

export const moneyOf =
  ({ currency }: Pick<InvoiceRow, "currency">) =>
  (cents: number) =>
    priceOf(cents, currency, symbolOf(currency));

/** An invoice as the API returns it. @param day today in the organisation. */
export function invoiceView(row: InvoiceRow, day: string) {
  const money = moneyOf(row);
  const status = statusOf(row, day);
  const byCredit = status === "PAID" && !row.payment_code;
  return {
    invoiceId: row.number,
    number: row.number,
    orderCode: row.order_code,
    poNumber: row.po_number ?? undefined,
    orderedBy: row.ordered_by,
    unit: { uid: row.unit_uid, name: row.unit_name },
    billTo: { uid: row.bill_to_uid, name: row.bill_to_name },
    date: occDate(new Date(row.issued_at)),
    dueDate: row.due_on,
    amount: money(row.total_cents),
    taxAmount: money(row.tax_cents),
    creditedAmount: row.credited_cents > 0 ? money(row.credited_cents) : undefined,
    dueAmount: money(dueCents(row)),
    status,
    statusDisplay: byCredit ? "Credited" : displays[status],
    payment: row.payment_code
      ? {
          paymentId: row.payment_code,
          date: occDate(new Date(row.paid_at!)),
          paidBy: row.paid_by!,
          paidWith: row.paid_with!,
          amount: money(row.paid_cents),
        }
      : undefined,
  };
}

/** How much is outstanding and overdue in each currency, and how long the lists are; two statements. */
export async function totalsFor(call: FinanceCall) {
  const open = sql`i.paid_at is null`;
  const late = sql`${open} and i.due_on < ${todayOf(call)}`;
  const rows = await rowsOf<{
    currency: string;
    open_cents: number;
    open_count: number;
    late_cents: number;
    late_count: number;
    paid_count: number;
  }>(
    call.db,
    sql`select i.currency,
        coalesce(sum(${due}) filter (where ${open}), 0)::float8 as open_cents, count(*) filter (where ${open})::int as open_count,
        coalesce(sum(${due}) filter (where ${late}), 0)::float8 as late_cents, count(*) filter (where ${late})::int as late_count,
        count(*) filter (where not (${open}))::int as paid_count
      from invoices i where ${inScope(call, sql`i`)} group by 1 order by 1`,
  );
  const [made] = await rowsOf<{ credits: number }>(
    call.db,
    sql`select count(*)::int as credits from credits c where ${inScope(call, sql`c`)}`,
  );
  return {
    totals: rows.map((row) => ({
      currencyIso: row.currency,
      outstanding: moneyOf(row)(row.open_cents),
      outstandingCount: row.open_count,
      overdue: moneyOf(row)(row.late_cents),
      overdueCount: row.late_count,
    })),
    outstandingCount: rows.reduce((sum, row) => sum + row.open_count, 0),
    paidCount: rows.reduce((sum, row) => sum + row.paid_count, 0),
    creditCount: made!.credits,
  };
}

/** The filters of the lists, with how many outstanding invoices each would find; one statement. */
export async function filtersFor(call: FinanceCall) {
  const day = todayOf(call);
  const rows = await rowsOf<{ uid: string; name: string; late: number; open: number }>(
    call.db,
    sql`select b.uid, b.name, count(*) filter (where i.paid_at is null and i.due_on < ${day})::int as late,
        count(*) filter (where i.paid_at is null and i.due_on >= ${day})::int as open
      from invoices i join units b on b.uid = i.bill_to_uid where ${inScope(call, sql`i`)}
      group by 1, 2 order by 2, 1`,
  );
  const sum = (name: "late" | "open") => rows.reduce((all, row) => all + row[name], 0);
  return {
    filters: [
      {
        code: "billTo",
        name: "Invoiced to",
        values: rows.map(({ uid, name, late, open }) => ({ code: uid, name, count: late + open })),
      },
      {
        code: "status",
        name: "Status",
        values: [
          { code: "OVERDUE", name: displays.OVERDUE, count: sum("late") },
          { code: "OUTSTANDING", name: "Not due yet", count: sum("open") },
        ],
      },
    ],
  };
}
