import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";

/** Removed in another tab: the page shows what there is now. */
export function gone(visit: Visit) {
  visit.flash({ kind: "warn", text: apiTexts.itemNotFound });
  return seeOther(visit, "/cart");
}
