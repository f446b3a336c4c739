import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { invalid } from "../../http/errors";
import { readingOrRefuse } from "../../http/file-refusal";
import type { ReadFiles } from "../folder";
import { type Plan, planOf } from "../plan";
import { readSent } from "./read";
import { programUploads } from "./tables";

/** What an upload would do now. @throws OccError 400 as `keptFiles` */
export async function validateUpload(db: Database, uploadId: string): Promise<Plan> {
  const { files, faults } = await keptFiles(db, uploadId);
  const plan = await planOf(db, files);
  return { ...plan, faults: [...faults, ...plan.faults] };
}

/**
 * The files of an upload.
 * @throws OccError 400 for one that is not kept any more, or that cannot be read any more.
 */
export async function keptFiles(db: Database, uploadId: string): Promise<ReadFiles> {
  const [found] = await db.select().from(programUploads).where(eq(programUploads.id, uploadId));
  if (!found?.content) throw invalid("uploadId", "The file is not kept any more. Send it again.");
  const sent = { ...found, content: found.content };
  return readingOrRefuse("uploadId", readSent(sent));
}
