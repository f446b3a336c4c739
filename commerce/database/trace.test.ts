import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { statementCount, type SlowStatement } from "./trace";
import { openDatabase, type Connection } from "./open";

const told: SlowStatement[] = [];
let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase({ slow: { overMs: 0, tell: (slow) => told.push(slow) } });
});
afterAll(() => connection.close());

it("[API-1] a slow statement is told with the id of the work it belongs to, in a queue and in a transaction", async () => {
  const { db } = connection;
  const work = (id: string) =>
    statementCount.run({ statements: 0, correlationId: id }, async () => {
      await db.execute(sql.raw(`select 1 as "${id}"`));
      await db.transaction((tx) => tx.execute(sql.raw(`select 2 as "${id}"`)));
    });
  told.length = 0;
  await Promise.all(Array.from({ length: 20 }, (_, index) => work(`work-${index}`)));
  const selects = told.filter(({ statement }) => statement.startsWith("select"));
  expect(selects).toHaveLength(40);
  for (const { statement, correlationId } of selects) {
    expect(statement).toBe(`select ${statement[7]} as "${correlationId}"`);
  }
});

it("[API-1] its values are not told", async () => {
  told.length = 0;
  await connection.db.execute(sql`select ${"a-secret-value"}::text`);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain("a-secret-value");
});

it("[API-1] a failed statement is told once and fails as before", async () => {
  told.length = 0;
  await expect(connection.db.execute(sql.raw("select from nowhere"))).rejects.toThrow();
  expect(told).toHaveLength(1);
});

it("[API-1] the probe asks the database, and the pool tells its use", async () => {
  await expect(connection.probe()).resolves.toBeUndefined();
  expect(connection.use()).toEqual({ total: 1, idle: 1, waiting: 0 });
});
