import type { Flash, VisitSession } from "./storage.server";

/** Set by scripts that load a page as a document because they cannot draw its data (app/http/as-document.ts). */
const AGAIN = /(?:^|;\s*)again=1(?:;|$)/;

/**
 * Takes the message for the next page. One that goes out with a page's data is kept until the next request: where scripts
 * cannot draw that data, as on a page that the browser translates, they load the page as a document, which says it again.
 */
export function takeFlash(session: VisitSession, request: Request, isPage: boolean): Flash | undefined {
  const flash = session.get("flash");
  const shown = session.get("shown");
  if (flash) session.unset("flash");
  if (shown) session.unset("shown");
  if (flash && !isPage) session.set("shown", flash);
  const repeats = isPage && AGAIN.test(request.headers.get("Cookie") ?? "");
  return flash ?? (repeats ? shown : undefined);
}
