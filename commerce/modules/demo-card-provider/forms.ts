import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { KEPT_DAYS } from "../../database/kept";
import { demoCardForms, type ProvidedCard } from "./tables";

/** Where the provider's page is, on the host that the shop was opened by. */
export const DEMO_CARD_PATH = "/demo-card-provider";

export type CardFormRow = typeof demoCardForms.$inferSelect;

const hashOf = (signature: string): string => createHash("sha256").update(signature).digest("hex");

/** Opens a card form. @returns where the person goes, with `session_id` and `signature`. */
export async function openCardForm(
  db: Database,
  {
    sid,
    signature,
    returnTo,
    expiresAt,
  }: { sid: string; signature: string; returnTo: string; expiresAt: Date },
): Promise<string> {
  await db.insert(demoCardForms).values({ sid, signatureHash: hashOf(signature), returnTo, expiresAt });
  return new URL(DEMO_CARD_PATH, returnTo).href;
}

/** The card that was entered in a form; undefined if none was. */
export async function providedCard(db: Database, sid: string): Promise<ProvidedCard | undefined> {
  const [row] = await db.select().from(demoCardForms).where(eq(demoCardForms.sid, sid));
  return row?.status === "successful" ? (row.card ?? undefined) : undefined;
}

/** The form of a session, if the signature opens it. */
export async function cardForm(
  db: Database,
  sid: string,
  signature: string,
): Promise<CardFormRow | undefined> {
  const [row] = await db.select().from(demoCardForms).where(eq(demoCardForms.sid, sid));
  if (!row) return undefined;
  return timingSafeEqual(Buffer.from(row.signatureHash), Buffer.from(hashOf(signature))) ? row : undefined;
}

/** Closes a form, once. @returns how it was closed, perhaps by an earlier press. */
export async function closeForm(
  db: Database,
  sid: string,
  status: "successful" | "cancelled" | "failed",
  card?: ProvidedCard,
): Promise<string> {
  const [closed] = await db
    .update(demoCardForms)
    .set({ status, card })
    .where(and(eq(demoCardForms.sid, sid), eq(demoCardForms.status, "open")))
    .returning({ status: demoCardForms.status });
  if (closed) return closed.status;
  const [row] = await db.select().from(demoCardForms).where(eq(demoCardForms.sid, sid));
  return row?.status ?? "failed";
}

/** Deletes forms that ended a day ago. */
export async function sweepCardForms(db: Database, now: Date): Promise<void> {
  const since = timeBefore(now, { days: KEPT_DAYS["sweep-card-forms"].expired });
  await db.delete(demoCardForms).where(lt(demoCardForms.expiresAt, since));
}
