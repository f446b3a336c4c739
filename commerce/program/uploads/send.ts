import { randomUUID } from "node:crypto";
import { authorOf } from "../../http/author";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { readingOrRefuse } from "../../http/file-refusal";
import { oneLine } from "../../http/plain-text";
import { MOST_BYTES } from "./contract";
import { readSent } from "./read";
import { programUploads } from "./tables";

const MOST_NAME = 120;

/**
 * Keeps a file of a program, so that what it would change can be looked at. Nothing of it is written.
 * @throws OccError 400 for a file that cannot be read.
 */
export async function sendUpload(call: Call, kind: string | undefined): Promise<{ uploadId: string }> {
  const { name, content } = call.upload;
  const sent = {
    fileName: oneLine(name).slice(-MOST_NAME) || "program.csv",
    kind: kind === undefined || kind === "" ? null : kind,
    content,
  };
  if (content.length === 0) throw invalid("file", "Choose a file that is not empty.");
  if (content.length > MOST_BYTES) {
    throw invalid("file", "The file has more than 10 MB. Use npm run import for it.");
  }
  await readingOrRefuse("file", readSent(sent));
  const uploadId = randomUUID();
  const { by } = authorOf(call);
  await call.db
    .insert(programUploads)
    .values({ id: uploadId, ...sent, size: content.length, sentAt: call.now(), sentBy: by });
  return { uploadId };
}
