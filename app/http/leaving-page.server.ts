import { escaped } from "~/ui/escaped.server";

/**
 * A page that leads to another site at once. A redirect after a form is not enough: the policy of pages lets forms lead
 * to this shop alone, and browsers apply that to every redirect that follows.
 * @param address an http or https address of a party that the API names, never one that a visitor sent.
 */
export function leavingPage(address: string, title: string): Response {
  const { href, host, protocol } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error("no address of the web");
  const html =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta http-equiv="refresh" content="0;url=${escaped(href)}">` +
    `<title>${escaped(title)} | Kitroom</title></head><body><main><h1>${escaped(title)}</h1>` +
    `<p><a href="${escaped(href)}">Go to ${escaped(host)}</a></p></main></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "private, no-store",
    },
  });
}
