import { count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { kindName } from "../kind-name";
import { KINDS } from "../kinds";
import type { Plan } from "../plan";
import { planDigest } from "../plan-digest";
import type { Fault } from "../read-file";
import type { RowsQuery, UploadsQuery } from "./contract";
import { validateUpload } from "./validate";
import { rowsOfPlan } from "./rows";
import { programUploads } from "./tables";

const { content: _content, ...columns } = getTableColumns(programUploads);
/** All but the content, which is read only where it is looked into. */
const listed = { ...columns, kept: sql<boolean>`${programUploads.content} is not null` };
type Listed = Omit<typeof programUploads.$inferSelect, "content"> & { kept: boolean };

/** Faults of the first answer; all of them are rows. */
const MOST_FAULTS = 50;

const uploadView = (upload: Listed) => ({
  uploadId: upload.id,
  fileName: upload.fileName,
  size: upload.size,
  status: upload.appliedAt ? ("applied" as const) : ("checked" as const),
  statusDisplay: upload.appliedAt ? "Applied" : "Not applied",
  sentDate: occDate(upload.sentAt),
  sentBy: upload.sentBy,
  kept: upload.kept,
  ...(upload.appliedAt &&
    upload.appliedBy && { appliedDate: occDate(upload.appliedAt), appliedBy: upload.appliedBy }),
  ...(upload.applied && {
    rowCount: upload.applied.reduce((sum, one) => sum + one.added + one.changed + one.ended, 0),
  }),
});

/** The files that staff sent, newest first. */
export async function listUploads({ db }: Call, query: z.infer<typeof UploadsQuery>) {
  const page = pageOf(query);
  const rows = await db
    .select(listed)
    .from(programUploads)
    .orderBy(desc(programUploads.sentAt), desc(programUploads.id))
    .limit(page.pageSize)
    .offset(page.offset);
  const [all] = await db.select({ count: count() }).from(programUploads);
  return { uploads: rows.map(uploadView), pagination: pagination(page, all!.count) };
}

/** @throws OccError 404 */
export async function listedUpload({ db }: Pick<Call, "db">, uploadId: string): Promise<Listed> {
  const [found] = await db.select(listed).from(programUploads).where(eq(programUploads.id, uploadId));
  if (found) return found;
  throw notFound("That file does not exist.", { subject: uploadId, subjectType: "upload" });
}

/** What an upload would change, or what it changed. @throws OccError 404 */
export async function showUpload(call: Call, uploadId: string) {
  const upload = await listedUpload(call, uploadId);
  if (upload.applied) return { ...uploadView(upload), ...appliedView(upload.applied) };
  if (!upload.kept) return { ...uploadView(upload), kinds: [], faultCount: 0, faults: [] };
  return { ...uploadView(upload), ...planView(await validateUpload(call.db, uploadId)) };
}

const appliedView = (applied: NonNullable<Listed["applied"]>) => ({
  kinds: applied.map(({ kind, added, changed, ended }) => ({
    code: kind,
    name: kindName(kind),
    added,
    changed,
    same: 0,
    wrong: 0,
    missing: ended,
    missingDoes: KINDS.find(({ file }) => file === kind)?.missing?.does,
  })),
  faultCount: 0,
  faults: [],
});

function planView(plan: Plan) {
  const wrong = wrongLines(plan.faults);
  return {
    kinds: plan.kinds.map(({ kind, added, changed, same, missing }) => ({
      code: kind.file,
      name: kindName(kind.file),
      added: added.length,
      changed: changed.length,
      same,
      wrong: wrong.get(`${kind.file}.csv`)?.size ?? 0,
      missing: missing.length,
      missingDoes: kind.missing?.does,
    })),
    faultCount: plan.faults.length,
    faults: plan.faults.slice(0, MOST_FAULTS).map(faultView),
    ...(plan.faults.length === 0 && { version: planDigest(plan) }),
  };
}

const faultView = ({ file, line, head, message }: Fault) => ({
  file,
  message,
  ...(line !== undefined && { line }),
  ...(head && { column: head }),
});

/** The lines with faults of each file; a fault of a file as a whole counts as one. */
function wrongLines(faults: readonly Fault[]): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  for (const { file, line = 0 } of faults) lines.set(file, (lines.get(file) ?? new Set()).add(line));
  return lines;
}

/** The rows of an upload that would change something, or are wrong. @throws OccError 404 */
export async function showRows(call: Call, uploadId: string, query: z.infer<typeof RowsQuery>) {
  const upload = await listedUpload(call, uploadId);
  const isOver = upload.applied !== null || !upload.kept;
  const rows = isOver ? [] : rowsOfPlan(await validateUpload(call.db, uploadId), query);
  const page = pageOf(query, 50);
  return {
    rows: rows.slice(page.offset, page.offset + page.pageSize).map((row) => row()),
    pagination: pagination(page, rows.length),
  };
}
