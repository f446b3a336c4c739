import { eq, sql } from "drizzle-orm";
import { lastDayOf } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { formatMoney } from "../../http/money";
import { orderView, paperOf, readOrderIf } from "../orders";
import { orders } from "../orders/tables";
import {
  languageOf,
  type Paper,
  paperDate,
  paperDay,
  paperFile,
  regionOf,
  sellerIn,
  sellerLines,
} from "../paper";
import { type CreditRow, creditsOf, settledWords } from "./credits";
import { dueCents, type FinanceCall, type InvoiceRow, invoicesOf, symbolOf } from "./read";
import { movements, statementOf, type StatementRow } from "./statements";

type PaperCall = FinanceCall & Pick<Call, "mediaBaseUrl">;

const fileName = (kind: string, numbers: readonly string[]) =>
  numbers.length === 1 ? `${kind}-${numbers[0]}` : `${kind}s`;

/**
 * Invoices as one PDF file: the paper of each order, with the number, the terms and what is still to be paid.
 * @throws OccError 404 as invoicesOf.
 */
export async function invoiceFile(call: PaperCall, numbers: readonly string[]): Promise<Response> {
  const rows = await invoicesOf(call, numbers);
  const papers: Paper[] = [];
  for (const row of rows) papers.push(await invoicePaper(call, row));
  return paperFile(papers, fileName("invoice", numbers), call.now());
}

async function invoicePaper(call: PaperCall, row: InvoiceRow): Promise<Paper> {
  const read = await readOrderIf(call.db, row.order_code, eq(orders.code, row.order_code));
  // Whoever pays sees the prices, though the order's person may not.
  const shown = { ...read, order: { ...read.order, pricesShown: true } };
  const region = regionOf(row.currency);
  const seller = await sellerIn(call.db, region);
  const paper = paperOf(shown, orderView(call, shown), call.about, seller);
  const { organisation } = call.about;
  const money = (cents: number) => formatMoney(cents, symbolOf(row.currency));
  const date = (at: string) => paperDate(new Date(at), organisation.timeZone);
  const others = read.order.totalCents - row.total_cents;
  return {
    ...paper,
    facts: [
      { label: "Invoice", value: row.number, strong: true },
      { label: "Payment due", value: paperDay(row.due_on) },
      ...paper.facts,
    ],
    buyer: [organisation.name, row.bill_to_name, ...paper.buyer.slice(1)],
    payers: [
      ...(others > 0 ? [{ label: `Invoiced to ${read.order.orderedBy}`, value: money(others) }] : []),
      { label: `Invoiced to ${row.bill_to_name}`, value: money(row.total_cents) },
      { label: "GST in it", value: money(row.tax_cents) },
      ...(row.credited_cents > 0 ? [{ label: "Credits", value: money(-row.credited_cents) }] : []),
      ...(row.payment_code
        ? [{ label: `Paid on ${date(row.paid_at!)}, ${row.payment_code}`, value: money(-row.paid_cents) }]
        : []),
      { label: "To be paid", value: money(dueCents(row)), strong: true },
    ],
    footer: `${paper.title} ${row.number}`,
  };
}

const CREDIT_TITLE = { AU: "Adjustment note", NZ: "Supply correction information" };

/** Credits as one PDF file. @throws OccError 404 as creditsOf. */
export async function creditFile(call: FinanceCall, numbers: readonly string[]): Promise<Response> {
  const rows = await creditsOf(call, numbers);
  const lines = await rowsOf<{
    return_code: string;
    name: string;
    fit: string;
    sku: string;
    quantity: number;
  }>(
    call.db,
    sql`select r.return_code, r.product ->> 'name' as name, concat_ws(', ', r.product ->> 'colour', r.product ->> 'size',
        r.product ->> 'dimension') as fit, r.sku, r.quantity
      from return_entries r where r.return_code = any(${sql.param(rows.map((row) => row.return_code))}::text[])
        and r.goods_cents > 0 order by r.return_code, r.position`,
  );
  const papers: Paper[] = [];
  for (const row of rows) {
    const its = lines.filter((line) => line.return_code === row.return_code);
    papers.push(creditPaper(call, row, its, await sellerIn(call.db, regionOf(row.currency))));
  }
  return paperFile(papers, fileName("credit", numbers), call.now());
}

function creditPaper(
  { about: { organisation } }: FinanceCall,
  row: CreditRow,
  lines: readonly { name: string; fit: string; sku: string; quantity: number }[],
  seller: Awaited<ReturnType<typeof sellerIn>>,
): Paper {
  const region = regionOf(row.currency);
  const money = (cents: number) => formatMoney(cents, symbolOf(row.currency));
  return {
    title: CREDIT_TITLE[region],
    language: languageOf(region),
    seller: sellerLines(seller, region),
    facts: [
      { label: "Credit", value: row.number, strong: true },
      { label: "Date of issue", value: paperDate(new Date(row.issued_at), organisation.timeZone) },
      { label: "For invoice", value: row.invoice_number },
      { label: "Order", value: row.order_code },
      { label: "Return", value: row.return_code },
    ],
    buyer: [organisation.name, row.bill_to_name, row.unit_name],
    delivery: [],
    columns: ["Returned", "Qty"],
    rows: lines.map(({ name, fit, sku, quantity }) => ({
      item: fit ? `${name}, ${fit}` : name,
      details: [sku],
      quantity: String(quantity),
      amounts: [],
    })),
    totals: [
      { label: "Credit exc. GST", value: money(row.total_cents - row.tax_cents) },
      { label: "GST", value: money(row.tax_cents) },
      { label: "Credit inc. GST", value: money(row.total_cents), strong: true },
    ],
    payers: [],
    notes: [
      "The post of what came back is taken off.",
      row.settled_by === "invoice"
        ? `It was taken off what is to be paid of ${row.invoice_number}.`
        : `${row.invoice_number} was paid before. ${settledWords(row, organisation.timeZone)}.`,
    ],
    footer: `${CREDIT_TITLE[region]} ${row.number}`,
  };
}

interface Movement {
  at: string;
  kind: "invoice" | "credit" | "refund" | "payment";
  number: string;
  about: string;
  cents: number;
}

/** A statement as a PDF file: what the month began with, each movement, and what it ended with. @throws OccError 404 */
export async function statementFile(call: FinanceCall, statementId: string): Promise<Response> {
  const row = await statementOf(call, statementId);
  const { timeZone } = call.about.organisation;
  const lines = await rowsOf<Movement>(
    call.db,
    sql`select m.at, m.kind, m.number, case when m.kind = 'payment' then count(*)::text else min(m.about) end as about,
        sum(m.cents)::float8 as cents
      from (${movements(call)}) m
      where m.bill_to_uid = ${row.bill_to_uid} and m.currency = ${row.currency}
        and to_char(m.at at time zone ${timeZone}, 'YYYY-MM') = ${row.month}
      group by m.at, m.kind, m.number
      order by m.at, array_position(array['invoice', 'credit', 'refund', 'payment'], m.kind), m.number`,
  );
  const seller = await sellerIn(call.db, regionOf(row.currency));
  const paper = statementPaper(call, row, lines, seller);
  return paperFile([paper], `statement-${row.month}-${row.bill_to_uid}`, call.now());
}

const WORDS: Record<Movement["kind"], (line: Movement) => [item: string, detail: string]> = {
  invoice: ({ number, about }) => [`Invoice ${number}`, `Order ${about}`],
  credit: ({ number, about }) => [`Credit ${number}`, `For invoice ${about}`],
  refund: ({ number }) => [`Refund of credit ${number}`, ""],
  payment: ({ number, about }) => [`Payment ${number}`, about === "1" ? "1 invoice" : `${about} invoices`],
};

function statementPaper(
  { about: { organisation } }: FinanceCall,
  row: StatementRow,
  lines: readonly Movement[],
  seller: Awaited<ReturnType<typeof sellerIn>>,
): Paper {
  const region = regionOf(row.currency);
  const money = (cents: number) => formatMoney(cents, symbolOf(row.currency));
  let balance = row.opening;
  return {
    title: "Statement",
    note: "This is not a tax invoice.",
    language: languageOf(region),
    seller: sellerLines(seller, region),
    facts: [
      { label: "From", value: paperDay(`${row.month}-01`) },
      { label: "To", value: paperDay(lastDayOf(row.month)) },
      { label: "Currency", value: row.currency },
    ],
    buyer: [organisation.name, row.bill_to_name],
    delivery: [],
    columns: ["What", "Date", "Amount", "Balance"],
    widths: [74, 84, 84],
    rows: lines.map((line) => {
      const [item, detail] = WORDS[line.kind](line);
      balance += line.cents;
      return {
        item,
        details: detail ? [detail] : [],
        quantity: paperDate(new Date(line.at), organisation.timeZone),
        amounts: [money(line.cents), money(balance)],
      };
    }),
    totals: [
      { label: "Balance at the beginning", value: money(row.opening) },
      { label: "Invoiced", value: money(row.invoiced) },
      { label: "Credited", value: money(-row.credited) },
      { label: "Paid, less refunds", value: money(-row.paid) },
      { label: "Balance at the end", value: money(row.closing), strong: true },
    ],
    payers: [],
    notes: ["All amounts include GST."],
    footer: `Statement ${row.month} of ${row.bill_to_name}`,
  };
}
