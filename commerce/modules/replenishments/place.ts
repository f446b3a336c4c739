import { eq } from "drizzle-orm";
import { OccError, type OccErrorBody } from "../../http/errors";
import type { PersonsCall } from "../../http/job-call";
import { addLines, openCart } from "../carts";
import { makeReadyAgain } from "../checkout";
import { placeOrder } from "../orders";
import { orders } from "../orders/tables";
import type { replenishmentLines, replenishments } from "./tables";

export type Replenishment = typeof replenishments.$inferSelect;
export type Line = typeof replenishmentLines.$inferSelect;

/** Why the order of a date is not placed, in words for its owner. */
export class NotPlaced extends Error {}

/** Lines that a reason names; the rest is a number. */
const MOST_NAMED = 5;

/**
 * Places the order of a date as if its owner had pressed: the goods are added to a cart of its own at the prices and
 * stock of the day, and that cart is ordered by the code that orders every cart.
 * @param call whose `db` is a transaction that the caller rolls back if this throws.
 * @throws NotPlaced
 */
export async function placeOnce(call: PersonsCall, row: Replenishment, lines: readonly Line[]) {
  try {
    const cart = await openCart(call, {});
    const wishes = lines.map(({ sku, quantity, ppeReason }) => ({
      ...{ sku, quantity, ppeReason, configuration: null },
    }));
    const short = (await addLines(call, cart, wishes)).flatMap(
      ({ quantity, quantityAdded, statusMessage }, at) =>
        quantityAdded < quantity ? `${nameOf(lines[at]!)}: ${statusMessage ?? "It cannot be ordered."}` : [],
    );
    if (short.length > 0) {
      const more = short.length - MOST_NAMED;
      throw new NotPlaced([...short.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more.`] : [])].join(" "));
    }
    const { deliveryAddress, deliveryMode, paymentType, purchaseOrderNumber, costCentre } = row;
    await makeReadyAgain(call, cart.code, {
      ...{ deliveryAddress, deliveryMode, paymentType, purchaseOrderNumber, costCentre },
    });
    const answer: { code?: string; waveProductAvailabilityErrorMessage?: string } = await placeOrder(
      call,
      cart.code,
      { note: `Placed by replenishment order ${row.code}` },
    );
    if (!answer.code) {
      throw new NotPlaced(
        answer.waveProductAvailabilityErrorMessage ?? "The order could not be placed that day.",
      );
    }
    const [order] = await call.db
      .select({ totalCents: orders.totalCents })
      .from(orders)
      .where(eq(orders.code, answer.code));
    return { orderCode: answer.code, totalCents: order!.totalCents };
  } catch (error) {
    if (error instanceof OccError) throw new NotPlaced(error.errors.map(wordsOf).join(" "));
    throw error;
  }
}

/** An error that a form would show at a field, where there is no field. */
const wordsOf = ({ message, reason, subject }: OccErrorBody): string =>
  subject === "purchaseOrderNumber" && reason === "missing"
    ? "Orders need a purchase order number now, and this one has none."
    : message;

const nameOf = ({ product: { name, colour, size, dimension } }: Line): string =>
  [name, colour, [size, dimension].filter(Boolean).join(" ")].filter(Boolean).join(", ");
