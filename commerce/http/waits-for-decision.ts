import { sql, type SQL } from "drizzle-orm";

/**
 * Whether an order waits for an approval, so that what it takes is held and may come back.
 * @param order its alias in the statement.
 */
export const waitsForDecision = (order = "o"): SQL =>
  sql`${sql.identifier(order)}.status in ('PENDING_APPROVAL', 'ASSIGNED_TO_ADMIN', 'PENDING_APPROVAL_FROM_MERCHANT')`;
