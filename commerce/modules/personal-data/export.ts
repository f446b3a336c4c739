import type { Database } from "../../database/connection";
import { personOf } from "./person";
import { everyHolding } from "./rows";

type Row = Record<string, unknown>;

/** A row as it is given out: without its secrets, and with the content of files as base64. */
const shown = (row: Row, secret: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column, value]) => value !== null && !secret.includes(column))
      .map(([column, value]) => [
        column,
        value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
      ]),
  );

/**
 * All that the shop keeps about a person, as rows by the names of their tables; see docs/operations/personal-data.md.
 * Passwords, tokens and keys are left out, and a card has its last digits alone.
 * @throws PersonMistake for somebody who is not there, or was erased.
 */
export async function exportPerson(db: Database, named: string, now: Date) {
  const { customerId, uid } = await personOf(db, named);
  const tables: Record<string, Row[]> = {};
  for (const [name, table, { rows, secret = [] }] of everyHolding()) {
    if (!rows) continue;
    const found: Row[] = await db.select().from(table).where(rows(customerId));
    if (found.length > 0) tables[name] = found.map((row) => shown(row, secret));
  }
  return { exportedAt: now.toISOString(), customerId, email: uid, tables };
}
