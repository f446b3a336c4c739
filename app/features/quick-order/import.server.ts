import { json } from "@remix-run/node";
import { parse } from "csv-parse/sync";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import type { UploadedFile } from "~/http/read-upload.server";
import { typedText } from "~/http/typed-text";
import { uploadedText } from "~/http/uploaded-text.server";
import type { Visit } from "~/session/visit.server";
import { addRows, type NamedRow, type RowsReply } from "./add-rows.server";
import { MOST_LINES } from "./rows";

/** Bytes of a file (contract §7.1: 1 MB). */
const MOST_BYTES = 1_000_000;
/** More refused rows than this are not shown again: such a file is not meant. */
const MOST_SHOWN = 2 * MOST_LINES;

export async function loadImport(visit: Visit) {
  const person = await visit.person();
  return { key: newIdempotencyKey(), most: MOST_LINES, mayBuy: person.priceEnabled };
}

const refuse = (field: "file" | "text", message: string, text = "") =>
  json<RowsReply>(
    { status: "error", initialValue: { text }, error: { [field]: [message] } },
    { status: 400 },
  );

/** Adds the lines of a file, or of a pasted text, to the cart. */
export async function postImport(visit: Visit, form: FormData, [file]: readonly UploadedFile[]) {
  const pasted = typedText(String(form.get("text") ?? ""));
  const field = pasted.trim() === "" ? "file" : "text";
  if (field === "file" && !file) return refuse("file", "Choose a file, or paste lines below.");
  if (field === "file" && file!.size > MOST_BYTES) {
    return refuse("file", "The file has more than 1 MB. Send it in two parts.");
  }
  const read = field === "text" ? { text: pasted } : await uploadedText(file!.content);
  if ("refusal" in read) return refuse("file", read.refusal);
  const rows = rowsOf(read.text);
  if (!rows) return refuse(field, "This cannot be read as CSV. A quotation mark is not closed.", pasted);
  if (rows.length === 0) return refuse(field, "There are no lines with codes.", pasted);
  if (rows.length > MOST_SHOWN) {
    return refuse(field, `There are ${rows.length} lines. Send at most ${MOST_LINES} at once.`, pasted);
  }
  return addRows(visit, rows, idempotencyKeyOf(form));
}

/** The heads of a first line that is none of the goods, without case and blanks. */
const HEADS = /^(code|sku|product|productcode|productid|item|itemcode)$/;

/**
 * The lines of a CSV text: a code, and a quantity; what follows is left out, so that an exported cart can be imported.
 * Commas part the cells, and semicolons and tabs, which spreadsheets write too.
 * @returns undefined for a text that cannot be read.
 */
export function rowsOf(text: string): NamedRow[] | undefined {
  const records = recordsOf(text);
  return records?.flatMap(({ record, line }, at) => {
    const [code = "", quantity = ""] = record.map(plain);
    const isHead = at === 0 && HEADS.test(code.toLowerCase().replace(/[^a-z]/g, ""));
    return isHead || (code === "" && quantity === "") ? [] : [{ code, quantity, label: `Line ${line}` }];
  });
}

interface Read {
  record: string[];
  line: number;
}

function recordsOf(text: string): Read[] | undefined {
  try {
    const options = {
      bom: true,
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    };
    const found = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record, info }) => ({ record, line: info.lines }));
  } catch {
    return undefined;
  }
}

/** A file of this shop has an apostrophe before what a spreadsheet would run as a formula. */
const plain = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, "")
    .slice(0, 500);
