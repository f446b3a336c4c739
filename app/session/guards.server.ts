import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "./see-other.server";
import { AGENT_TIME_UP } from "./agent.server";
import { KEYED_BASE, VISIT_END } from "./keyed.server";
import { keepForm } from "./kept-form.server";
import type { Visit } from "./visit.server";

/**
 * Redirects a visitor who is not signed in to the login page, which leads back here. A post with an expired
 * session keeps its form for the person whose session it was, so that no input is lost.
 */
export async function requireSignIn(visit: Visit, request: Request, form?: FormData): Promise<void> {
  if (visit.signedIn) return;
  if (visit.keyed) throw await seeOther(visit, VISIT_END);
  const { pathname, search } = new URL(request.url);
  const redirectTo = pathOf(pathname, search, ["_data", "index", "billTo"]);
  const billTo = new URLSearchParams(search).get("billTo");
  const query = new URLSearchParams({ redirectTo, ...(billTo ? { billTo } : {}) });
  const resume = form && (await keepForm(visit, pathOf(pathname, search, ["_data"]), form));
  if (resume) query.set("resume", resume);
  // Not before: the shell, which is read meanwhile, would take the message for its own page.
  const text = visit.timeUp ? AGENT_TIME_UP : apiTexts.sessionExpired;
  if (visit.expired || form) visit.flash({ kind: "warn", text });
  throw await seeOther(visit, `/login?${query.toString()}`);
}

/**
 * Takes a bill-to from the address into the session, and leads to the same page without it (spec 000 §4 "Sign-in with
 * a billTo query").
 */
export async function takeBillTo(visit: Visit, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const billTo = new URLSearchParams(search).get("billTo");
  if (billTo === null) return;
  keepBillTo(visit, billTo);
  throw await seeOther(visit, pathOf(pathname.replace(KEYED_BASE, "") || "/", search, ["_data", "billTo"]));
}

/** Keeps a bill-to for the orders of this visit. */
export function keepBillTo(visit: Visit, billTo: string | null): void {
  if (billTo) visit.session.set("billTo", billTo.slice(0, 60));
}

/** Redirects from every other page of an ended visit to the session-end page. */
export async function requireOpenVisit(visit: Visit, request: Request): Promise<void> {
  if (!visit.keyed?.ended || new URL(request.url).pathname.endsWith(VISIT_END)) return;
  throw await seeOther(visit, VISIT_END);
}

/** Answers 403 to whoever lacks what a page is for, where no call of the page refuses them. */
export async function requireCapability(visit: Visit, capability: string): Promise<void> {
  const { capabilities } = await visit.person();
  if (!capabilities.includes(capability)) throw new Response(null, { status: 403 });
}

/** Data requests of Remix carry a `_data` parameter that no page address has, posts to a home page an `index`. */
function pathOf(pathname: string, search: string, without: string[]): string {
  const query = new URLSearchParams(search);
  for (const name of without) query.delete(name);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
