import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";

/** The line was removed in another tab; the page shows the current cart. */
export function gone(visit: Visit) {
  visit.flash({ kind: "warn", text: apiTexts.itemNotFound });
  return seeOther(visit, "/cart");
}
