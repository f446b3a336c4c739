/** A base to parse URLs with; no request is sent to it. */
const SHOP = "http://shop.invalid";

/**
 * The path and query, as a browser reads them, of a URL inside this shop.
 * @returns undefined for another host, a protocol, an empty name between slashes, and whatever a header
 * cannot hold.
 */
function ownPath(wanted: string): string | undefined {
  if (wanted.length > 2000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return undefined;
  const address = URL.canParse(wanted, SHOP) ? new URL(wanted, SHOP) : undefined;
  if (address?.origin !== SHOP || address.pathname.includes("//")) return undefined;
  return address.pathname + address.search + address.hash;
}

/**
 * A path of this shop to return to, from an untrusted parameter: no other host, no protocol, nothing that
 * browsers and servers read differently, and no page that only accepts posts.
 */
export function safePath(wanted: unknown, fallback = "/"): string {
  const path = typeof wanted === "string" ? ownPath(wanted) : undefined;
  return path === undefined || /^\/(logout|login)([/?#]|$)/i.test(path) ? fallback : path;
}

/**
 * Where a path with matrix parameters leads: `/exchange-return;returns=true` is
 * `/exchange-return?returns=true` (spec 000 §2). The path stays encoded, so that no encoded character gains a
 * meaning.
 * @returns undefined for a path without such parameters, and for one that would lead away.
 */
export function matrixTarget(pathname: string): string | undefined {
  const [path = "", ...matrix] = pathname.split(";");
  const given = matrix.length > 0 && matrix.every((part) => /^\w+=[\w-]*$/.test(part));
  // No page name has such a character. Decoded at the start of a path it would look like another host.
  if (!given || /^\/%(2f|5c|[01][0-9a-f])/i.test(path)) return undefined;
  const target = ownPath(`${path}?${matrix.join("&")}`);
  return target?.startsWith("/?") ? undefined : target;
}
