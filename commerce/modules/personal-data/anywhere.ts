import { sql } from "drizzle-orm";
import { containing } from "../../database/containing";
import type { Database } from "../../database/connection";
import type { Identifiers } from "./identifiers";
import { redactAnywhere, redactJson } from "./redact";
import { rewriteRows, writtenColumns } from "./rewrite";
import { everyHolding } from "./rows";

/**
 * Puts the account's number in place of a person's email, mobile and full name in every text of every table: what others
 * wrote, mails about them, the words of the change log. Reads every table once; a large shop takes some seconds.
 */
export async function redactEverywhere(db: Database, identifiers: Identifiers): Promise<void> {
  const redact = redactAnywhere(identifiers);
  const patterns = sql.param(identifiers.own.map(containing));
  for (const [, table, { published }] of everyHolding()) {
    const columns = writtenColumns(table);
    if (published || columns.length === 0) continue;
    const mentions = sql.join(
      columns.map(([, column]) => sql`${column}::text ilike any(${patterns}::text[])`),
      sql` or `,
    );
    await rewriteRows(db, table, mentions, (row) =>
      Object.fromEntries(columns.map(([name]) => [name, redactJson(row[name], redact)])),
    );
  }
}
