import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy, { type FileInfo } from "busboy";
import { plainForm, readForm, tooMuch } from "./read-form.server";

/** A file of a form; its content lies in a folder of the post. */
export interface UploadedFile {
  name: string;
  /** In bytes; the rest of a larger file than `mostBytes` was left out. */
  size: number;
  content: Blob;
}

export interface UploadPost {
  form: FormData;
  files: UploadedFile[];
  /** Deletes the contents. */
  done: () => Promise<void>;
}

/** More than any form takes; what it does take is judged by the API. */
const MOST_FILES = 20;
/** Bytes of one file that are read: more than the API takes, so that its words say so. */
const MOST_FILE_BYTES = 10_000_050;
const LIMITS = {
  files: MOST_FILES,
  fileSize: MOST_FILE_BYTES,
  fields: 200,
  fieldSize: 1024 * 1024,
  parts: 300,
};

/**
 * Reads a post with files. Contents go to a folder as they arrive, so that slow and large ones hold no memory.
 * @throws Response 400 for a body that is no form, 413 for one with more than it may have.
 */
export async function readUpload(request: Request): Promise<UploadPost> {
  const type = request.headers.get("content-type") ?? "";
  // Text browsers send forms with files as other forms, without the files.
  if (!type.startsWith("multipart/form-data")) {
    return { form: await readForm(request), files: [], done: () => Promise.resolve() };
  }
  const folder = await mkdtemp(join(tmpdir(), "kitroom-upload-"));
  const done = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, folder)), done };
  } catch (error) {
    await done();
    if (error instanceof Response) throw error;
    throw new Response("We could not read the form. Go back and send it again.", { status: 400 });
  }
}

async function readParts(request: Request, folder: string) {
  const sent = new FormData();
  const writing: Promise<UploadedFile | undefined>[] = [];
  const parser = busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: LIMITS,
    defParamCharset: "utf8",
  });
  let isCut = false;
  parser.on("field", (name, value, { valueTruncated }) => {
    isCut ||= valueTruncated;
    sent.append(name, value);
  });
  for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const) {
    parser.on(limit, () => (isCut = true));
  }
  parser.on("file", (_, stream, info) => {
    const kept = keep(stream, info, join(folder, String(writing.length)));
    // Awaited below; until then a failure is not unhandled.
    kept.catch(() => undefined);
    writing.push(kept);
  });
  await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
  const files = (await Promise.all(writing)).filter((file) => file !== undefined);
  // What was cut would be taken for all of it.
  if (isCut) throw tooMuch();
  return { form: plainForm(sent), files };
}

/** An empty file field is sent as a file without a name. */
async function keep(
  stream: Readable,
  { filename }: FileInfo,
  path: string,
): Promise<UploadedFile | undefined> {
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
  if (!filename) return undefined;
  const content = await openAsBlob(path);
  return { name: filename, size: content.size, content };
}
