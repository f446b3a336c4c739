import { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { type ActiveDays, dayFor, outsideDays } from "../../http/active-days";
import { invalid } from "../../http/errors";
import { plainCode } from "../../http/plain-text";

/** Spec 001 §5. Fewer than 18 letters and digits: 1 to 17. */
export const PURCHASE_ORDER_TEXT = "Please enter less than 18 alphanumeric characters.";

/** Numbers that a person's unit may quote. */
export const KnownNumbersSchema = z.array(
  z.object({ purchaseOrderNumber: z.string(), description: z.string() }),
);

/** 1 to 17 letters and digits. */
export const PURCHASE_ORDER_PATTERN = /^[A-Za-z0-9]{1,17}$/;

/** @returns the number, or null when none was given. @throws OccError 400 ValidationError on the field. */
export function purchaseOrderNumber(sent: string | undefined): string | null {
  const number = plainCode(sent ?? "");
  if (number === "") return null;
  if (!PURCHASE_ORDER_PATTERN.test(number)) throw invalid("purchaseOrderNumber", PURCHASE_ORDER_TEXT);
  return number;
}

/**
 * Refuses a number that the register of the organisation has closed to new orders, or that cannot be quoted on the day;
 * letters count the same in both cases. A number that the register does not know is the buyer's own. One statement, if there is a number.
 * @throws OccError 400 ValidationError on the field.
 */
export async function refuseClosed(
  call: Pick<Call, "db" | "about" | "now">,
  number: string | null,
): Promise<void> {
  if (number === null) return;
  const [known] = await rowsOf<ActiveDays & { closed: boolean }>(
    call.db,
    sql`select status = 'closed' as closed, active_from as "activeFrom", active_until as "activeUntil"
      from purchase_orders
      where organisation_uid = ${call.about.organisation.uid} and upper(number) = upper(${number})`,
  );
  if (!known) return;
  const why = known.closed ? `${number} is closed.` : outsideDays(number, known, dayFor(call));
  if (why) throw invalid("purchaseOrderNumber", `${why} Enter another number.`);
}
