import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { csvFile } from "~/lists/csv.server";
import type { UploadedFile } from "~/forms/read-upload.server";
import { typedText } from "~/forms/typed-text";
import { uploadedText } from "~/forms/uploaded-text.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { addRows, type Mapping, type NamedRow, type RowsReply } from "./add-rows.server";
import { MOST_LINES } from "./rows";

/** Characters of a file or of what is pasted (contract §7.1: 1 MB). */
const MOST = LIMITS["POST /cartLines"].text;

export async function loadImport(visit: Visit) {
  const person = await visit.person();
  return { key: newIdempotencyKey(), most: MOST_LINES, mayBuy: person.priceEnabled };
}

const refuse = (field: "file" | "text" | "codes", message: string, text = "", mapping?: Mapping) =>
  json<RowsReply>(
    { status: "error", initialValue: { text }, error: { [field]: [message] }, mapping },
    { status: 400 },
  );

/** Adds the lines of a file, or of a pasted text, to the cart. */
export async function postImport(visit: Visit, form: FormData, [file]: readonly UploadedFile[]) {
  const pasted = typedText(String(form.get("text") ?? ""));
  const field = pasted.trim() === "" ? "file" : "text";
  if (field === "file" && !file) return refuse("file", "Choose a file, or paste lines below.");
  const read = field === "text" ? { text: pasted } : await uploadedText(file!.content);
  if ("refusal" in read) return refuse("file", read.refusal);
  if (read.text.length > MOST) return refuse(field, "There is more than 1 MB. Send it in two parts.", pasted);
  const found = await linesOf(visit, read.text, {
    code: columnIn(form, "codes"),
    quantity: columnIn(form, "quantities"),
  });
  if (typeof found === "string") return refuse(field, found, pasted);
  if (found.missing.length > 0) {
    // What was read stays as pasted text, because no browser sends a file again.
    const ask = "No column is called Code. Choose the one that has the codes.";
    return refuse("codes", ask, read.text, mappingOf(found));
  }
  const notes = notesOf(found);
  if (found.lines.length === 0) {
    return refuse(field, ["There are no lines to add.", ...notes].join(" "), pasted);
  }
  const rows = found.lines.map(({ line, code, quantity, configuration, fault }): NamedRow => ({
    code,
    quantity,
    configuration,
    fault,
    label: `Line ${line}`,
  }));
  const mapping = mappingOf(found);
  return addRows(visit, rows, idempotencyKeyOf(form), {
    ...{ notes, asksQuantity: true, mapping },
    text: mapping ? read.text : pasted,
  });
}

/** Where a column stands, as somebody chose it; undefined where it was not asked. */
function columnIn(form: FormData, name: "codes" | "quantities"): string | undefined {
  const chosen = typedText(String(form.get(name) ?? ""));
  return /^\d{1,2}$/.test(chosen) ? chosen : undefined;
}

/** Which of the columns that were not understood is asked for; undefined if all were, or none is left. */
function mappingOf({ unused: columns, offered: [first] }: Found): Mapping | undefined {
  if (!first || columns.length === 0) return undefined;
  return { columns, ask: first === "code" ? "codes" : "quantities" };
}

type Found = Exclude<Awaited<ReturnType<typeof linesOf>>, string>;

/** The lines of a text, or why it cannot be read. @param chosen where columns stand that were asked. */
async function linesOf(visit: Visit, text: string, chosen: Record<"code" | "quantity", string | undefined>) {
  const fields = ["code", "quantity"] as const;
  const columns = fields.flatMap((field) => {
    const at = chosen[field];
    return at === undefined ? [] : [{ at: Number(at), field }];
  });
  try {
    return await answer(visit.commerce.POST("/cartLines", { body: { text, columns } }));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    return error.errors[0]?.message ?? "This cannot be read.";
  }
}

/** More lines than this are not named one by one. */
const MOST_NAMED = 20;

/** What of a file is not added, and why. */
function notesOf({ leftOut, unused }: Found): string[] {
  const named = leftOut.slice(0, MOST_NAMED).join(", ");
  const more = leftOut.length - MOST_NAMED;
  return [
    ...(leftOut.length > 0
      ? [
          `${counted(leftOut.length, "line")} with quantity 0 ${leftOut.length === 1 ? "is" : "are"} left out: ${leftOut.length === 1 ? "line" : "lines"} ${named}${more > 0 ? ` and ${more} more` : ""}.`,
        ]
      : []),
    ...(unused.length > 0
      ? [
          `Nothing was read from the ${unused.length === 1 ? "column" : "columns"} ${unused.map(({ head }) => `“${head}”`).join(", ")}.`,
        ]
      : []),
  ];
}

/** A file to begin with. */
export const importTemplate = () =>
  csvFile<{ code: string; quantity: string }>(
    "cart-template",
    [
      { label: "Code", text: ({ code }) => code },
      { label: "Quantity", text: ({ quantity }) => quantity },
    ],
    (page) => Promise.resolve(page === 0 ? [{ code: "", quantity: "12" }] : []),
  );
