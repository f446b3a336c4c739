import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import type { EventPerson } from "../../../http/event-person";
import { notFound } from "../../../http/errors";
import { cmsVersions } from "../tables";
import { areSame, type ContentKey, type TypeCodes, type Values, type VersionOrigin } from "./kinds";

export type Version = typeof cmsVersions.$inferSelect;

/** Versions of one thing that are kept, the newest; older ones go when another is written. */
export const MOST_VERSIONS = 50;

const isVersionOf = ({ site, kind, uid }: ContentKey) =>
  and(eq(cmsVersions.site, site), eq(cmsVersions.kind, kind), eq(cmsVersions.uid, uid));

interface Written {
  values: Values;
  origin: VersionOrigin;
  /** Who wrote the draft. */
  draft?: { updatedAt: Date; updatedBy: EventPerson | null };
  publishedAt: Date;
  publishedBy: EventPerson | null;
  /** Of a component that is deleted. */
  wasOfType?: TypeCodes;
}

const rowOf = ({ site, kind, uid }: ContentKey, number: number, written: Written) => ({
  ...{ site, kind, uid, number, origin: written.origin, fields: written.values },
  writtenAt: written.draft?.updatedAt,
  writtenBy: written.draft?.updatedBy,
  publishedAt: written.publishedAt,
  publishedBy: written.publishedBy,
  wasOfType: written.wasOfType,
});

/** The newest version of something; undefined if there is none. */
export async function latestOf(db: Database, key: ContentKey): Promise<Version | undefined> {
  const [last] = await db
    .select()
    .from(cmsVersions)
    .where(isVersionOf(key))
    .orderBy(desc(cmsVersions.number))
    .limit(1);
  return last;
}

/**
 * Writes a version of what is published from now on. What stood there before and is no version yet, because it was
 * brought along or written past the editor, becomes one first, so that one can go back to it.
 * @param before what stood there; undefined if nothing did.
 */
export async function noteVersion(
  db: Database,
  key: ContentKey,
  before: Values | undefined,
  written: Written,
): Promise<void> {
  const last = await latestOf(db, key);
  const number = last?.number ?? 0;
  const found = before !== undefined && !areSame(last?.fields, before);
  const rows = [
    ...(found
      ? [
          rowOf(key, number + 1, {
            ...{ values: before, origin: "found" as const },
            ...{ publishedAt: written.publishedAt, publishedBy: null },
          }),
        ]
      : []),
    rowOf(key, number + (found ? 2 : 1), written),
  ];
  await db.insert(cmsVersions).values(rows);
  await db
    .delete(cmsVersions)
    .where(and(isVersionOf(key), sql`${cmsVersions.number} <= ${number + rows.length - MOST_VERSIONS}`));
}

/** Versions of something, the newest first, and how many there are. */
export async function versionsOf(db: Database, key: ContentKey, page: { pageSize: number; offset: number }) {
  const rows = await db
    .select()
    .from(cmsVersions)
    .where(isVersionOf(key))
    .orderBy(desc(cmsVersions.number))
    .limit(page.pageSize)
    .offset(page.offset);
  const [all] = await db.select({ count: count() }).from(cmsVersions).where(isVersionOf(key));
  return { rows, total: all!.count };
}

/** @throws OccError 404 */
export async function versionOf(db: Database, key: ContentKey, number: number): Promise<Version> {
  const [row] = await db
    .select()
    .from(cmsVersions)
    .where(and(isVersionOf(key), eq(cmsVersions.number, number)));
  if (row) return row;
  throw notFound("That version does not exist, or is no longer kept.", { subjectType: "version" });
}
