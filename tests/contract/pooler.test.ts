import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import { findPgbouncer, startPgbouncer } from "../support/pgbouncer";
import { databaseUrl, onServer } from "../support/on-server";
import { copyOf } from "../support/template";

const template = inject("template");
const why =
  template.kind !== "postgresql"
    ? ", skipped without a server"
    : findPgbouncer()
      ? ""
      : ", skipped without PgBouncer";

describe.skipIf(why !== "")(`a pooler in front of PostgreSQL${why}`, () => {
  const server = template.kind === "postgresql" ? template.url : "";
  const name = `kitroom_pooled_${randomUUID().replaceAll("-", "").slice(0, 12)}`;

  beforeAll(() => onServer(server, copyOf((template as { database: string }).database, name)));
  afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));

  test("[API-1] one that shares sessions between transactions is refused at the start, in a sentence", async () => {
    const { url, stop } = await startPgbouncer(databaseUrl(server, name), "transaction");
    try {
      for (let times = 0; times < 5; times += 1)
        await expect(openDatabase({ url })).rejects.toThrow(
          /pool_mode = session, or name the server itself\.$/,
        );
    } finally {
      await stop();
    }
  });

  test("[API-1] one that keeps sessions is taken: limits and prepared statements hold", async () => {
    const { url, stop } = await startPgbouncer(databaseUrl(server, name), "session");
    try {
      const connection = await openDatabase({ url });
      const limits = await Promise.all(
        Array.from({ length: 20 }, () =>
          rowsOf<{ limit: string }>(
            connection.db,
            sql`select current_setting('statement_timeout') as limit, pg_sleep(0.01)`,
          ),
        ),
      );
      // From its second use on a statement is prepared, in each session.
      expect(new Set(limits.map(([row]) => row!.limit))).toEqual(new Set(["30s"]));
      await connection.close();
    } finally {
      await stop();
    }
  });
});
