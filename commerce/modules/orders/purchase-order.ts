import { and, eq, sql } from "drizzle-orm";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { purchaseOrderNumber, refuseClosed, registerFor } from "../checkout";
import { isCancellable } from "./cancellable";
import { causeOf } from "./cause";
import { noteOrder } from "./life";
import { noOrder } from "./records";
import { orders } from "./tables";
import { tooLate } from "./too-late";

type NumberCall = Pick<Call, "db" | "principal" | "about" | "now" | "header">;

const parcels = sql<number>`(select count(*)::int from consignments c where c.order_code = orders.code)`;

/** The order's row, with whether its person may still change it: until the warehouse begins. */
async function readRow({ db, about }: NumberCall, code: string, locked: boolean) {
  const query = db
    .select({ number: orders.purchaseOrderNumber, status: orders.status, parcels })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, about.user.customerId)));
  const [row] = await (locked ? query.for("update") : query);
  if (!row) throw noOrder(code);
  return { number: row.number, changeable: isCancellable(row.status, row.parcels) };
}

/** The purchase order number of an order, and those that the person's unit may quote. */
export async function showNumber(call: NumberCall, code: string) {
  const { number, changeable } = await readRow(call, code, false);
  return {
    purchaseOrderNumber: number ?? undefined,
    changeable,
    mandatory: call.about.organisation.purchaseOrderMandatory,
    available: changeable ? await registerFor(call) : [],
  };
}

/**
 * Sets the purchase order number of a placed order, or takes it away with an empty text (spec 001 §4). The history
 * keeps both numbers. The same number again changes nothing.
 * @throws OccError 404 for another's order; 400 on the field for a number that cannot be quoted, for none where the
 * organisation demands one, and OrderChangeError once the warehouse has begun.
 */
export async function setNumber(call: NumberCall, code: string, sent: string): Promise<void> {
  const { number: before, changeable } = await readRow(call, code, true);
  const number = purchaseOrderNumber(sent);
  if (number === before) return;
  if (!changeable) throw tooLate(call, code, TOO_LATE);
  if (number === null && call.about.organisation.purchaseOrderMandatory) {
    throw invalid("purchaseOrderNumber", REQUIRED_TEXT, "missing");
  }
  await refuseClosed(call, number);
  await call.db.update(orders).set({ purchaseOrderNumber: number }).where(eq(orders.code, code));
  const change = { from: before, to: number };
  await noteOrder(call.db, code, causeOf(call, "wearer", { purchaseOrderNumber: change }));
}

const TOO_LATE = {
  type: "OrderChangeError",
  reason: "notChangeable",
  what: "is already being packed, so its number can no longer be changed",
};
