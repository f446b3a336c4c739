import { createHash } from "node:crypto";
import { clock } from "~/calendar/clock.server";
import { type CmsPage, findSlot } from "~/features/cms/components.server";
import { sanitise } from "~/features/cms/sanitise.server";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import type { VisitData } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { loadSharedSlots, optional } from "./shell.server";

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** So that a session stays small whatever a form says. */
const MOST_CLOSED = 20;

export interface SiteNotice {
  /** Of its words: a notice that says something else is another one. */
  id: string;
  html: string;
}

const idOf = (html: string) => createHash("sha256").update(html).digest("base64url").slice(0, 12);

/** The notices of the home page that this visit has not closed. */
export function noticesOf(visit: Visit, page: CmsPage | undefined): SiteNotice[] {
  const closed = visit.session.get("closedNotices") ?? {};
  return findSlot(page, "SiteNotice")
    .map((component) => sanitise(String(component["content"] ?? "")))
    .map((html) => ({ id: idOf(html), html }))
    .filter(({ id, html }) => html !== "" && !((closed[id] ?? 0) > clock()));
}

/** The same for another page, which can be without them. */
export const loadNotices = async (visit: Visit): Promise<SiteNotice[]> =>
  noticesOf(visit, await optional(visit, () => loadSharedSlots(visit)));

/** Closes a notice for a week, or until this visit is signed out, and goes back to where it stood. */
export function closeNotice(visit: Visit, form: FormData) {
  const id = String(form.get("notice") ?? "");
  if (/^[\w-]{12}$/.test(id)) {
    visit.session.set("closedNotices", stillClosed(visit.session.get("closedNotices"), id));
    visit.flash({ kind: "ok", text: "The notice is closed for a week." });
  }
  return seeOther(visit, safePath(form.get("back")));
}

function stillClosed(before: VisitData["closedNotices"], id: string): Record<string, number> {
  const now = clock();
  const others = Object.entries(before ?? {}).filter(([other, until]) => other !== id && until > now);
  return Object.fromEntries([...others, [id, now + WEEK_MS] as const].slice(-MOST_CLOSED));
}
