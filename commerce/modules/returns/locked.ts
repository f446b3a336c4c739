import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { returnRequests } from "./tables";

export type ReturnRow = typeof returnRequests.$inferSelect;

/** Locks a request until the transaction ends. @throws Error if there is none. */
export async function locked(db: Database, code: string): Promise<ReturnRow> {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.code, code)).for("update");
  if (!request) throw new Error(`there is no return ${code}`);
  return request;
}
