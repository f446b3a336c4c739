import { readdirSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "./schema";

const FOLDER = "commerce/database/migrations";

/** Migrations before it ran on shops that had no data of their own yet: there was no release. */
const FIRST_CHECKED = "0074";

/**
 * Tables that grow with every order, person or day. A migration that writes all rows of one, or rewrites it, stops the
 * writes of everybody until it ends: seconds with 100,000 orders, minutes with millions (docs/operations/several-processes.md).
 */
const LARGE: Record<string, string> = {
  orders: "one for each order, kept for good",
  order_entries: "three for each order",
  order_events: "seven for each order",
  consignments: "one or more for each order",
  carts: "every page of the shop reads one",
  cart_entries: "every page of the shop counts them",
  invoices: "one for each order on account",
  entitlement_movements: "one for each item of a pack",
  allocations: "several for each person and period",
  return_events: "several for each return, kept for good",
  change_events: "one for each change that administrators make, kept for good",
  users: "every request reads one",
  unit_members: "one for each person and unit, read with every right",
  user_sizes: "several for each person",
  notices: "several for each order",
  mail_outbox: "several for each order",
  oauth_tokens: "every request reads one",
  idempotency_keys: "one for each write of 30 days",
  webhook_events: "several for each order",
  webhook_deliveries: "one for each event and receiver",
  variants: "one for each size of each style",
  stock_levels: "every order writes some",
  price_rows: "one or more for each size of each style",
};

/** The statements of a migration. What a function does is no work of the migration, but what a DO block does is. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, "")
    .replace(/(\bDO\s+)?\$(\w*)\$[^]*?\$\2\$/gi, (block, does?: string) =>
      does ? block.replaceAll(";", " ") : "''",
    )
    .split(";")
    .map((statement) => statement.replaceAll('"', "").replaceAll("public.", "").replace(/\s+/g, " ").trim());

/** What a statement does to every row of a large table; undefined if nothing. */
function onAllRows(statement: string): string | undefined {
  const names = Object.keys(LARGE).join("|");
  const kinds: [string, RegExp][] = [
    ["updates", new RegExp(`\\bUPDATE (?:ONLY )?(${names})\\b(?! OR\\b)(?=.* SET )`, "i")],
    ["deletes from", new RegExp(`\\bDELETE FROM (?:ONLY )?(${names})\\b`, "i")],
    ["copies rows of", new RegExp(`\\bINSERT INTO .*\\bSELECT\\b.*\\b(?:FROM|JOIN) (${names})\\b`, "i")],
    ["rewrites", new RegExp(`\\bALTER TABLE (${names})\\b.*(?:\\bGENERATED\\b|\\bTYPE\\b|random_uuid)`, "i")],
  ];
  for (const [does, pattern] of kinds) {
    const table = pattern.exec(statement)?.[1];
    if (table) return `${does} ${table}`;
  }
  return undefined;
}

const faultsOf = (sql: string) => statementsOf(sql).flatMap((statement) => onAllRows(statement) ?? []);
const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .map((name) => ({ name, faults: faultsOf(readFileSync(`${FOLDER}/${name}`, "utf8")) }));

test("[API-1] no migration writes all rows of a large table: a job does that in batches after the start", () => {
  const faults = migrations
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
  expect(faults).toEqual([]);
});

test("[API-1] the check finds the migrations before it that stopped writes", () => {
  const found = migrations.flatMap(({ name, faults }) =>
    faults.map((fault) => `${name.slice(0, 4)} ${fault}`),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      "0013 copies rows of orders",
      "0014 updates order_entries",
      "0047 updates orders",
      "0054 updates order_events",
      "0058 updates order_events",
      "0059 updates users",
      "0060 rewrites cart_entries",
    ]),
  );
});

test.each([
  ["DO $$ BEGIN UPDATE orders SET a = 1; END $$", ["updates orders"]],
  ['UPDATE ONLY "public"."carts" SET "a" = 1 WHERE b', ["updates carts"]],
  ["WITH x AS (SELECT 1) UPDATE order_events e SET a = x.a FROM x", ["updates order_events"]],
  ["CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE orders SET a = 1 $$", []],
  ["CREATE TRIGGER t AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION f()", []],
  ['ALTER TABLE "orders" ADD COLUMN "needed_by" date', []],
  ["UPDATE delivery_modes SET min_days = 1", []],
])("[API-1] of a migration with %s the check says %j", (sql, faults) => {
  expect(faultsOf(sql)).toEqual(faults);
});

test("[API-1] every large table is one of the schema", () => {
  const tables: string[] = Object.values(schema).flatMap((item) =>
    is(item, PgTable) ? [getTableName(item)] : [],
  );
  expect(Object.keys(LARGE).filter((name) => !tables.includes(name))).toEqual([]);
});
