import type { AppLoadContext } from "@remix-run/node";

/** A content preview that the host found in the path /preview/{ticket}/… (spec 002 §2.6). The ticket is never logged. */
export interface Preview {
  /** The `cmsTicketId`, which the API judges. */
  ticket: string;
  /** The back offices that may show it in a frame. */
  origins: readonly string[];
}

/** The prefix of every address of a preview; its home page is the prefix alone. */
export const PREVIEW_BASE = /^\/preview\/[^/?]+(?=[/?]|$)/;

/** The base path of a preview. */
export const previewBase = (ticket: string): string => `/preview/${encodeURIComponent(ticket)}`;

/** The preview that the host found in the path, if it is one. */
export const previewOf = (context: AppLoadContext): Preview | undefined =>
  context["preview"] as Preview | undefined;

/**
 * Where an address leads that a back office opens: it ends with the preview route, and has a ticket (spec 002 §2.6).
 * What stands before the route is the page to begin with.
 * @param address path and query as requested.
 * @returns undefined for any other address.
 */
export function previewAddress(address: string, route: string): string | undefined {
  const [path = "", query = ""] = address.split("?");
  if (!path.endsWith(`/${route}`)) return undefined;
  const ticket = new URLSearchParams(query).get("cmsTicketId");
  if (!ticket || ticket.length > 1000) return undefined;
  const page = path.slice(0, -route.length - 1);
  // Nothing but a page of this shop: two slashes would lead to another host, and previews do not nest.
  if (page.includes("//") || /^\/(preview|s)(\/|$)/.test(page)) return undefined;
  return `${previewBase(ticket)}${page || "/home"}`;
}

/** The path and query of a page of a preview, as everybody sees it. */
export function publishedAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname.replace(PREVIEW_BASE, "") || "/") + search;
}
