import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import { VISIT_END } from "./keyed.server";
import { sealResume } from "./resume.server";
import type { Visit } from "./visit.server";

/**
 * Sends a visitor who is not signed in to the login page, which leads back here. A post that met an expired
 * session takes its form along, so that nothing typed is lost.
 */
export async function requireSignIn(visit: Visit, request: Request, form?: FormData): Promise<void> {
  if (visit.signedIn) return;
  if (visit.keyed) throw await seeOther(visit, VISIT_END);
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams({ redirectTo: pathOf(pathname, search) });
  if (visit.expired || form) visit.flash({ kind: "warn", text: apiTexts.sessionExpired });
  const resume = form && sealResume(pathname + search, form);
  if (resume) query.set("resume", resume);
  throw await seeOther(visit, `/login?${query.toString()}`);
}

/** Leads from every other page of a visit that ended to the one that says so. */
export async function requireOpenVisit(visit: Visit, request: Request): Promise<void> {
  if (!visit.keyed?.ended || new URL(request.url).pathname.endsWith(VISIT_END)) return;
  throw await seeOther(visit, VISIT_END);
}

/** Data requests of Remix carry a `_data` parameter that no page address has. */
function pathOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_data");
  query.delete("index");
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
