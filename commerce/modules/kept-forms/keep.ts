import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { hashOf } from "../oauth";
import { keptForms } from "./tables";

/** Minutes that somebody has to sign in again. */
const MINUTES = 15;
/** Forms of one owner: a few tabs. */
const MOST = 3;

type KeepCall = Pick<Call, "db" | "now">;

/** Keeps a sealed form for 15 minutes, in place of the owner's oldest. @returns its key, which nobody can guess. */
export async function keepForm(
  { db, now }: KeepCall,
  form: { owner: string; sealed: string },
): Promise<{ key: string }> {
  const key = randomBytes(32).toString("base64url");
  const expiresAt = timeAfter(now(), { minutes: MINUTES });
  const older = db
    .select({ keyHash: keptForms.keyHash })
    .from(keptForms)
    .where(eq(keptForms.owner, form.owner))
    .orderBy(desc(keptForms.expiresAt))
    .offset(MOST - 1);
  await db.delete(keptForms).where(inArray(keptForms.keyHash, older));
  await db.insert(keptForms).values({ ...form, keyHash: hashOf(key), expiresAt });
  return { key };
}

/** The sealed form of a key. @throws OccError 404 for one that is unknown or over. */
export async function keptForm({ db, now }: KeepCall, key: string): Promise<{ sealed: string }> {
  const [row] = await db
    .select({ sealed: keptForms.sealed })
    .from(keptForms)
    .where(and(eq(keptForms.keyHash, hashOf(key)), gt(keptForms.expiresAt, now())));
  if (!row) throw notFound("This form is no longer kept.");
  return row;
}

/** Deletes forms that nobody came back for. */
export const sweepKeptForms = (db: Database, now: Date) =>
  db.delete(keptForms).where(lt(keptForms.expiresAt, now));
