import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { daysAfter } from "../../calendar";
import { dayFor } from "../../http/active-days";
import { readableDay } from "../../http/dates";
import { dayText } from "../../http/day";
import { invalid, type OccError } from "../../http/errors";
import { cartToOrder, type CartCall, touch } from "../carts";
import { carts } from "../carts/tables";

/** How far ahead goods may be needed, in days. */
const DAYS_AHEAD = 365;

const FIELD = "requestedRetrievalAt";

/** A day, or nothing if any day suits. */
export const neededByText = () => dayText().or(z.literal(""));

/**
 * Sets the day by which a cart's goods are needed, which may be before they are expected; an empty text removes it.
 * @throws OccError 400 ValidationError for a day that has passed or is more than a year ahead.
 */
export async function setNeededBy(call: CartCall, cartId: string, day: string): Promise<void> {
  const cart = await cartToOrder(call, cartId);
  const today = dayFor(call);
  const last = daysAfter(today, DAYS_AHEAD);
  if (day !== "" && (day < today || day > last)) {
    throw invalid(FIELD, `Choose a day from ${readableDay(today)} to ${readableDay(last)}.`);
  }
  await call.db
    .update(carts)
    .set({ neededBy: day || null })
    .where(eq(carts.code, cart.code));
  await touch(call.db, cart.code, call.now());
}

/** Refuses an order that is needed by a day which has passed since it was chosen. */
export function neededEarlier(
  call: CartCall,
  { neededBy }: { neededBy: string | null },
): OccError | undefined {
  if (neededBy === null || neededBy >= dayFor(call)) return undefined;
  return invalid(FIELD, `${readableDay(neededBy)} has passed. Choose another day, or none.`);
}
