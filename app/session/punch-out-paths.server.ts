import { seeOther } from "./see-other.server";
import { KEYED_BASE } from "./keyed.server";
import { CHOOSING, firstWordOf } from "./ordering-paths";
import type { Visit } from "./visit.server";

/**
 * The first words of the paths of a punch-out visit: choosing goods and returning them. Checkout, orders, account and
 * all other pages are closed, also to posts (spec 000 §4).
 */
const OPEN = new Set(["", "home", ...CHOOSING, "requisition"]);

/** Whether a page is a part of a requisition. `path` is below the key of the visit. */
export const isOpenInVisits = (path: string): boolean => OPEN.has(firstWordOf(path));

/**
 * Redirects from every other page to the landing page of the visit. An inspection has the page of its requisition
 * alone, because the forms of all others would be refused.
 */
export async function requireRequisitionPath(visit: Visit, request: Request): Promise<void> {
  if (!visit.keyed) return;
  const path = new URL(request.url).pathname.replace(KEYED_BASE, "");
  if (visit.keyed.inspects) {
    if (firstWordOf(path) === "requisition") return;
    throw await seeOther(visit, "/requisition");
  }
  if (isOpenInVisits(path)) return;
  throw await seeOther(visit, "/orderUniform");
}
