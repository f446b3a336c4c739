import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { templatePath, uploadPath } from "~/features/manage-organisation/addresses";
import { columnMeanings } from "~/forms/column-meanings.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { tooLong } from "~/forms/text-schema.server";
import { csvFile } from "~/http/csv.server";
import type { UploadedFile } from "~/http/read-upload.server";
import { seeOther } from "~/http/redirects.server";
import { uploadedText } from "~/http/uploaded-text.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { ROLES_OFFERED } from "./offered.server";
import { choiceOf, readUnits } from "./units.server";

const STATES = ["mend", "look", "ready", "there", "added"] as const;
type State = (typeof STATES)[number];
const PAGE_SIZE = 20;

interface AskedRows {
  state?: State;
  column?: string;
  together?: "true";
  currentPage?: number;
  pageSize?: number;
}

const readUpload = (visit: Visit, uploadId: string, asked: AskedRows) =>
  answer(
    visit.commerce.GET("/manage-users/bulk/{uploadId}", {
      params: { path: { uploadId }, query: { pageSize: PAGE_SIZE, ...asked } },
    }),
  );

/** The form for a file, or the rows of the one that was sent. */
export async function loadUpload(visit: Visit, url: URL) {
  const key = newIdempotencyKey();
  const id = url.searchParams.get("upload")?.slice(0, 60);
  if (!id) return { key, template: templatePath, upload: null };
  const asked = STATES.find((one) => one === url.searchParams.get("state"));
  const currentPage = Math.min(
    Math.max(Math.trunc(Number(url.searchParams.get("currentPage"))) || 0, 0),
    999,
  );
  const column = url.searchParams.get("column")?.slice(0, 60) || undefined;
  const read = (state: State) =>
    readUpload(visit, id, { state, column, currentPage, together: state === "mend" ? "true" : undefined });
  const first = await read(asked ?? "mend");
  // Without a row to mend the good ones are shown.
  const state = asked ?? STATES.find((one) => first.counts[one] > 0) ?? "ready";
  const shown = state === (asked ?? "mend") ? first : await read(state);
  const mends = (state === "mend" || state === "look") && !shown.adding;
  const kind = (label: string, count: number, of?: string) => ({
    label,
    count,
    to: uploadPath(id, "mend", of),
    current: of === column,
  });
  const timeZone = await visit.timeZone();
  const moment = (date: string) => readableMoment(date, timeZone);
  return {
    key,
    template: templatePath,
    upload: {
      ...shown,
      state,
      sentDate: moment(shown.sentDate),
      before: shown.before && { ...shown.before, date: moment(shown.before.date) },
      states: STATES.map((one) => ({ state: one, count: shown.counts[one], to: uploadPath(id, one) })),
      kinds:
        mends && state === "mend" && shown.kinds.length > 1
          ? [
              kind("All columns", shown.counts.mend),
              ...shown.kinds.map(({ column: of, count }) => kind(of, count, of)),
            ]
          : [],
      units: mends ? choiceOf(await readUnits(visit)) : undefined,
      roles: ROLES_OFFERED,
      mendKey: newIdempotencyKey(),
      here: url.pathname + url.search,
      firstPage: uploadPath(id, state, column),
      self: uploadPath(id),
      mendFile: `/manage-users.csv?upload=${encodeURIComponent(id)}`,
    },
  };
}

const MENDED = LIMITS["PATCH /manage-users/bulk/{uploadId}"];
/** The most characters of a cell, in the file or typed. */
export const MOST_CELL = MENDED["cells[].text"];

const FIELDS = [
  ...(["name", "firstName", "lastName", "employeeCode", "email"] as const),
  ...(["mobile", "unit", "roles", "job", "workingTime"] as const),
] as const;

const schema = z.object({
  intent: z.enum(["send", "add", "look", "mend", "columns"]),
  upload: z.string().max(60).optional(),
  columns: columnMeanings(FIELDS),
  mend: z
    .array(
      z.object({
        line: z.coerce.number().int(),
        column: z.string().max(MENDED["cells[].column"]),
        text: z.string().max(MOST_CELL, tooLong(MOST_CELL)).default(""),
      }),
    )
    .max(200)
    .default([]),
});

/** Sends a file to be checked, or lets its good rows be added. */
export async function postUpload(visit: Visit, form: FormData, [file]: readonly UploadedFile[]) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const refused = (words: string) =>
    replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
  try {
    const { intent } = submission.value;
    if (intent === "add" || intent === "look") {
      const path = { uploadId: submission.value.upload ?? "" };
      const query = { look: intent === "look" ? ("true" as const) : undefined };
      await answer(
        visit.commerce.POST("/manage-users/bulk/{uploadId}/add", { headers, params: { path, query } }),
      );
      return await seeOther(visit, uploadPath(path.uploadId));
    }
    if (intent === "mend" || intent === "columns") return await mendRows(visit, submission.value, headers);
    const read = await uploadedText(file?.content);
    if ("refusal" in read) return refused(read.refusal);
    const fileName = file?.name.slice(-120).trim() || "users.csv";
    const { uploadId } = await answer(
      visit.commerce.POST("/manage-users/bulk", { headers, body: { fileName, text: read.text } }),
    );
    return await seeOther(visit, uploadPath(uploadId));
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 409].includes(error.status)) throw error;
    const words = error.errors[0]?.message ?? "The file cannot be read.";
    if (submission.value.intent === "send") return refused(words);
    visit.flash({ kind: "warn", text: words });
    return seeOther(visit, uploadPath(submission.value.upload));
  }
}

/** Keeps what was typed in the rows, checks them again and leads back to where one was. */
async function mendRows(
  visit: Visit,
  { upload = "", mend, columns }: z.infer<typeof schema>,
  headers: { "Idempotency-Key": string },
) {
  const here = uploadPath(upload, "mend");
  if (mend.length + columns.length === 0) return seeOther(visit, here);
  const { message } = await answer(
    visit.commerce.PATCH("/manage-users/bulk/{uploadId}", {
      headers,
      params: { path: { uploadId: upload } },
      body: { cells: mend, columns },
    }),
  );
  visit.flash({ kind: "ok", text: message });
  return seeOther(visit, uploadPath(upload));
}

/** The template, or the rows to mend of an upload under its own heads, with what is wrong. */
export async function uploadFile(visit: Visit, url: URL): Promise<Response> {
  const id = url.searchParams.get("upload")?.slice(0, 60);
  if (!id) return template(visit);
  const { columns } = await readUpload(visit, id, { state: "mend", pageSize: 1 });
  const heads = columns.map((label, at) => ({ label, at })).filter(({ label }) => label !== WRONG);
  type Row = Awaited<ReturnType<typeof readUpload>>["rows"][number];
  const words = (row: Row) =>
    row.faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(" ");
  return csvFile<Row>(
    "users-to-mend",
    [
      ...heads.map(({ label, at }) => ({ label, text: (row: Row) => row.cells[at] ?? "" })),
      { label: WRONG, text: words },
    ],
    async (page) => (await readUpload(visit, id, { state: "mend", currentPage: page, pageSize: 100 })).rows,
  );
}

const WRONG = "What is wrong";

const EXAMPLE = {
  "First name": "Sam",
  "Last name": "Example",
  "Employee id": "",
  Email: "sam@example.com",
  Mobile: "0491 570 156",
  Unit: "",
  Roles: "Wearer; Customer",
  Job: "",
  "Working time": "100",
};

async function template(visit: Visit): Promise<Response> {
  const { units } = await readUnits(visit);
  type Row = Record<string, string>;
  const row: Row = { ...EXAMPLE, Unit: units.find(({ active }) => active)?.uid ?? "" };
  return csvFile<Row>(
    "users-template",
    Object.keys(EXAMPLE).map((label) => ({ label, text: (one) => one[label] ?? "" })),
    (page) => Promise.resolve(page === 0 ? [row] : []),
  );
}
