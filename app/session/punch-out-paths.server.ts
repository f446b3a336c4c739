import { seeOther } from "~/http/redirects.server";
import { KEYED_BASE } from "./keyed.server";
import type { Visit } from "./visit.server";

/**
 * The first words of the paths of a punch-out visit: choosing goods and returning them. Checkout, orders, account and
 * all other pages are closed, also to posts (spec 000 §4).
 */
const OPEN = new Set(
  `orderUniform packList packDetailsPage packItem pack-discard search global-search category product quick-add
  size-guide cart requisition help terms-and-conditions site-notice`.split(/\s+/),
);

/** Redirects from every other page to the landing page of the visit. */
export async function requireRequisitionPath(visit: Visit, request: Request): Promise<void> {
  if (!visit.keyed) return;
  const path = new URL(request.url).pathname.replace(KEYED_BASE, "");
  const first = path.split("/")[1] ?? "";
  if (first === "" || first === "home" || OPEN.has(first)) return;
  throw await seeOther(visit, "/orderUniform");
}
