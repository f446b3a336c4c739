import { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
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
 * Refuses a number that the register of the organisation has closed to new orders; letters count the same in both
 * cases. A number that the register does not know is the buyer's own. One statement, if there is a number.
 * @throws OccError 400 ValidationError on the field.
 */
export async function refuseClosed(
  { db, about }: Pick<Call, "db" | "about">,
  number: string | null,
): Promise<void> {
  if (number === null) return;
  const closed = await rowsOf(
    db,
    sql`select 1 from purchase_orders
      where organisation_uid = ${about.organisation.uid} and upper(number) = upper(${number})
        and status = 'closed'`,
  );
  if (closed.length > 0) throw invalid("purchaseOrderNumber", `${number} is closed. Enter another number.`);
}
