import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import type { Upload } from "../../http/read-upload";
import { oneLine } from "../mail";
import { KEPT_DAYS } from "../../database/kept";
import { FILE_TEXTS, validateFile, MOST_BYTES_TOGETHER, MOST_FILES } from "./kinds";
import { files, type Purpose } from "./tables";

/** A namespace of advisory locks: the files of one person, by the customer id. */
const FILES_LOCK = 7404;

type FilesCall = Pick<Call, "db" | "now" | "about">;

const shown = { id: files.id, name: files.name, mediaType: files.mediaType, size: files.size };

const refuse = (reason: keyof typeof FILE_TEXTS) => invalid("file", FILE_TEXTS[reason], reason);

const waitingOf = (customerId: string, purpose: Purpose) =>
  and(eq(files.customerId, customerId), eq(files.purpose, purpose), isNull(files.usedBy));

/** The person's files that wait for a form, oldest first. */
export const waitingFiles = ({ db, about }: Pick<FilesCall, "db" | "about">, purpose: Purpose) =>
  db
    .select(shown)
    .from(files)
    .where(waitingOf(about.user.customerId, purpose))
    .orderBy(files.createdAt, files.id);

/**
 * Keeps a file until its form is sent. The same content again is the same file.
 * @throws OccError 400 with the reason why it cannot be sent
 */
export async function keepFile(call: FilesCall, purpose: Purpose, file: Upload) {
  const { db, about } = call;
  const judged = await validateFile(file.content);
  if ("refused" in judged) throw refuse(judged.refused);
  const { customerId } = about.user;
  await db.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK}, hashtext(${customerId}))`);
  const mine = waitingOf(customerId, purpose);
  const waiting = await db
    .select({ ...shown, digest: files.digest })
    .from(files)
    .where(mine);
  const same = waiting.find((one) => one.digest === file.digest);
  if (same) return same;
  if (waiting.length >= MOST_FILES) throw refuse("many");
  const size = file.content.byteLength;
  if (waiting.reduce((sum, one) => sum + one.size, size) > MOST_BYTES_TOGETHER) throw refuse("together");
  const [kept] = await db
    .insert(files)
    .values({
      id: randomUUID(),
      customerId,
      purpose,
      name: nameOf(file.name),
      mediaType: judged.mediaType,
      size,
      digest: file.digest,
      content: file.content,
      createdAt: call.now(),
    })
    .returning(shown);
  return kept!;
}

/** Some browsers send a whole path; a mail and a page show one line. */
const nameOf = (sent: string): string => oneLine(sent.split(/[\\/]/).at(-1) ?? "").slice(-100) || "file";

/** Removes one of the person's waiting files; one that is gone already is no error. */
export async function removeFile({ db, about }: FilesCall, id: string): Promise<void> {
  const own = and(eq(files.id, id), eq(files.customerId, about.user.customerId), isNull(files.usedBy));
  await db.delete(files).where(own);
}

/**
 * Takes waiting files along with a form.
 * @throws OccError 400 where one is not there: it lapsed, was removed elsewhere, or is another person's
 */
export async function takeFiles(
  { db, about }: Pick<FilesCall, "db" | "about">,
  purpose: Purpose,
  ids: readonly string[],
  usedBy: string,
) {
  if (ids.length === 0) return [];
  const asked = [...new Set(ids)];
  const taken = await db
    .update(files)
    .set({ usedBy })
    .where(and(waitingOf(about.user.customerId, purpose), inArray(files.id, asked)))
    .returning(shown);
  if (taken.length < asked.length) {
    throw invalid("files", "A file is not there any more. Add it again, or send the form without it.");
  }
  return taken;
}

/** The files that went with something. */
export const filesOf = (db: Database, usedBy: string) =>
  db.select(shown).from(files).where(eq(files.usedBy, usedBy)).orderBy(files.createdAt, files.id);

/** Their contents too, for a mail. */
export const contentsOf = (db: Database, usedBy: string) =>
  db
    .select({ ...shown, content: files.content })
    .from(files)
    .where(eq(files.usedBy, usedBy))
    .orderBy(files.createdAt, files.id);

/** Deletes files whose form was never sent. */
export async function sweepFiles(db: Database, now: Date): Promise<void> {
  const old = lt(files.createdAt, timeBefore(now, { days: KEPT_DAYS["sweep-files"].sent }));
  await db.delete(files).where(and(isNull(files.usedBy), old));
}
