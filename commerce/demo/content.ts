import { eq } from "drizzle-orm";
import type { Database } from "../database/connection";
import * as schema from "../database/schema";
import { importFiles, type ReadFile } from "../program";
import { draftRows } from "./drafts";
import { importOptions, mustBeRight, readDemoFiles } from "./files";

/** The fact that names the demo's content which a database has been given. */
const FACT = "demo content";

const FILES = ["cms-pages", "cms-components", "cms-slots"];

/** The name of a page or of a component, as the fact has it. */
const named = (file: string, row: ReadFile["rows"][number]["row"]): string =>
  `${file === "cms-pages" ? "page " : ""}${String(row["site"])}/${String(row[file === "cms-slots" ? "component" : "code"])}`;

const contentFiles = (now: Date) =>
  readDemoFiles(
    now,
    FILES.map((file) => `${file}.csv`),
  );

/** Notes that all content of the demo's files is there, with what is not published yet. */
export async function noteContent(db: Database, files: readonly ReadFile[], now: Date): Promise<void> {
  const names = files
    .filter(({ kind }) => ["cms-pages", "cms-components"].includes(kind.file))
    .flatMap(({ kind, rows }) => rows.map(({ row }) => named(kind.file, row)));
  await db.insert(schema.cmsDrafts).values(draftRows(now));
  await db.insert(schema.databaseFacts).values({ name: FACT, value: names.join("\n"), at: now });
}

/**
 * Gives a database that was filled by an earlier version the pages and components of the demo that it was never given.
 * Leaves what is there as it is, and what somebody removed stays away.
 */
export async function bringContent(db: Database, now: Date): Promise<void> {
  const files = contentFiles(now);
  const [fact] = await db.select().from(schema.databaseFacts).where(eq(schema.databaseFacts.name, FACT));
  const given = new Set(fact?.value.split("\n"));
  const names = files.flatMap(({ kind, rows }) => rows.map(({ row }) => named(kind.file, row)));
  if (names.every((name) => given.has(name))) return;
  await db.transaction(async (tx) => {
    const there = await namesThere(tx);
    const fresh = files.map((file) => ({
      ...file,
      // A component that was there already has its place, or was taken out of it.
      rows: file.rows.filter(({ row }) => {
        const name = named(file.kind.file, row);
        return !given.has(name) && !there.has(name);
      }),
    }));
    const plan = await importFiles(tx, fresh, importOptions(now));
    mustBeRight(plan.faults);
    const brought = new Set(fresh.flatMap(({ kind, rows }) => rows.map(({ row }) => named(kind.file, row))));
    const drafts = draftRows(now).filter(({ site, uid }) => brought.has(`${site}/${uid}`));
    if (drafts.length > 0) await tx.insert(schema.cmsDrafts).values(drafts).onConflictDoNothing();
    const value = [...new Set([...given, ...names])].join("\n");
    await tx
      .insert(schema.databaseFacts)
      .values({ name: FACT, value, at: now })
      .onConflictDoUpdate({ target: schema.databaseFacts.name, set: { value, at: now } });
  });
}

async function namesThere(db: Database): Promise<Set<string>> {
  const { cmsComponents, cmsPages } = schema;
  const pages = await db.select({ site: cmsPages.site, uid: cmsPages.uid }).from(cmsPages);
  const components = await db
    .select({ site: cmsComponents.site, uid: cmsComponents.uid })
    .from(cmsComponents);
  return new Set([
    ...pages.map(({ site, uid }) => `page ${site}/${uid}`),
    ...components.map(({ site, uid }) => `${site}/${uid}`),
  ]);
}
