import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createCommerceApi } from "../../commerce";
import { openDatabase } from "../../commerce/database/open";
import { hashPassword } from "../../commerce/modules/oauth";
import { users } from "../../commerce/modules/users/tables";
import { fewBuffers } from "./few-buffers";
import { memoryFolder } from "./memory-folder.mjs";
import { databaseUrl, onServer } from "./on-server";
import { CLIENT, PASSWORD, TEST_NOW, TEST_PASSWORD_COST } from "./settings";

/** The seeded database that every test file starts from a copy of. */
export type Template =
  { kind: "pglite"; folder: string; copies: string } | { kind: "postgresql"; url: string; database: string };

const CACHE = ".cache";
const PREFIX = "test-database-";
/** Beside the API's sources, what decides what the template is. */
const SEEDING = ["template", "few-buffers", "settings"].map((name) => `tests/support/${name}.ts`);

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes with anything that could change the seeded rows. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of [...sourcesOf("commerce"), ...SEEDING, "package-lock.json"])
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

async function seed(where: { url: string } | { dataDir: string }): Promise<void> {
  const connection = await openDatabase(where);
  await createCommerceApi({ connection, demo: true, now: () => TEST_NOW, ...CLIENT });
  const passwordHash = await hashPassword(PASSWORD, TEST_PASSWORD_COST);
  await connection.db.update(users).set({ passwordHash });
  await connection.close();
}

/** Another run may still be copying the database of the sources as they were an hour ago. */
function removeOld(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name.startsWith(PREFIX) && statSync(path).mtimeMs < hourAgo) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/**
 * The folder of a seeded PGlite, kept from run to run while the sources stay the same, and one for the copies of this
 * run, which whoever asks removes at its end: a file may end without closing its own.
 */
export async function pgliteTemplate(): Promise<Template> {
  const name = `${PREFIX}${fingerprint()}`;
  const folder = join(CACHE, name);
  const found = (): Template => ({ kind: "pglite", folder, copies: memoryFolder("kitroom-tests-") });
  if (existsSync(folder)) return found();
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  // Renamed into place, so that a run cut short leaves no half a database behind.
  const draft = join(CACHE, `draft-${process.pid}-${name}`);
  await seed({ dataDir: draft });
  fewBuffers(draft);
  // Another run may have made the same one meanwhile.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return found();
}

/** The statement that copies a database: by its files, which in memory costs less than writing all of it to the log. */
export const copyOf = (template: string, database: string): string =>
  `create database ${database} template ${template} strategy file_copy`;

/** A seeded database on the server, for `CREATE DATABASE … TEMPLATE`. */
export async function postgresTemplate(url: string): Promise<Template> {
  const database = `kitroom_template_${process.pid}`;
  await onServer(url, `drop database if exists ${database}`, `create database ${database}`);
  await seed({ url: databaseUrl(url, database) });
  return { kind: "postgresql", url, database };
}
