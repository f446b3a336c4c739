import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { inject } from "vitest";
import { openDatabase, type Connection, type Patience } from "../../commerce/database/connection";
import { memoryFolder } from "./memory-folder.mjs";
import { copyOf, databaseUrl, onServer } from "./template";

/**
 * A database of its own for one test file: a copy of the seeded template, thrown away on close.
 * @param patience limits of its sessions, on PostgreSQL.
 */
export async function openTestDatabase(patience?: Patience): Promise<Connection> {
  const template = inject("template");
  if (template.kind === "pglite") {
    const dataDir = memoryFolder("kitroom-test-");
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
  const connection = await openDatabase({ url: databaseUrl(template.url, name), patience });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}
