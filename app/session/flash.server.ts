import type { Flash, VisitSession } from "./storage.server";

/** For how long a message that came with data is kept for the document of the same page. */
const AGAIN_MS = 10_000;

/**
 * Takes the message for the next page. One that goes out with a page's data is kept for a moment: where scripts cannot
 * draw that data, as on a page that the browser translates, the page is loaded as a document, which has to say it too.
 */
export function takeFlash(session: VisitSession, isPage: boolean): Flash | undefined {
  const flash = session.get("flash");
  const shown = session.get("shown");
  session.unset("flash");
  session.unset("shown");
  if (flash && !isPage) session.set("shown", { flash, until: Date.now() + AGAIN_MS });
  return flash ?? (isPage && shown && shown.until > Date.now() ? shown.flash : undefined);
}
