import { proofField } from "~/ui/proof-field";
import { typedText } from "./typed-text";

/** Bytes of the largest form that a page has. */
const MOST_BYTES = 512 * 1024;
/** More fields than any page has. */
const MOST_FIELDS = 1000;

/** Every field of a form of ours: words, groups and short lists, such as `valueAdd.NAME_EMB[0]`. */
const FIELD = /^[A-Za-z][\w-]{0,59}(?:\.[A-Za-z][\w-]{0,59}|\[\d{0,3}\]){0,4}$/;
/** Names that an object has by itself. */
const INHERITED = /(?:^|\.)(?:constructor|prototype|toString|valueOf|hasOwnProperty)(?:$|[.[])/;

const tooMuch = () => new Response("That is more than this form can take. Shorten it and send it again.", { status: 413 });

/**
 * Reads the form of a post.
 * @param most bytes; a sender who does not say how many are coming gets no memory for more.
 * @throws Response 400 for a body that is no form, 413 for one that no form of ours could be.
 */
export async function readForm(request: Request, most = MOST_BYTES): Promise<FormData> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooMuch();
  const form = await formOf(request, most);
  if (form) return plainForm(form);
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
      // Not cancelled: that would cut the line before the answer is on it. What is not read waits outside.
      throw tooMuch();
    }
    chunks.push(value);
  }
}

/**
 * A form without what no page of ours sends: names that would build a list without end or reach into an
 * object's own nature, the form library's orders, and characters that nobody types.
 * @throws Response 413 for more fields than any page has.
 */
export function plainForm(sent: FormData): FormData {
  const form = new FormData();
  let count = 0;
  for (const [name, value] of sent) {
    count += 1;
    if (count > MOST_FIELDS) throw tooMuch();
    // It has done its work, and must not come back with what was typed.
    if (name === proofField) continue;
    if (!FIELD.test(name) || INHERITED.test(name)) continue;
    if (typeof value === "string") form.append(name, typedText(value));
    else form.append(name, value);
  }
  return form;
}
