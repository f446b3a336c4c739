import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { exportFiles } from "../export";
import { isZip } from "../file-text";
import { KINDS } from "../kinds";
import { programUploads } from "./tables";

const fileResponse = (name: string, content: Uint8Array, type: string) =>
  new Response(new Blob([content as Uint8Array<ArrayBuffer>]), {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });

/** With a byte order mark, so that spreadsheets read the letters of names. */
const csvBytes = (text: string): Uint8Array => strToU8(`\uFEFF${text}`);

const CSV = "text/csv; charset=utf-8";
const ZIP = "application/zip";

/** An upload as it was sent. @throws OccError 404 */
export async function sentContent({ db }: Call, uploadId: string): Promise<Response> {
  const [found] = await db.select().from(programUploads).where(eq(programUploads.id, uploadId));
  if (!found?.content) throw notFound("That file is not kept.", { subject: uploadId, subjectType: "upload" });
  return isZip(found.content)
    ? fileResponse("program.zip", found.content, ZIP)
    : fileResponse("program.csv", found.content, CSV);
}

/**
 * The program as it stands: the file of one kind, or a zip of all.
 * @throws OccError 404 for a kind or an organisation that has no rows.
 */
export async function programNow(
  { db }: Call,
  asked: { kind?: string; organisation?: string },
): Promise<Response> {
  const kind = KINDS.find(({ file }) => file === asked.kind);
  if (asked.kind && !kind)
    throw notFound("There is no such kind.", { subject: asked.kind, subjectType: "kind" });
  const files = await exportFiles(db, { organisation: asked.organisation || undefined, only: kind });
  if (files.size === 0) throw notFound("There are no rows.", { subject: asked.kind, subjectType: "kind" });
  if (kind) return fileResponse(`${kind.file}.csv`, csvBytes(files.get(`${kind.file}.csv`)!), CSV);
  const contents = Object.fromEntries([...files].map(([name, text]) => [name, csvBytes(text)] as const));
  // Without a time of their own, the same rows make the same bytes.
  return fileResponse("program.zip", zipSync(contents, { mtime: "1980-01-01T12:00:00" }), ZIP);
}
