import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { checkShop } from "../../commerce/checks/run";
import { type Database, rowsOf } from "../../commerce/database/connection";
import * as schema from "../../commerce/database/schema";
import { erasePerson, exportPerson, HOLDINGS, PersonMistake } from "../../commerce/modules/personal-data";
import { apiOfFile } from "../support/api";
import { richPast, type Told } from "../support/rich-past/index";

const api = await apiOfFile();
const { db } = api;
let told: Told;

beforeAll(async () => {
  told = await richPast(api);
});

type TableName = keyof typeof HOLDINGS;
const tables = (Object.keys(HOLDINGS) as TableName[]).map((name): [TableName, PgTable] => [
  name,
  schema[name],
]);

/** Where a text is written, in any letter case, as `table.column`. */
async function whereWritten(on: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of tables) {
    if (HOLDINGS[name].published) continue;
    for (const column of Object.values(getTableColumns(table))) {
      if (["timestamp", "boolean", "integer", "bytea"].includes(column.getSQLType())) continue;
      const [row] = await rowsOf<{ n: number }>(
        on,
        sql`select count(*)::int as n from ${table} where ${sql.identifier(column.name)}::text ilike ${`%${text}%`}`,
      );
      if (row!.n > 0) found.push(`${getTableName(table)}.${column.name}`);
    }
  }
  return found;
}

/** What a statement leaves behind, which is then taken back. */
async function thenUndone(work: (tx: Database) => Promise<void>): Promise<void> {
  const undone = new Error("taken back");
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
}

/** Tables of which this person has no row: they hang on a return or an upload that has none. */
const WITHOUT = ["credits", "replenishmentRuns", "bulkUploadLines", "bulkUploadOrders", "cartVouchers"];

test("[AC-01] the person of this test has rows in every table that has any of a person", async () => {
  const { tables: exported } = await exportPerson(db, told.uid, api.now());
  const held = Object.entries(HOLDINGS).flatMap(([name, { rows }]) => (rows ? [name] : []));
  expect(held.filter((name) => !(name in exported) && !WITHOUT.includes(name))).toEqual([]);
});

test("[AC-01] all that is kept about somebody is given out, without secrets", async () => {
  const given = await exportPerson(db, told.uid.toUpperCase(), api.now());
  expect(given).toMatchObject({ customerId: told.customerId, email: told.uid });
  const text = JSON.stringify(given);
  for (const secret of ["passwordHash", "tokenHash", "scrypt$", "idToken", "card-token-of-test"])
    expect(text).not.toContain(secret);
  for (const one of [told.name, told.mobile, "A question of the test", told.orders[0]!])
    expect(text).toContain(one);
  const [file] = given.tables["files"]!;
  expect(Buffer.from(String(file!["content"]), "base64").toString()).toBe("picture");
  expect(given.tables["savedCards"]).toEqual([expect.not.objectContaining({ token: expect.anything() })]);
});

test("[AC-01] what is open keeps somebody from being erased, and is named", async () => {
  const code = told.orders[0]!;
  await thenUndone(async (tx) => {
    await tx.execute(sql`update orders set status = 'OPEN' where code = ${code}`);
    await expect(erasePerson(tx, told.uid, api.now())).rejects.toThrow(
      new PersonMistake(`${told.name} cannot be erased yet: ${code} must be finished first`),
    );
  });
  await expect(erasePerson(db, "admin@kestrel.example", api.now())).rejects.toThrow(PersonMistake);
  await expect(erasePerson(db, "nobody@kestrel.example", api.now())).rejects.toThrow(PersonMistake);
});

test("[AC-01] a name that somebody else has too stays where only the words say whose it is", async () => {
  await thenUndone(async (tx) => {
    const [first = "", last = ""] = told.name.split(" ");
    await tx
      .update(schema.users)
      .set({ firstName: first, lastName: last })
      .where(eq(schema.users.uid, "wearer@korraline.example"));
    const { shared } = await erasePerson(tx, told.uid, api.now());
    expect(shared).toEqual([told.name]);
    expect(await whereWritten(tx, told.uid)).toEqual([]);
    const others = await rowsOf(tx, sql`select * from change_events where note = ${`${told.name} rang`}`);
    expect(others).toHaveLength(1);
    const own = await rowsOf(tx, sql`select * from orders where ordered_by = ${told.name}`);
    expect(own).toEqual([]);
  });
});

test("[AC-01] an erased person is nowhere, and orders stay with their figures", async () => {
  const figures = () =>
    rowsOf(
      db,
      sql`select code, status, total_cents, tax_cents, placed_at from orders where customer_id = ${told.customerId} order by code`,
    );
  const before = await figures();
  expect(await whereWritten(db, told.uid)).not.toEqual([]);
  const token = await api.signIn(told.uid, true);
  const erased = await db.transaction((tx) => erasePerson(tx, told.uid, api.now()));
  expect(erased).toEqual({
    customerId: told.customerId,
    orders: before.length,
    returns: expect.any(Number),
    shared: [],
  });
  for (const text of told.texts) expect([text, await whereWritten(db, text)]).toEqual([text, []]);
  expect(await figures()).toEqual(before);
  expect((await api.call("GET", "/orgUsers/current", { token })).status).toBe(401);
  await expect(api.signIn(told.uid, true)).rejects.toThrow();
  const wrong = (await checkShop(db, api.now())).filter(({ exceptions }) => exceptions.length > 0);
  expect(wrong).toEqual([]);
});

test("[AC-01] pages of others show the orders under the number of the account", async () => {
  const { status, body } = await api.call("POST", "/manage-organisation/changes", {
    as: told.admin,
    body: { search: told.customerId, pageSize: 1 },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.changes[0]).toMatchObject({
    subject: { code: told.customerId, name: told.customerId },
    values: [{ what: "Person", to: "Erased" }],
  });
});

test("[AC-01] erasing somebody again says that it was done", async () => {
  await expect(erasePerson(db, told.customerId, api.now())).rejects.toThrow(
    new PersonMistake(`${told.customerId} was erased before, at ${api.now().toISOString()}`),
  );
  await expect(exportPerson(db, told.uid, api.now())).rejects.toThrow(PersonMistake);
});

test("[API-1] events of orders are still only added", async () => {
  for (const table of ["order_events", "return_events", "change_events", "invoice_payments"])
    await expect(db.execute(sql`update ${sql.identifier(table)} set at = at`)).rejects.toThrow();
});
