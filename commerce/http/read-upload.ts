import { createHash } from "node:crypto";
import { OccError } from "./errors";

/** A file that came with a call. */
export interface Upload {
  name: string;
  content: Uint8Array;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

/** The bytes that the other parts and the borders of a multipart body may have. */
const REST_BYTES = 16 * 1024;

const unreadable = (message: string) => new OccError(400, { type: "HttpMessageNotReadableError", message });

/**
 * The file of a multipart body, its first one.
 * @param most bytes of the file.
 * @throws OccError 413 for a longer body; 400 for one without a file, or that cannot be read.
 */
export async function readUpload(request: Request, most: number): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    throw new OccError(415, { type: "HttpMediaTypeNotSupportedError", message: "Send multipart/form-data" });
  }
  const body = await bytesOf(request, most + REST_BYTES);
  const form = await new Response(body, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw unreadable("The request body is not valid multipart/form-data");
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw unreadable("The request body has no file");
  const content = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, content, digest: createHash("sha256").update(content).digest("hex") };
}

/** The media types of rows, and what the files of each are called. */
const ROW_TYPES = [
  [/^application\/(x-)?(ndjson|jsonl|json-seq|jsonlines)\s*(;|$)/i, "rows.ndjson"],
  [/^text\/csv\s*(;|$)/i, "rows.csv"],
] as const;

/**
 * The body of a request as a file of rows, whose name ends in `.ndjson` or `.csv` as its type says.
 * @param most bytes.
 * @throws OccError 415 for any other type, 413 for a longer body, 400 for an incomplete one.
 */
export async function readRows(request: Request, most: number): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  const [, name] = ROW_TYPES.find(([pattern]) => pattern.test(type.trim())) ?? [];
  if (name === undefined) {
    const message = "Send application/x-ndjson or text/csv";
    throw new OccError(415, { type: "HttpMediaTypeNotSupportedError", message });
  }
  const content = new Uint8Array(await (await bytesOf(request, most)).arrayBuffer());
  return { name, content, digest: createHash("sha256").update(content).digest("hex") };
}

async function bytesOf(request: Request, most: number): Promise<Blob> {
  const tooLarge = () =>
    new OccError(413, { type: "PayloadTooLargeError", message: "The request body is too large" });
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const read = await reader?.read().catch(() => {
      throw unreadable("The request body is incomplete");
    });
    if (!read || read.done) return new Blob(chunks);
    bytes += read.value.byteLength;
    if (bytes > most) {
      await reader?.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(read.value);
  }
}
