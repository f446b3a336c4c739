/* eslint no-template-curly-in-string: "off" -- the examples are sources */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LIVES = ["commerce/modules/orders/life/life.ts", "commerce/modules/returns/life.ts"];

const sources = readdirSync("commerce", { recursive: true, encoding: "utf8" })
  .map((file) => join("commerce", file))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));

/** Statements that write states or events, in Drizzle or in SQL. The demo inserts rows with their history. */
const WRITES = [
  /\b(update|insert|delete)\(\s*(schema\.)?(orderEvents|returnEvents)\b/,
  /\b(insert\s+into|update|delete\s+from)\s+"?(order_events|return_events)\b/i,
  /\binsert\(\s*(schema\.)?(orders|consignments|returnRequests)\b/,
  /\binsert\s+into\s+"?(orders|consignments|return_requests)\b/i,
  /\bupdate\(\s*(schema\.)?(orders|consignments|returnRequests)\b[^;]*?\b(status|lastEvent)\b[^;]*?\.where/,
  /\bupdate\s+"?(orders|consignments|return_requests)\b[^`;]*?\bset\b[^`;]*?\b(status|last_event)\b[^`;]*?\bwhere\b/i,
];

const writesIn = (text: string) => WRITES.filter((pattern) => pattern.test(text)).map(String);

test("[OR-01] only life.ts writes the states and events of orders, parcels and returns", () => {
  const writers = sources.filter((file) => writesIn(readFileSync(file, "utf8")).length > 0);
  expect(writers.sort()).toEqual(LIVES);
});

test.each([
  'db.update(orders).set({ status: "OPEN" }).where(eq(orders.code, code));',
  "tx\n  .update(schema.consignments)\n  .set({\n    carrier, status: to })\n  .where(x)",
  "sql`update orders set cancelled_at = now(), status = 'CANCELLED' where code = ${code}`",
  "sql`UPDATE consignments SET status = ${to} WHERE code = ${code}`",
  "db.insert(orders).values(row)",
  "sql`insert into consignments (code) values (${code})`",
  "db.delete(orderEvents)",
  "sql`delete from order_events`",
  "db.delete(returnEvents)",
  "sql`update return_requests set status = ${to} where code = ${code}`",
])("[OR-01] and the search for others finds %s", (text) => {
  expect(writesIn(text)).not.toEqual([]);
});

test("[OR-01] other columns of an order may be written", () => {
  expect(
    writesIn('db.update(orders).set({ purchaseOrderNumber }).where(eq(orders.status, "CREATED"));'),
  ).toEqual([]);
  expect(writesIn("sql`update orders set po_number = ${po} where status = 'CREATED'`")).toEqual([]);
});
