import { randomUUID } from "node:crypto";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { rowsOf, type Database } from "../database/connection";
import * as schema from "../database/schema";
import { bringIdentityProvider, demoIssuer } from "./identity-provider";
import { LAST_NUMBER } from "./order-rows";
import { seedDemo, type SeedOptions, waitToFill } from "./seed";

/**
 * What is not part of the demo data: API clients, where events are sent to, and when the jobs of running processes are
 * due.
 */
const KEPT = new Set(["oauth_clients", "webhooks", "job_runs"]);

/** The name of the fact that says which filling of the shop this is. */
const FILLING = "filling";

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

/** What a database has that no demo brought, and its name. */
export async function beyondDemo(db: Database) {
  const [found] = await rowsOf<{ database: string; people: number; orders: number }>(
    db,
    sql`select current_database() as database,
      (select count(*)::int from users where split_part(uid, '@', 2) <> organisation_uid || '.example') as people,
      (select count(*)::int from orders where code > ${`KR-${String(LAST_NUMBER).padStart(6, "0")}`}) as orders`,
  );
  return found!;
}

/** Which filling of the shop this is, and what it was filled with; undefined where no demo was brought. */
export async function fillingOf(db: Database) {
  const facts = await db.select().from(schema.databaseFacts);
  const seed = facts.find(({ name }) => name === "seed");
  if (!seed) return undefined;
  return {
    filling: facts.find(({ name }) => name === FILLING)?.value ?? "first",
    day: seed.at,
    scale: Number(/scale (\d+)$/.exec(seed.value)?.[1] ?? 1),
  };
}

/**
 * Deletes everything and fills the shop with the demo again. Needs a transaction, so that one that fails leaves what was
 * there. Others wait for it, however long it takes.
 */
export async function resetDemo(db: Database, options: SeedOptions): Promise<void> {
  await waitToFill(db);
  const issuer = await demoIssuer(db);
  await truncateAll(db);
  await seedDemo(db, options);
  await bringIdentityProvider(db, issuer);
  await db.insert(schema.databaseFacts).values({ name: FILLING, value: randomUUID(), at: options.now });
}
