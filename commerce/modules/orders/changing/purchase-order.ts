import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Call } from "../../../http/call";
import { invalid } from "../../../http/errors";
import { may } from "../../../http/policy";
import { REQUIRED_TEXT } from "../../../http/text-schema";
import { purchaseOrderNumber, refuseClosed, registerOf } from "../../checkout";
import { isCancellable } from "../life/cancellable";
import { causeOf } from "../life/cause";
import { noteOrder } from "../life/life";
import { noOrder } from "../showing/records";
import { orders } from "../tables";
import { tooLate } from "./too-late";

type NumberCall = Pick<Call, "db" | "principal" | "about" | "now" | "header">;

/**
 * The condition for orders `o` that wait for the caller's decision, or did. Approvals know of orders, and orders not of
 * them, so whoever puts the calls together hands it in.
 */
export type AskedOfCaller = (call: Pick<Call, "db" | "about" | "now">) => SQL;

const parcels = sql<number>`(select count(*)::int from consignments c where c.order_code = orders.code)`;

/**
 * The order's row, with why its number can no longer be changed: its person changes it until the warehouse begins,
 * whoever decides about it while it waits for them.
 */
async function readRow(call: NumberCall, code: string, asked: AskedOfCaller, locked: boolean) {
  const { customerId } = call.about.user;
  const decides = may(call.about, "approve-orders")
    ? sql`${orders.code} in (select o.code from orders o where o.code = ${code} and ${asked(call)})`
    : undefined;
  const query = call.db
    .select({
      number: orders.purchaseOrderNumber,
      status: orders.status,
      customerId: orders.customerId,
      unitUid: orders.unitUid,
      parcels,
    })
    .from(orders)
    .where(and(eq(orders.code, code), or(eq(orders.customerId, customerId), decides)));
  const [row] = await (locked ? query.for("update") : query);
  if (!row) throw noOrder(code);
  if (row.customerId !== customerId) {
    const waits = row.status === "PENDING_APPROVAL";
    return { ...row, actor: "approver" as const, closed: waits ? undefined : DECIDED };
  }
  const changeable = isCancellable(row.status, row.parcels);
  return { ...row, actor: "wearer" as const, closed: changeable ? undefined : PACKED };
}

/** The purchase order number of an order, and those that the units of its person may quote. */
export async function showNumber(call: NumberCall, code: string, asked: AskedOfCaller) {
  const { organisation } = call.about;
  const { number, closed, customerId, unitUid } = await readRow(call, code, asked, false);
  return {
    purchaseOrderNumber: number ?? undefined,
    changeable: !closed,
    closed,
    mandatory: organisation.purchaseOrderMandatory,
    available: closed ? [] : await registerOf(call, { unitUid, customerId }),
  };
}

/**
 * Sets the purchase order number of a placed order, or takes it away with an empty text (spec 001 §4); so does whoever
 * decides about an order that waits (spec 001 §7, Approvals). The history keeps both numbers. The same number again
 * changes nothing; none again is refused once the number can no longer be changed.
 * @throws OccError 404 for another's order that never waited for the caller; 400 on the field for a number that cannot
 * be quoted, for none where the organisation demands one, and OrderChangeError once the warehouse has begun, or the order
 * was decided.
 */
export async function setNumber(
  call: NumberCall,
  code: string,
  sent: string,
  asked: AskedOfCaller,
): Promise<void> {
  const { number: before, closed, actor } = await readRow(call, code, asked, true);
  const number = purchaseOrderNumber(sent);
  // The same number again is a press too many. Taking away what never was is none: it is refused once nothing changes.
  if (number === before && !(closed && number === null)) return;
  if (closed) throw tooLate(call, code, { type: "OrderChangeError", reason: "notChangeable", what: closed });
  if (number === null && call.about.organisation.purchaseOrderMandatory) {
    throw invalid("purchaseOrderNumber", REQUIRED_TEXT, "missing");
  }
  await refuseClosed(call, number);
  await call.db.update(orders).set({ purchaseOrderNumber: number }).where(eq(orders.code, code));
  const change = { from: before, to: number };
  await noteOrder(call.db, code, causeOf(call, actor, { purchaseOrderNumber: change }));
}

const PACKED = "is already being packed, so its number can no longer be changed";
const DECIDED = "no longer waits for an approval, so its number can no longer be changed";
