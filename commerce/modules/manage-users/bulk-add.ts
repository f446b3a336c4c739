import { randomBytes } from "node:crypto";
import { and, asc, count, eq, lt } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import type { Person } from "../../http/principal";
import { noteChange } from "../changes";
import { findPerson, hashPassword } from "../oauth";
import { personOf, unitsByName } from "./bulk-check";
import { cellsOf, type Field } from "./bulk-file";
import { addPerson } from "./create";
import { userUploadRows, userUploads } from "./tables";

/** People of one run, so that other jobs get their turn. */
const SLICE = 100;
const KEPT_DAYS = 30;

/**
 * Adds the next people of the uploads that were pressed. Each is added with their row in one transaction, so that a
 * process that ends leaves nobody half added and nobody is added twice.
 */
export async function addUploaded(db: Database, now: Date): Promise<void> {
  const [upload] = await db
    .select()
    .from(userUploads)
    .where(eq(userUploads.adding, true))
    .orderBy(asc(userUploads.pressedAt))
    .limit(1);
  if (!upload) return;
  const rows = await db
    .select()
    .from(userUploadRows)
    .where(and(eq(userUploadRows.uploadId, upload.id), eq(userUploadRows.state, "ready")))
    .orderBy(userUploadRows.line)
    .limit(SLICE);
  if (rows.length > 0) await addRows(db, upload, rows, now);
  if (rows.length < SLICE) {
    await finish(db, upload, now);
  }
}

/** Ends a press, with one row in the change log for the whole of it: who, how many were added, how many wait. */
async function finish(db: Database, upload: typeof userUploads.$inferSelect, now: Date): Promise<void> {
  const about = await findPerson(db, upload.sentBy);
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(userUploads)
      .set({ adding: false })
      .where(and(eq(userUploads.id, upload.id), eq(userUploads.adding, true)))
      .returning();
    if (!ended || !about) return;
    const rows = await tx
      .select({ state: userUploadRows.state, count: count() })
      .from(userUploadRows)
      .where(eq(userUploadRows.uploadId, upload.id))
      .groupBy(userUploadRows.state);
    const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
    const mend = of("mend");
    const sender = { db: tx, ...senderOf(about, now) };
    await noteChange(sender, {
      kind: "upload",
      subject: { code: upload.id, name: upload.fileName },
      unitUid: about.user.unitUid,
      changes: [
        { what: "People added", from: null, to: String(of("added") - ended.addedBefore) },
        ...(mend > 0 ? [{ what: "Rows to mend", from: null, to: String(mend) }] : []),
      ],
    });
  });
}

/** The person who sent a file, as the caller who adds its people. */
const senderOf = (about: Person, now: Date) => ({
  about,
  now: () => now,
  principal: { kind: "person" as const, clientId: "upload", ...about },
  header: () => undefined,
});

async function addRows(
  db: Database,
  upload: typeof userUploads.$inferSelect,
  rows: (typeof userUploadRows.$inferSelect)[],
  now: Date,
): Promise<void> {
  const about = await findPerson(db, upload.sentBy);
  if (!about) return;
  const site = { uid: upload.site };
  // One hash is enough for all of them, because nobody knows its password; each costs some tenths of a second.
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  const sender = senderOf(about, now);
  const known = await unitsByName({ db, ...sender });
  for (const row of rows) {
    const mine = and(eq(userUploadRows.uploadId, upload.id), eq(userUploadRows.line, row.line));
    const person = personOf(cellsOf(upload.columns, row.cells), known);
    try {
      await db.transaction(async (tx) => {
        const taken = await tx
          .update(userUploadRows)
          .set({ state: "added" })
          .where(and(mine, eq(userUploadRows.state, "ready")))
          .returning({ line: userUploadRows.line });
        if (taken.length === 0) return;
        await addPerson({ ...sender, db: tx, baseSite: site }, person, passwordHash, upload.fileName);
      });
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      // Somebody took the email or disabled the unit since the file was checked: the row waits to be mended.
      const cells = cellsOf(upload.columns, row.cells);
      const faults = error.errors.map(({ message, subject }) => {
        const field = subject === "unitUid" ? "unit" : (subject as Field);
        const found = cells[field];
        return found
          ? { column: found.head, field, cell: found.text, message }
          : { column: "", cell: "", message };
      });
      await db.update(userUploadRows).set({ state: "mend", faults }).where(mine);
    }
  }
}

/** Uploads are kept for a month. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(userUploads).where(and(lt(userUploads.sentAt, before), eq(userUploads.adding, false)));
}
