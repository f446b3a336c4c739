const OPENING = /<[a-z]/gi;

/**
 * Writes into a page how many elements of its body stand before the first script, so that the browser can tell whether
 * others have changed it before scripts take it over. A page without scripts stays as it is.
 */
export function withElementCount(html: string): string {
  const body = html.indexOf("<body") + "<body".length;
  const script = html.indexOf("<script", body);
  if (script < 0) return html;
  let count = 0;
  OPENING.lastIndex = body;
  while (OPENING.test(html) && OPENING.lastIndex <= script) count += 1;
  return html.replace("<html", `<html data-elements="${count}"`);
}
