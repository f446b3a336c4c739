import { eq } from "drizzle-orm";
import { attempt } from "../../database/attempt";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { addTo, openCart, type CartCall, whyRecalled, whyUnmet } from "../carts";
import { findVariant, marketOf, type StyleRecord, stylesBySku } from "../catalogue";
import { makeReady } from "../checkout";
import { placeOrder } from "../orders";
import { orders } from "../orders/tables";

export type BulkCall = CartCall & Pick<Call, "principal" | "demo" | "storefrontUrl">;

/** One order of a file. */
export interface Wanted {
  purchaseOrder: string;
  /** Undefined is the usual address. */
  addressId?: string;
  lines: { line: number; sku: string; quantity: number }[];
}

/** Lines of a file that cannot be ordered as they are, by line. */
export class LinesRefused extends Error {
  constructor(readonly faults: ReadonlyMap<number, string>) {
    super("lines");
  }
}

/** Why an order as a whole is refused, in words for the buyer. */
export class OrderRefused extends Error {}

/** @returns why the API refuses something; any other error is thrown on. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof OccError)) throw error;
  return error.errors.map(({ message }) => message).join(" ");
};

/**
 * Places one order of a file, in a cart of its own that the buyer never sees: to the address that it names or the usual
 * one, in the first way of delivery, on account and to the usual cost centre. Prices, limits and approvals are those of
 * any order.
 * @param call whose `db` is a transaction that the caller rolls back if this throws.
 * @throws LinesRefused, OrderRefused
 */
export async function placeWanted(call: BulkCall, wanted: Wanted, styles: StyleRecord[]) {
  const refusedLines = new Map<number, string>();
  const known = wanted.lines.filter(({ line, sku }) => {
    const against = findVariant(styles, sku)?.style.inAssortment
      ? (whyRecalled(call, styles, sku) ?? whyUnmet(call, styles, sku))?.statusMessage
      : "There is no item with this code.";
    if (against === undefined) return true;
    refusedLines.set(line, against);
    return false;
  });
  const cart = await openCart(call, {});
  try {
    const wishes = known.map(({ sku, quantity }) => ({ product: { code: sku }, quantity }));
    const { all } = await addTo(call, cart, wishes, { styles });
    all.forEach(({ short }, index) => {
      if (short) refusedLines.set(known[index]!.line, short);
    });
  } catch (error) {
    throw new OrderRefused(wordsOf(error));
  }
  if (refusedLines.size > 0) throw new LinesRefused(refusedLines);
  try {
    await makeReady(call, cart.code, wanted.purchaseOrder || undefined, wanted.addressId);
    return await placed(call, cart.code);
  } catch (error) {
    if (error instanceof OrderRefused) throw error;
    throw new OrderRefused(wordsOf(error));
  }
}

/** What placing answers: an order, or what happened instead. */
interface Placed {
  code?: string;
  status?: string;
  waveProductAvailabilityErrorMessage?: string;
}

async function placed(call: BulkCall, cartCode: string) {
  const answer: Placed = await placeOrder(call, cartCode);
  if (!answer.code) {
    throw new OrderRefused(
      answer.waveProductAvailabilityErrorMessage ??
        "The order could not be placed just now. Send it again in a minute.",
    );
  }
  const [order] = await call.db
    .select({ totalCents: orders.totalCents })
    .from(orders)
    .where(eq(orders.code, answer.code));
  return {
    orderCode: answer.code,
    totalCents: order!.totalCents,
    waits: answer.status === "PENDING_APPROVAL",
  };
}

/**
 * What would come of an order if it were placed now. It is placed and taken back at once, so that the answer is that of
 * placing it; only a number of the orders' sequence is used up.
 */
export async function tryWanted(call: BulkCall, wanted: Wanted, styles: StyleRecord[]) {
  try {
    // A savepoint of its own gives back the rows of stock that it locks.
    const outcome = await attempt(call.db, (db) => placeWanted({ ...call, db }, wanted, styles));
    return { ok: true as const, ...outcome };
  } catch (error) {
    if (error instanceof LinesRefused) return { ok: false as const, faults: error.faults };
    if (error instanceof OrderRefused) return { ok: false as const, message: error.message };
    throw error;
  }
}

/** The styles of all SKUs of some orders, in one statement. */
export const stylesOf = (call: BulkCall, all: readonly Wanted[]): Promise<StyleRecord[]> =>
  stylesBySku(
    call.db,
    [...new Set(all.flatMap(({ lines }) => lines.map(({ sku }) => sku)))],
    marketOf(call.about, call.now()),
  );
