import { randomBytes } from "node:crypto";
import { and, asc, eq, lt } from "drizzle-orm";
import { timeBefore } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { OccError } from "../../../http/errors";
import { findPerson, hashPassword } from "../../oauth";
import { personOf, unitsByName } from "./check";
import { endPress, senderOf, stoppedBy, type Stopped } from "./end";
import { cellsOf, type Field } from "./file";
import { addPerson } from "../create";
import { userUploadRows, userUploads } from "../tables";
import { KEPT_DAYS } from "../../../database/kept";

/** People of one run, so that other jobs get their turn. */
const SLICE = 100;
/**
 * Adds the next people of the uploads that were pressed. Each is added with their row in one transaction, so that a
 * process that ends leaves nobody half added and nobody is added twice.
 */
export async function addUploaded(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
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
  const stopped = rows.length > 0 ? await addRows(db, upload, rows, now) : undefined;
  if (stopped || rows.length < SLICE) await endPress({ db, now, storefrontUrl }, upload, stopped);
}

/**
 * Adds the people of these rows.
 * @returns why it stopped before the last of them, if it did.
 */
async function addRows(
  db: Database,
  upload: typeof userUploads.$inferSelect,
  rows: (typeof userUploadRows.$inferSelect)[],
  now: Date,
): Promise<Stopped | undefined> {
  const about = await findPerson(db, upload.sentBy);
  const atOnce = stoppedBy(about);
  if (!about || atOnce) return atOnce;
  const site = { uid: upload.site };
  // One hash is enough for all of them, because nobody knows its password; each costs some tenths of a second.
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  const sender = senderOf(about, now);
  const known = await unitsByName({ db, ...sender });
  for (const row of rows) {
    const mine = and(eq(userUploadRows.uploadId, upload.id), eq(userUploadRows.line, row.line));
    const person = personOf(cellsOf(upload.columns, row.cells), known);
    try {
      const stopped = await db.transaction(async (tx) => {
        // Somebody who was deactivated, or lost the role, adds nobody from then on.
        const why = stoppedBy(await findPerson(tx, upload.sentBy));
        if (why) return why;
        const taken = await tx
          .update(userUploadRows)
          .set({ state: "added" })
          .where(and(mine, eq(userUploadRows.state, "ready")))
          .returning({ line: userUploadRows.line });
        if (taken.length === 0) return undefined;
        await addPerson({ ...sender, db: tx, baseSite: site }, person, passwordHash, {
          note: upload.fileName,
        });
        return undefined;
      });
      if (stopped) return stopped;
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
  return undefined;
}

/** Uploads are kept for a month. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-uploads"].sent });
  await db.delete(userUploads).where(and(lt(userUploads.sentAt, before), eq(userUploads.adding, false)));
}
