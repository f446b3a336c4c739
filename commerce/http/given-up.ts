import { sql, type SQL } from "drizzle-orm";

/**
 * Whether an order was declined or cancelled, so that nothing comes of it any more.
 * @param order its alias in the statement.
 */
export const givenUp = (order = "o"): SQL =>
  sql`${sql.identifier(order)}.status in ('CANCELLED', 'REJECTED', 'REJECTED_BY_MERCHANT')`;
