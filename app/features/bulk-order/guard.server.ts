import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

/** Orders from a file are for wholesale stores that have them; everybody else is led to the home page (spec 001 §2). */
export async function requireBulkOrders(visit: Visit): Promise<void> {
  if (visit.site === "wholesale" && (await visit.person()).orgUnit.bulkUploadEnabled) return;
  throw await seeOther(visit, "/");
}
