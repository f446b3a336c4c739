import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../../database/connection";
import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { readableTime } from "../../../http/dates";
import { invalid, notFound } from "../../../http/errors";
import { readOrRefuse } from "../../../http/file-refusal";
import { pageOf, pagination } from "../../../http/paging";
import { personNameOf } from "../../../http/person-name";
import type { BulkBody, BulkQuery } from "./contract";
import { checkRows } from "./check";
import { endedWords } from "./end";
import { cellsOf, FIELDS, missingColumns, NAMES, peopleColumns, readFile } from "./file";
import type { ManageCall } from "../scope";
import { ROW_STATES, type RowFault, type RowState, userUploadRows, userUploads } from "../tables";

/** Rows of one insert. */
const BATCH = 500;

/**
 * Keeps a file of people with what is wrong with each row. Nobody is added yet.
 * @throws OccError 400 for a file that cannot be read, names no columns, or has too many rows.
 */
export async function sendUpload(
  call: ManageCall & Pick<Call, "baseSite">,
  { fileName, text, columns }: z.infer<typeof BulkBody>,
) {
  const file = readOrRefuse("text", () => readFile(text, columns));
  const rows = await checkRows(call, file);
  const uploadId = randomUUID();
  await call.db.insert(userUploads).values({
    id: uploadId,
    organisationUid: call.about.organisation.uid,
    sentBy: call.about.user.customerId,
    site: call.baseSite.uid,
    fileName,
    columns: file.columns,
    digest: createHash("sha256").update(text).digest("hex"),
    sentAt: call.now(),
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await call.db
      .insert(userUploadRows)
      .values(rows.slice(at, at + BATCH).map((row) => ({ uploadId, ...row })));
  }
  return { uploadId };
}

const unknown = (uploadId: string) =>
  notFound("That upload does not exist.", { subject: uploadId, subjectType: "upload" });

/** An upload of the caller: nobody else sees it. @throws OccError 404 */
export async function ownUpload({ db, about }: ManageCall, uploadId: string) {
  const [upload] = await db
    .select()
    .from(userUploads)
    .where(and(eq(userUploads.id, uploadId), eq(userUploads.sentBy, about.user.customerId)));
  if (!upload || upload.organisationUid !== about.organisation.uid) throw unknown(uploadId);
  return upload;
}

/** Who pressed the same file before; of the same organisation. */
async function pressedBefore(call: ManageCall, upload: typeof userUploads.$inferSelect) {
  const [before] = await rowsOf<{ name: string; at: string; added: number }>(
    call.db,
    sql`select ${personNameOf("u")} as name, f.pressed_at as at,
        (select count(*)::int from user_upload_rows r where r.upload_id = f.id and r.state = 'added') as added
      from user_uploads f join users u on u.customer_id = f.sent_by
      where f.organisation_uid = ${upload.organisationUid} and f.digest = ${upload.digest}
        and f.id <> ${upload.id} and f.pressed_at is not null
      order by f.pressed_at desc limit 1`,
  );
  return before && { name: before.name, added: before.added, date: new Date(before.at).toISOString() };
}

interface ListedRow {
  lines: number[];
  cells: string[];
  state: RowState;
  faults: RowFault[];
}

/** A page of rows, in the order of the file, and how many there are; those mended together are one if asked. */
async function rowsAsked(db: Database, uploadId: string, asked: z.infer<typeof BulkQuery>) {
  const { pageSize, offset } = pageOf(asked);
  const key = asked.together === "true" ? sql`coalesce(r.alike, r.line::text)` : sql`r.line::text`;
  const found = await rowsOf<ListedRow & { total: number }>(
    db,
    sql`with asked as (
        select min(r.line) as line, array_agg(r.line order by r.line) as lines
        from user_upload_rows r
        where r.upload_id = ${uploadId}
          ${asked.state ? sql`and r.state = ${asked.state}` : sql``}
          ${asked.column ? sql`and r.faults @> ${JSON.stringify([{ column: asked.column }])}::jsonb` : sql``}
        group by ${key})
      select a.lines, r.cells, r.state, r.faults, (select count(*)::int from asked) as total
      from asked a join user_upload_rows r on r.upload_id = ${uploadId} and r.line = a.line
      order by a.line limit ${pageSize} offset ${offset}`,
  );
  return { found, total: found[0]?.total ?? 0 };
}

/** How many rows have something to mend in each column, the most first. */
const kindsOf = (db: Database, uploadId: string) =>
  rowsOf<{ column: string; count: number }>(
    db,
    sql`select f->>'column' as column, count(distinct r.line)::int as count
      from user_upload_rows r, jsonb_array_elements(r.faults) f
      where r.upload_id = ${uploadId} and r.state = 'mend' and f->>'column' <> ''
      group by 1 order by 2 desc, 1`,
  );

/** An upload with how many rows are in each state, and a page of rows. */
export async function showUpload(call: ManageCall, uploadId: string, asked: z.infer<typeof BulkQuery>) {
  const upload = await ownUpload(call, uploadId);
  const page = pageOf(asked);
  const counted = await rowsOf<{ state: string; count: number }>(
    call.db,
    sql`select state, count(*)::int as count from user_upload_rows where upload_id = ${uploadId} group by state`,
  );
  const counts = Object.fromEntries(
    ROW_STATES.map((state) => [state, counted.find((one) => one.state === state)?.count ?? 0]),
  ) as Record<RowState, number>;
  const all = ROW_STATES.reduce((sum, state) => sum + counts[state], 0);
  const { found, total } = await rowsAsked(call.db, uploadId, asked);
  const { at, unused } = peopleColumns(upload.columns);
  return {
    uploadId,
    fileName: upload.fileName,
    columns: upload.columns,
    unused,
    missing: missingColumns(upload.columns),
    // A name in one column has no parts in others.
    offered: FIELDS.filter(
      (field) => at[field] === undefined && !(field === "name" && at.lastName !== undefined),
    ).map((field) => ({ code: field, name: NAMES[field] })),
    sentDate: upload.sentAt.toISOString(),
    adding: upload.adding,
    pressed: upload.pressedAt !== null,
    ended: upload.ended ? endedWords(upload.ended, call.about.user) : undefined,
    counts,
    all,
    kinds: counts.mend > 0 ? await kindsOf(call.db, uploadId) : [],
    before: await pressedBefore(call, upload),
    rows: found.map(({ lines, cells, state, faults }) => {
      const read = cellsOf(upload.columns, cells);
      const name = `${read.firstName?.text ?? ""} ${read.lastName?.text ?? ""}`.trim();
      return { line: lines[0]!, lines, name, cells, state, faults };
    }),
    pagination: pagination(page, total),
  };
}

/**
 * Lets the good rows be added; the job does it, because many people take some time. A second press changes nothing.
 * @param look adds those to look at twice too. @throws OccError 400 without a good row.
 */
export async function pressUpload(call: ManageCall, uploadId: string, look: boolean) {
  const upload = await ownUpload(call, uploadId);
  const { counts } = await showUpload(call, uploadId, { pageSize: 1 });
  const adding = counts.ready + (look ? counts.look : 0);
  if (upload.adding || (upload.pressedAt && adding === 0)) {
    const when = readableTime(upload.pressedAt ?? call.now(), call.about.organisation.timeZone);
    return {
      status: "SUCCESS" as const,
      message: `These people were sent to be added at ${when}.`,
      uploadId,
    };
  }
  if (adding === 0) throw invalid("uploadId", "No row is ready. Mend the file and send it again.");
  if (look) {
    await call.db
      .update(userUploadRows)
      .set({ state: "ready", faults: [] })
      .where(and(eq(userUploadRows.uploadId, uploadId), eq(userUploadRows.state, "look")));
  }
  await call.db
    .update(userUploads)
    .set({ adding: true, pressedAt: call.now(), addedBefore: counts.added, ended: null })
    .where(eq(userUploads.id, uploadId));
  const message = `${adding} ${adding === 1 ? "person is" : "people are"} being added.`;
  return { status: "SUCCESS" as const, message, uploadId };
}
