import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/connection";
import * as schema from "../../database/schema";
import { releaseHolds } from "../entitlement";
import { ENDINGS, type Ending, type Holding, HOLDINGS } from "./holdings";
import { carts } from "../carts/tables";
import { users } from "../users/tables";

type TableName = keyof typeof HOLDINGS;

/** Every table with what it holds, in the order in which rows are deleted. */
export const everyHolding = (): [name: TableName, table: PgTable, holding: Holding][] =>
  (Object.entries(HOLDINGS) as [TableName, Holding][]).map(([name, holding]) => [
    name,
    schema[name],
    holding,
  ]);

/** Which rows of a table are deleted at an ending; undefined for none. */
function ended({ rows, ends, closing }: Holding, at: Ending) {
  if (closing && at !== "erasure") return closing;
  return ends && ENDINGS.indexOf(ends) <= ENDINGS.indexOf(at) ? rows : undefined;
}

/**
 * Deletes what is a person's alone when their account ends in that way, and releases what their carts hold of packs.
 * Whoever does not come back is nobody's manager any more. One statement for each table.
 */
export async function deleteRows(db: Database, customerId: string, at: Ending): Promise<void> {
  const held = await db.select({ code: carts.code }).from(carts).where(HOLDINGS.carts.rows!(customerId));
  for (const { code } of held) await releaseHolds(db, code);
  for (const [, table, holding] of everyHolding()) {
    const rows = ended(holding, at);
    if (rows) await db.delete(table).where(rows(customerId));
  }
  if (at !== "closing")
    await db.update(users).set({ managerId: null }).where(eq(users.managerId, customerId));
}
