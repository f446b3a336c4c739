import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { cacheOf } from "../../commerce/database/cache";
import { openDatabase } from "../../commerce/database/open";
import { findPgbouncer, LIMITS, startPgbouncer } from "../support/pgbouncer.mjs";
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
          /name the server itself in DATABASE_DIRECT_URL, or set pool_mode = session\.$/,
        );
    } finally {
      await stop();
    }
  });

  test("[API-1] one that shares sessions is taken beside the address of the server: statements, locks and news", async () => {
    const directUrl = databaseUrl(server, name);
    const { url, stop } = await startPgbouncer(directUrl, "transaction", { limits: LIMITS });
    const connection = await openDatabase({ url, directUrl });
    try {
      const asked = await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          connection.db.transaction(async (tx) => {
            const [row] = await rowsOf<{ n: number; limit: string }>(
              tx,
              sql`select ${n}::int as n, current_setting('lock_timeout') as limit, pg_sleep(0.01)`,
            );
            return row!;
          }),
        ),
      );
      expect(asked.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
      expect(new Set(asked.map(({ limit }) => limit))).toEqual(new Set(["10s"]));
      const kept = cacheOf<number>("sites", 60_000, { onlyFollowed: true });
      await expect
        .poll(() =>
          kept.read(connection.db, "key", async () => 1).then(() => kept.fresh(connection.db, "key")),
        )
        .toBe(1);
      await onServer(url, "update base_sites set name = name");
      await expect.poll(() => kept.fresh(connection.db, "key")).toBeUndefined();
    } finally {
      await connection.close();
      await stop();
    }
  });

  test("[API-1] one whose sessions have no limits is refused, with the statements that set them", async () => {
    const directUrl = databaseUrl(server, name);
    const { url, stop } = await startPgbouncer(directUrl, "transaction");
    try {
      const said = await openDatabase({ url, directUrl }).catch((error: Error) => error.message);
      const statements = /anew: (.*)$/.exec(String(said))![1]!;
      expect(statements).toContain(`in database ${name} set lock_timeout = '10000';`);
      await onServer(server, statements);
    } finally {
      await stop();
    }
    const again = await startPgbouncer(directUrl, "transaction");
    try {
      const connection = await openDatabase({ url: again.url, directUrl });
      await connection.close();
      await expect(openDatabase({ url: again.url, directUrl: server })).rejects.toThrow(
        /lead to different databases/,
      );
    } finally {
      await again.stop();
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
