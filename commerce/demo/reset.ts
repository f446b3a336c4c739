import { rmSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { openDatabase, type Database } from "../database/connection";
import * as schema from "../database/schema";
import { seedDemo } from "./index";

const DATA_DIR = join(process.env.DATA_DIR ?? "data", "db");

/** API clients are not part of the demo data. */
const KEPT = new Set(["oauth_clients"]);

/** Empties every other table; their sequences start again. */
async function truncateAll(db: Database) {
  const names = Object.values(schema)
    .filter((item) => is(item, PgTable))
    .map((table) => getTableName(table))
    .filter((name) => !KEPT.has(name))
    .map((name) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  for (const name of ["cart", "order", "invoice", "credit", "payment"]) {
    await db.execute(sql`alter sequence ${sql.identifier(`${name}_numbers`)} restart`);
  }
}

/** `npm run demo:reset [-- --scale N]`: deletes the demo data and creates it again, dated from today. */
async function reset() {
  const at = process.argv.indexOf("--scale");
  const scale = at < 0 ? 1 : Number(process.argv[at + 1]);
  if (!Number.isInteger(scale) || scale < 1) throw new Error("--scale takes a whole number from 1");
  const url = process.env.DATABASE_URL;
  if (!url) rmSync(DATA_DIR, { recursive: true, force: true });
  const connection = await openDatabase({ url, dataDir: DATA_DIR });
  const { db } = connection;
  try {
    if (url) await truncateAll(db);
    const started = performance.now();
    await seedDemo(db, { now: new Date(), scale, progress: (line) => console.log(line) });
    console.log(`the demo is ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await connection.close();
  }
}

await reset();
