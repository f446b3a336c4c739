import { sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { refundWords } from "../cards";
import { type Asked, CREDIT_SORTS } from "./contract";
import { type FinanceCall, inScope, moneyOf, narrowed } from "./read";

export interface CreditRow {
  number: string;
  return_code: string;
  invoice_number: string;
  order_code: string;
  unit_uid: string;
  unit_name: string;
  bill_to_uid: string;
  bill_to_name: string;
  currency: string;
  issued_at: string;
  total_cents: number;
  tax_cents: number;
  settled_by: "invoice" | "refund";
  /** How far a refund to a card is; nothing if there is none. */
  refund_state: "REQUESTED" | "REFUSED" | "REFUNDED" | null;
  refund_paid_with: string;
  refund_settled_at: string | null;
  refund_settled_by: string | null;
}

const joined = sql`credits c join invoices i on i.number = c.invoice_number join units u on u.uid = c.unit_uid
  join units b on b.uid = c.bill_to_uid
  left join card_refunds f on f.return_code = c.return_code and f.source = 'invoice'`;
const columns = sql`c.number, c.return_code, c.invoice_number, i.order_code, c.unit_uid, u.name as unit_name,
  c.bill_to_uid, b.name as bill_to_name, c.currency, c.issued_at, c.total_cents,
  c.tax_cents, c.settled_by, f.state as refund_state, f.paid_with as refund_paid_with,
  f.settled_at as refund_settled_at, f.settled_by as refund_settled_by`;

type Sort = keyof typeof CREDIT_SORTS;
const order: Record<Sort, SQL> = {
  "-date": sql`c.issued_at desc, c.number desc`,
  date: sql`c.issued_at, c.number`,
  number: sql`c.number`,
  "-number": sql`c.number desc`,
  "-amount": sql`c.total_cents desc, c.number`,
  amount: sql`c.total_cents, c.number`,
};

/** A page of the credits, in two statements, as listInvoices. */
export async function listCredits(call: FinanceCall, asked: Asked) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(CREDIT_SORTS, asked.sort) ? (asked.sort as Sort) : "-date";
  const text = (asked.search ?? "").trim();
  const like = containing(text);
  const where = sql.join(
    [
      inScope(call, sql`c`),
      ...(text
        ? [
            sql`(c.number ilike ${like} or c.return_code ilike ${like} or c.invoice_number ilike ${like}
              or i.order_code ilike ${like} or u.name ilike ${like})`,
          ]
        : []),
      ...narrowed(call, asked.filters, sql`c`, sql`c.issued_at`),
    ],
    sql` and `,
  );
  const rows = await rowsOf<CreditRow>(
    call.db,
    sql`select ${columns} from ${joined} where ${where}
      order by ${order[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from ${joined} where ${where}`,
  );
  return {
    credits: rows.map((row) => creditView(row, call.about.organisation.timeZone)),
    pagination: pagination(page, counted!.total, sort),
    sorts: sortsOf(CREDIT_SORTS, sort),
  };
}

/** The credits of these numbers, in their order. @throws OccError 404 as invoicesOf. */
export async function creditsOf(call: FinanceCall, numbers: readonly string[]): Promise<CreditRow[]> {
  const rows = await rowsOf<CreditRow>(
    call.db,
    sql`select ${columns} from ${joined}
      where c.number = any(${sql.param([...numbers])}::text[]) and ${inScope(call, sql`c`)}`,
  );
  return [...new Set(numbers)].map((number) => {
    const row = rows.find((one) => one.number === number);
    if (row) return row;
    throw notFound("There is no credit with that number.", { subject: number, subjectType: "credit" });
  });
}

/** How a credit was settled, without a full stop. */
export function settledWords(row: CreditRow, timeZone: string): string {
  if (row.settled_by === "invoice") return `Taken off ${row.invoice_number}`;
  if (!row.refund_state) return "Refunded";
  return refundWords(
    {
      state: row.refund_state,
      paidWith: row.refund_paid_with,
      settledAt: row.refund_settled_at === null ? null : new Date(row.refund_settled_at),
      settledBy: row.refund_settled_by,
    },
    timeZone,
  );
}

function creditView(row: CreditRow, timeZone: string) {
  const money = moneyOf(row);
  return {
    creditId: row.number,
    number: row.number,
    returnCode: row.return_code,
    invoiceId: row.invoice_number,
    orderCode: row.order_code,
    unit: { uid: row.unit_uid, name: row.unit_name },
    billTo: { uid: row.bill_to_uid, name: row.bill_to_name },
    date: occDate(new Date(row.issued_at)),
    amount: money(row.total_cents),
    taxAmount: money(row.tax_cents),
    settledBy: row.settled_by === "invoice" ? ("INVOICE" as const) : ("REFUND" as const),
    settledDisplay: settledWords(row, timeZone),
  };
}
