import { sql } from "drizzle-orm";
import { rowsOf } from "../database/connection";
import { openDatabase, type Connection } from "../database/open";
import { seedDemo } from "./index";

/** The day of the tests' demo. */
export const NOW = new Date("2026-11-21T03:00:00Z");

export const PROGRAM_DOMAINS = ["kestrel", "lanternbridge", "saltbush", "emberbun", "korraline"];

/** A seeded database in memory, with two query helpers. */
export interface SeededDemo extends Connection {
  rows<T = Record<string, unknown>>(query: string): Promise<T[]>;
  /** Rows of a table, or of a table and its conditions. */
  count(from: string): Promise<number>;
}

/** Seeds a fresh database for tests; the caller closes it. */
export async function seededDemo(now = NOW): Promise<SeededDemo> {
  const connection = await openDatabase({});
  await seedDemo(connection.db, { now });
  const rows = <T>(query: string) => rowsOf<T>(connection.db, sql.raw(query));
  const count = async (from: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
  return { ...connection, rows, count };
}
