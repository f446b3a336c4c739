import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Database, rowsOf } from "../../commerce/database/connection";
import { MOST_COUNTED } from "../../commerce/http/paging";
import { orders } from "../../commerce/modules/orders/tables";
import { copyRows } from "../load/copies";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const times = sql`cross join generate_series(1, ${MOST_COUNTED + 1}::int) n where t.code = (
  select min(code) from orders where organisation_uid = 'saltbush')`;

test("[OR-01] the orders of more units than lists count are counted so far, and their pages are read", async () => {
  await api.db.transaction((tx) =>
    copyRows(tx, orders, times, {
      code: sql`'KR-' || 2000000 + n`,
      guid: sql`gen_random_uuid()`,
      placed_at: sql`now() - n * interval '1 minute'`,
    }),
  );
  const list = async (query: Record<string, string>) =>
    (await api.call("GET", "/orgUsers/current/orgUnits/orders", { as: ADMIN, query })).body;
  const { orders: first, pagination } = await list({ pageSize: "20" });
  expect(pagination).toMatchObject({ totalResults: MOST_COUNTED, totalPages: MOST_COUNTED / 20, more: true });
  expect(first[0].code).toBe("KR-2000001");
  const beyond = await list({ pageSize: "20", currentPage: String(MOST_COUNTED / 20) });
  expect(beyond.orders).toHaveLength(20);
  const one = await list({ pageSize: "20", filters: "::unit:no such unit" });
  expect(one.pagination).toMatchObject({ totalResults: 0 });
  expect(one.pagination.more).toBeUndefined();
});

/** The plan of a statement, as if whole tables were never read. */
const planOf = (statement: SQL) =>
  api.db.transaction(async (tx: Database) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = await rowsOf<{ "QUERY PLAN": string }>(tx, sql`explain ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test.each([
  [
    "orders_unit",
    sql`select count(*) from orders where organisation_uid = 'saltbush' and unit_uid = 'saltbush-emergency'`,
  ],
  [
    "invoices_organisation",
    sql`select number from invoices where organisation_uid = 'saltbush' and paid_at is not null
      order by paid_at desc limit 20`,
  ],
])("[OR-01] an organisation's rows are found by %s", async (name, statement) => {
  expect(await planOf(statement)).toContain(name);
});
