import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase, type Connection } from "../../commerce/database/open";
import { addWebhook } from "../../commerce/modules/webhooks";
import { webhookEvents, webhooks } from "../../commerce/modules/webhooks/tables";
import { databaseUrl, onServer } from "../support/on-server";
import { copyOf } from "../support/template";

const template = inject("template");

/** Runs the command as a person does. */
function reset(env: Record<string, string>, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "commerce/demo/reset.ts", ...options],
    { encoding: "utf8", env: { ...process.env, DATABASE_URL: "", DEMO: "", ...env } },
  );
  return { status, said: stdout + stderr };
}

const ordersOf = async ({ db }: Connection) =>
  (await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from orders`))[0]!.n;

/** Notes which limits whoever adds reviews has. @returns a function that reads them. */
async function noteLimits({ db }: Connection) {
  await db.execute(sql`create table limits_noted (statement text, lock text, idle text)`);
  await db.execute(sql`create function note_limits() returns trigger language plpgsql as $$
    begin
      insert into limits_noted values (current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'));
      return null;
    end $$`);
  await db.execute(sql`create trigger note_limits after insert on reviews execute function note_limits()`);
  return () => rowsOf(db, sql`select distinct statement, lock, idle from limits_noted`);
}

describe.runIf(template.kind === "postgresql")("[API-1] demo:reset on PostgreSQL", () => {
  const name = `kitroom_reset_${randomUUID().replaceAll("-", "")}`;
  const server = template.kind === "postgresql" ? template.url : "";
  const env = { DATABASE_URL: server && databaseUrl(server, name) };
  let connection: Connection;
  beforeAll(async () => {
    await onServer(server, copyOf((template as { database: string }).database, name));
    connection = await openDatabase({ url: env.DATABASE_URL });
  });
  afterAll(async () => {
    await connection.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });

  test("[API-1] refuses with DEMO=off", () => {
    expect(reset({ ...env, DEMO: "off" }, "--erase", name)).toEqual({
      status: 1,
      said: expect.stringContaining("DEMO=off says that this is a real shop"),
    });
  });

  test("[API-1] refuses people and orders that the demo did not bring, unless the database is named", async () => {
    const { db } = connection;
    await db.execute(
      sql`update users set uid = 'somebody@real.example' where uid = 'wearer@kestrel.example'`,
    );
    for (const options of [[], ["--erase", "another"]]) {
      expect(reset(env, ...options)).toEqual({
        status: 1,
        said: `The database ${name} has 1 person that the demo did not bring, so nothing was changed. To delete all of it, add: --erase ${name}\n`,
      });
    }
    await db.execute(
      sql`update users set uid = 'wearer@kestrel.example' where uid = 'somebody@real.example'`,
    );
  });

  test("[API-1] replaces everything or nothing", async () => {
    const { db } = connection;
    const orders = await ordersOf(connection);
    // Something in the seed's way.
    await db.execute(sql`alter table reviews add constraint nothing check (false) not valid`);
    expect(reset(env)).toEqual({ status: 1, said: expect.stringContaining("nothing") });
    expect(await ordersOf(connection)).toBe(orders);
    await db.execute(sql`alter table reviews drop constraint nothing`);
    await db.execute(sql`delete from reviews`);
    await addWebhook(
      db,
      { url: "https://erp.example/events", events: ["*"], privateAllowed: false },
      new Date(0),
    );
    const limits = await noteLimits(connection);
    expect(reset(env)).toMatchObject({ status: 0, said: expect.stringContaining("the demo is ready") });
    expect(await ordersOf(connection)).toBeGreaterThan(1000);
    // A large demo takes longer than any statement, lock or pause may at other times.
    expect(await limits()).toEqual([{ statement: "0", lock: "0", idle: "0" }]);
    // Whoever is told of events stays, and is not told of what the demo brings.
    expect([await db.$count(webhooks), await db.$count(webhookEvents)]).toEqual([1, 0]);
  });
});

describe.runIf(template.kind === "pglite")("[API-1] demo:reset on the embedded database", () => {
  test("[API-1] keeps what was there beside the new one, and leaves it alone when it fails", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kitroom-reset-"));
    mkdirSync(join(folder, "db"));
    writeFileSync(join(folder, "db", "PG_VERSION"), "17");
    const env = { DATA_DIR: folder };
    expect(reset(env, "--scale", "0")).toEqual({ status: 1, said: "--scale takes a whole number from 1.\n" });
    expect(existsSync(join(folder, "db.before"))).toBe(false);
    expect(reset(env)).toMatchObject({ status: 0, said: expect.stringContaining("is kept in") });
    expect(existsSync(join(folder, "db", "global"))).toBe(true);
    expect(readdirSync(join(folder, "db.before"))).toEqual(["PG_VERSION"]);
    expect(readdirSync(folder).sort()).toEqual(["db", "db.before"]);
    rmSync(folder, { recursive: true });
  });
});
