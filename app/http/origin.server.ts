import type { IncomingMessage, ServerResponse } from "node:http";
import { KEYED_BASE } from "~/session/keyed.server";
import { hostPage } from "./host-page.server";

/** Protocol entries that other systems post to; they check their own credentials. */
const PROTOCOL_PATHS = /^\/(punchout\/cxml|punchout\/oci|occ|authorizationserver)\//;

/**
 * Whether a write comes from another site. A browser says so in Origin or Sec-Fetch-Site, an old one in
 * Referer; a request that says nothing of where it comes from cannot change anything.
 */
export function foreignOrigin(request: Pick<IncomingMessage, "method" | "headers" | "url">): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return false;
  if (PROTOCOL_PATHS.test(request.url ?? "")) return false;
  const { host, origin, referer } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const forwarded = request.headers["x-forwarded-host"];
  const hosts = [host, ...(typeof forwarded === "string" ? [forwarded] : [])];
  const sameHost = (address: string) => {
    try {
      return hosts.includes(new URL(address).host);
    } catch {
      return false;
    }
  };
  if (origin !== undefined) return !sameHost(origin);
  if (site !== undefined) return site !== "same-origin";
  // A keyed visit's key in the path is its secret: only this shop's own pages know the address.
  if (KEYED_BASE.test(request.url ?? "")) return false;
  return referer === undefined || !sameHost(referer);
}

/** A whole page, for it is a person's browser that was misled. */
export function foreignOriginPage(response: ServerResponse): void {
  const title = "This form was sent from another site";
  hostPage(response, 403, { title, text: "Nothing was changed. Try it from the shop itself." });
}
