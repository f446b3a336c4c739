import { isCopy } from "./kept-choices.server";
import type { Flash, VisitSession } from "./storage.server";

/** Set by scripts that load a document in the place of data that was not rendered (app/browser/go-on.ts). */
const AGAIN = /(?:^|;\s*)again=1(?:;|$)/;

/**
 * Takes the message for the next page. It is kept until the next request: where scripts fail at the page, in its data or
 * in taking over the document, as on one that the browser translates, they load it as a document, which says it again.
 */
export function takeFlash(session: VisitSession, request: Request, isPage: boolean): Flash | undefined {
  if (isCopy(request)) return undefined;
  const flash = session.get("flash");
  const shown = session.get("shown");
  const repeats = isPage && AGAIN.test(request.headers.get("Cookie") ?? "");
  const said = flash ?? (repeats ? shown : undefined);
  if (flash) session.unset("flash");
  if (said) session.set("shown", said);
  else if (shown) session.unset("shown");
  return said;
}
