import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { FileRefusal } from "../../http/csv-records";
import { invalid } from "../../http/errors";
import { type Plan, planOf } from "../plan";
import type { ReadFile } from "../read-file";
import { readSent } from "./read";
import { programUploads } from "./tables";

/** The files of an upload, and what they would do now. */
export interface JudgedUpload {
  files: ReadFile[];
  plan: Plan;
}

/**
 * Compares an upload with what is there now.
 * @throws OccError 400 for one that is not kept any more, or that cannot be read any more.
 */
export async function judge(db: Database, uploadId: string): Promise<JudgedUpload> {
  const { files, faults } = await filesOf(db, uploadId);
  const plan = await planOf(db, files);
  return { files, plan: { ...plan, faults: [...faults, ...plan.faults] } };
}

async function filesOf(db: Database, uploadId: string) {
  const [found] = await db.select().from(programUploads).where(eq(programUploads.id, uploadId));
  if (!found?.content) throw invalid("uploadId", "The file is not kept any more. Send it again.");
  try {
    return readSent({ ...found, content: found.content });
  } catch (error) {
    if (error instanceof FileRefusal) throw invalid("uploadId", error.message);
    throw error;
  }
}
