/**
 * Writes into a page how many elements of its body stand before the first script, so that the browser can tell whether
 * others have changed it before scripts take it over.
 */
export function withElementCount(html: string): string {
  const body = html.indexOf("<body");
  const script = html.indexOf("<script", body);
  const part = html.slice(body + 5, script < 0 ? undefined : script);
  const count = part.match(/<[a-z]/gi)?.length ?? 0;
  return html.replace("<html", `<html data-elements="${count}"`);
}
