import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import type { ContentKey } from "./kinds";

const CONTENT_LOCK = 5_302_153;

/** Lets one change of something run at a time, and none while an import writes content. */
export async function lockItem(db: Database, { site, kind, uid }: ContentKey): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${CONTENT_LOCK}),
    pg_advisory_xact_lock(${CONTENT_LOCK}, hashtext(${`${site} ${kind} ${uid}`}))`);
}

/** Keeps editors from content until an import has written it. */
export async function lockContent(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}
