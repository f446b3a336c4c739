import { proofField } from "~/ui/proof-field";
import { secretText, typedText } from "./typed-text";

/** The largest form of a page, in bytes. */
const MOST_BYTES = 512 * 1024;
/** More fields than any page has: a cart of a thousand lines has five for each. */
const MOST_FIELDS = 5100;

/** The allowed field names: words, groups and short lists, such as `valueAdd.NAME_EMB[0]`. */
const FIELD = /^[A-Za-z][\w-]{0,59}(?:\.[A-Za-z][\w-]{0,59}|\[\d{0,3}\]){0,4}$/;
const PASSWORD = /password/i;
/** Names that every object inherits. */
const INHERITED = /(?:^|\.)(?:constructor|prototype|toString|valueOf|hasOwnProperty)(?:$|[.[])/;

export const tooMuch = () =>
  new Response("That is more than this form can take. Shorten it and send it again.", { status: 413 });

/**
 * Reads the form of a post.
 * @param most bytes; the limit also applies to a body without Content-Length.
 * @throws Response 400 for a body that is not a form, 413 for one that is too large.
 */
export async function readForm(request: Request, most = MOST_BYTES): Promise<FormData> {
  return plainForm(await readAsSent(request, most));
}

/** A form of another system, with all its fields as they were sent. @throws Response 400, 413 as {@link readForm} */
export async function readAsSent(request: Request, most = MOST_BYTES): Promise<FormData> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooMuch();
  const form = await formOf(request, most);
  if (form) return form;
  throw new Response("We could not read the form. Go back and send it again.", { status: 400 });
}

async function formOf(request: Request, most: number): Promise<FormData | undefined> {
  try {
    const body = await bytesOf(request, most);
    const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
    return await new Response(body, { headers }).formData();
  } catch (error) {
    if (error instanceof Response) throw error;
    return undefined;
  }
}

async function bytesOf(request: Request, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  if (!reader) return new Blob();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    bytes += value.byteLength;
    if (bytes > most) {
      // Not cancelled, because that would close the connection before the answer is sent.
      throw tooMuch();
    }
    chunks.push(value);
  }
}

/**
 * Removes what no page of this shop sends: names that would create huge lists or reach inherited properties,
 * commands of the form library, and control characters.
 * @throws Response 413 for more fields than any page has.
 */
export function plainForm(sent: FormData): FormData {
  const form = new FormData();
  let count = 0;
  for (const [name, value] of sent) {
    count += 1;
    if (count > MOST_FIELDS) throw tooMuch();
    // The proof has been checked and must not be sent back with the typed values.
    if (name === proofField) continue;
    if (!FIELD.test(name) || INHERITED.test(name)) continue;
    if (typeof value === "string")
      form.append(name, PASSWORD.test(name) ? secretText(value) : typedText(value));
    else form.append(name, value);
  }
  return form;
}
