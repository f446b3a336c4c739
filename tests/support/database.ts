import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { openDatabase, type Connection, type Patience } from "../../commerce/database/connection";
import { databaseUrl, onServer } from "./template";

/**
 * A database of its own for one test file: a copy of the seeded template, thrown away on close.
 * @param patience limits of its sessions, on PostgreSQL.
 */
export async function openTestDatabase(patience?: Patience): Promise<Connection> {
  const template = inject("template");
  if (template.kind === "pglite") {
    return openDatabase({ loadDataDir: new Blob([await readFile(template.file)]) });
  }
  const name = `kitroom_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(template.url, `create database ${name} template ${template.database}`);
  const connection = await openDatabase({ url: databaseUrl(template.url, name), patience });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}
