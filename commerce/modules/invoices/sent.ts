import { eq } from "drizzle-orm";
import { dayOf } from "../../calendar";
import type { Database } from "../../database/connection";
import { RowRefusal, type RowState } from "../../http/row-refusal";
import { organisations } from "../organisation/tables";
import { orders } from "../orders/tables";
import { credits, invoices } from "./tables";

/** An invoice or credit note as the system that makes it sends it; amounts in cents. */
export interface SentDocument {
  kind: "invoice" | "credit";
  number: string;
  /** Of an invoice. */
  order: string | null;
  /** Of a credit: the return that it is for. */
  return: string | null;
  netCents: number;
  gstCents: number;
  totalCents: number;
  issuedAt: Date;
  /** Of an invoice, YYYY-MM-DD. */
  dueOn: string | null;
}

/** The form of the numbers that the shop gives; one of an ERP would stand in the way of a later one. */
const OWN_NUMBER = /^(INV|CR)-\d+$/;

/** Cents by which GST may differ that another system rounded line by line. */
const GST_ROUNDING = 5;

const money = (cents: number) => (cents / 100).toFixed(2);

/** @throws RowRefusal for amounts that do not add up. */
function mustAddUp({ netCents, gstCents, totalCents }: SentDocument): void {
  const sum = netCents + gstCents;
  if (sum !== totalCents)
    throw new RowRefusal("total", `net and gst come to ${money(sum)}, the total is ${money(totalCents)}.`);
}

/** @throws RowRefusal for amounts that are not those of the order or return, which the sentence names. */
function mustBeOwed(
  { totalCents, gstCents }: SentDocument,
  owed: { totalCents: number; taxCents: number },
  what: string,
): void {
  if (totalCents === owed.totalCents && Math.abs(gstCents - owed.taxCents) <= GST_ROUNDING) return;
  throw new RowRefusal(
    totalCents === owed.totalCents ? "gst" : "total",
    `${what} comes to ${money(owed.totalCents)}, of it GST ${money(owed.taxCents)}. Feeds/orders has its parts.`,
  );
}

/**
 * Takes an invoice or a credit of another system. The shop makes both when the last piece of an order has left and when
 * a return is completed; the system gives them its number and its days, and must agree about the amounts. The same again
 * changes nothing. The caller has a transaction.
 * @param client whose system sends it.
 * @throws RowRefusal
 */
export async function takeDocument(
  db: Database,
  sent: SentDocument,
  { now, client }: { now: Date; client: string },
): Promise<RowState> {
  mustAddUp(sent);
  if (OWN_NUMBER.test(sent.number))
    throw new RowRefusal(
      "number",
      `Numbers such as ${sent.number} are those that the shop gives. Put letters of your own before yours.`,
    );
  if (sent.issuedAt > now)
    throw new RowRefusal("issued_at", `This moment is ahead. It is ${now.toISOString()} now.`);
  return sent.kind === "invoice" ? takeInvoice(db, sent, client) : takeCredit(db, sent, client);
}

async function takeInvoice(db: Database, sent: SentDocument, client: string): Promise<RowState> {
  const { number, order: code, issuedAt, dueOn } = sent;
  if (code === null) throw new RowRefusal("order", "Name the order that is invoiced.");
  if (dueOn === null) throw new RowRefusal("due_on", "Name the last day on which it is paid in time.");
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.code, code))
    .for("update");
  if (!order) throw new RowRefusal("order", `There is no order ${code}.`);
  const [own] = await db.select().from(invoices).where(eq(invoices.orderCode, code)).for("update");
  if (!own) {
    throw new RowRefusal(
      "order",
      `Order ${code} is ${order.status} and has nothing to be invoiced yet: that is when its last piece has left, if its organisation pays anything.`,
    );
  }
  const what = `What order ${code} charges its organisation`;
  if (own.number === number) {
    mustBeOwed(sent, own, what);
    if (own.dueOn === dueOn && own.issuedAt.getTime() === issuedAt.getTime()) return "same";
    throw new RowRefusal(
      "number",
      `Invoice ${number} was taken before, issued ${own.issuedAt.toISOString()} and due ${own.dueOn}.`,
    );
  }
  if (own.sentBy !== null) throw new RowRefusal("number", `Order ${code} has the invoice ${own.number}.`);
  if (own.paidAt !== null || own.creditedCents > 0)
    throw new RowRefusal(
      "number",
      `Invoice ${own.number} of order ${code} is paid or credited, so it keeps its number.`,
    );
  mustBeOwed(sent, own, what);
  const [organisation] = await db
    .select({ timeZone: organisations.timeZone })
    .from(organisations)
    .where(eq(organisations.uid, own.organisationUid));
  if (dueOn < dayOf(issuedAt, organisation!.timeZone))
    throw new RowRefusal("due_on", "It is due before it is issued.");
  if ((await db.$count(invoices, eq(invoices.number, number))) > 0)
    throw new RowRefusal("number", `Another order has the invoice ${number}.`);
  await db
    .update(invoices)
    .set({ number, issuedAt, dueOn, taxCents: sent.gstCents, sentBy: client })
    .where(eq(invoices.number, own.number));
  return "applied";
}

async function takeCredit(db: Database, sent: SentDocument, client: string): Promise<RowState> {
  const { number, return: code, issuedAt } = sent;
  if (code === null) throw new RowRefusal("return", "Name the return that is credited.");
  const [own] = await db.select().from(credits).where(eq(credits.returnCode, code)).for("update");
  if (!own) {
    throw new RowRefusal(
      "return",
      `There is no return ${code} with something to be credited: that is when it is completed, if its organisation paid for it.`,
    );
  }
  mustBeOwed(sent, own, `What return ${code} credits its organisation`);
  if (own.number === number) {
    if (own.issuedAt.getTime() === issuedAt.getTime()) return "same";
    throw new RowRefusal(
      "number",
      `Credit ${number} was taken before, issued ${own.issuedAt.toISOString()}.`,
    );
  }
  if (own.sentBy !== null) throw new RowRefusal("number", `Return ${code} has the credit ${own.number}.`);
  if ((await db.$count(credits, eq(credits.number, number))) > 0)
    throw new RowRefusal("number", `Another return has the credit ${number}.`);
  await db
    .update(credits)
    .set({ number, issuedAt, taxCents: sent.gstCents, sentBy: client })
    .where(eq(credits.number, own.number));
  return "applied";
}
