import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Patience } from "../../commerce/database/pool";
import { openDatabase, type Connection } from "../../commerce/database/open";
import { databaseUrl, onServer } from "./on-server";
import { copyOf } from "./template";

/**
 * Where a database of the server is reached: through the pooler of `with-postgres.mjs --pooler`, if there is one. It sets
 * the limits of its sessions, so tests of other limits have their own.
 */
function addressesOf(url: string, patience: Patience | undefined) {
  const pooler = process.env["TEST_POOLER_URL"];
  if (!pooler || patience) return { url };
  return { url: databaseUrl(pooler, new URL(url).pathname.slice(1)), directUrl: url };
}

/**
 * A database of its own for one test file: a copy of the seeded template, thrown away on close.
 * @param patience limits of its sessions, on PostgreSQL.
 */
export async function openTestDatabase(patience?: Patience): Promise<Connection> {
  const template = inject("template");
  if (template.kind === "pglite") {
    const dataDir = mkdtempSync(join(template.copies, "database-"));
    cpSync(template.folder, dataDir, { recursive: true });
    const connection = await openDatabase({ dataDir });
    return {
      ...connection,
      close: async () => {
        await connection.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  const name = `kitroom_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(template.url, copyOf(template.database, name));
  const connection = await openDatabase({
    ...addressesOf(databaseUrl(template.url, name), patience),
    patience,
  });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}
