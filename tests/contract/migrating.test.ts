import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrateStepwise } from "../../commerce/database/migrate";
import { databaseUrl, onServer } from "../support/on-server";

const template = inject("template");
const isServer = template.kind === "postgresql";

describe.skipIf(!isServer)(
  `migrations beside a shop that is open${isServer ? "" : ", skipped without a server"}`,
  () => {
    const server = isServer ? template.url : "";
    const name = `kitroom_migrating_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
    const folder = mkdtempSync(join(tmpdir(), "kitroom-migrations-"));
    const sessions: pg.Client[] = [];
    const session = async () => {
      const client = new pg.Client({ connectionString: databaseUrl(server, name) });
      await client.connect();
      sessions.push(client);
      return client;
    };

    /** Writes migrations, as drizzle-kit does. */
    function write(migrations: Record<string, string>) {
      const entries = Object.keys(migrations).map((tag, idx) => ({
        idx,
        when: 1000 + idx,
        tag,
        breakpoints: true,
      }));
      mkdirSync(join(folder, "meta"), { recursive: true });
      writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
      for (const [tag, sql] of Object.entries(migrations)) writeFileSync(join(folder, `${tag}.sql`), sql);
    }

    beforeAll(() => onServer(server, `create database ${name}`));
    afterAll(async () => {
      await Promise.all(sessions.map((client) => client.end()));
      await onServer(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true });
    });

    test("[API-1] a migration gives way to a transaction that it would be in a deadlock with, and is done after it", async () => {
      const [migrating, serving, looking] = [await session(), await session(), await session()];
      const tables = "create table one (n int); create table two (n int);";
      const both =
        "alter table one add column later int;--> statement-breakpoint\nalter table two add column later int;";
      write({ "0000_tables": tables });
      await migrateStepwise(migrating, folder);
      write({ "0000_tables": tables, "0001_both": both });
      await serving.query("begin; insert into two values (1)");
      const migrated = migrateStepwise(migrating, folder);
      const waits =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await looking.query(waits)).rowCount, { timeout: 30_000 }).toBe(1);
      await serving.query("insert into one values (1)");
      await serving.query("commit");
      await migrated;
      const { rows } = await looking.query(
        "select (select later from one) as one, (select later from two) as two",
      );
      expect(rows).toEqual([{ one: null, two: null }]);
    });

    test("[API-1] a migration that fails leaves those before it, and the next start goes on from there", async () => {
      const migrating = await session();
      const before = {
        "0000_tables": "select 1",
        "0001_both": "select 1",
        "0002_three": "create table three (n int)",
      };
      write({
        ...before,
        "0003_four": "create table four (n int);--> statement-breakpoint\ninsert into nowhere values (1)",
      });
      await expect(migrateStepwise(migrating, folder)).rejects.toThrow("nowhere");
      const there = async () =>
        (
          await migrating.query(
            "select to_regclass('three') is not null as three, to_regclass('four') is not null as four",
          )
        ).rows;
      expect(await there()).toEqual([{ three: true, four: false }]);
      write({ ...before, "0003_four": "create table four (n int)" });
      await migrateStepwise(migrating, folder);
      expect(await there()).toEqual([{ three: true, four: true }]);
    });
  },
);
