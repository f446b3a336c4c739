/* eslint no-template-curly-in-string: "off" -- the examples are sources */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const OWNER = join("commerce", "modules", "entitlement");

/** Statements that write allocations, their changes or their movements, in Drizzle or in SQL. */
const WRITES = [
  /\b(update|insert|delete)\(\s*(schema\.)?(allocations|allocationChanges|entitlementMovements)\b/,
  /\b(insert\s+into|update|delete\s+from)\s+"?(allocations|allocation_changes|entitlement_movements)\b/i,
];

const writes = (text: string) => WRITES.some((pattern) => pattern.test(text));

test("[PK-01] only commerce/modules/entitlement writes what people are granted and what they used", () => {
  const writers = readdirSync("commerce", { recursive: true, encoding: "utf8" })
    .map((file) => join("commerce", file))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => writes(readFileSync(file, "utf8")));
  expect(writers).not.toEqual([]);
  expect(writers.filter((file) => !file.startsWith(OWNER))).toEqual([]);
});

test.each([
  "db\n  .insert(entitlementMovements)\n  .values(rows)",
  "tx.update(schema.allocations).set({ extendedUntil })",
  "sql`insert into entitlement_movements (allocation_id) select 1`",
  "sql`DELETE FROM allocation_changes`",
])("[PK-01] and the search for others finds %s", (text) => {
  expect(writes(text)).toBe(true);
});

test("[PK-01] others may read them and lock them", () => {
  expect(writes("sql`select id from allocations where id = ${id} for update`")).toBe(false);
});
