import { type SQL, sql } from "drizzle-orm";
import { invalid } from "../../http/errors";

/** Spec 001 §5. Fewer than 18 letters and digits: 1 to 17. */
export const PURCHASE_ORDER_TEXT = "Please enter less than 18 alphanumeric characters.";

/** @returns the number, or null when none was given. @throws OccError 400 ValidationError on the field. */
export function purchaseOrderNumber(sent: string | undefined): string | null {
  const number = (sent ?? "").trim();
  if (number === "") return null;
  if (!/^[A-Za-z0-9]{1,17}$/.test(number)) throw invalid("purchaseOrderNumber", PURCHASE_ORDER_TEXT);
  return number;
}

/** Whether the register of an organisation has closed a number to new orders; letters count the same in both cases. */
export const isClosed = (
  organisationUid: string,
  number: string | null,
): SQL<boolean> => sql<boolean>`exists (
  select from purchase_orders
  where organisation_uid = ${organisationUid} and upper(number) = upper(${number}) and status = 'closed')`;

/** The refusal of a number that is closed. A number that the register does not know is the buyer's own. */
export const closedNumber = (number: string) =>
  invalid("purchaseOrderNumber", `${number} is closed. Enter another number.`);
