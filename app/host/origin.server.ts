import type { IncomingMessage, ServerResponse } from "node:http";
import { KEYED_BASE } from "~/session/keyed.server";
import { hostPage } from "./host-page.server";

/** Protocol entries that other systems post to; they check their own credentials. */
const PROTOCOL_PATHS = /^\/(punchout\/cxml|punchout\/oci|occ|authorizationserver)\//;

/**
 * Judges where a request comes from: allowed to write, refused, or in need of a proof (docs/decisions/0031).
 */
export type Sender = "own" | "foreign" | "unsaid";

/**
 * Whether a write comes from another site. A browser says so in Origin or Sec-Fetch-Site, an old one in Referer;
 * a few text browsers say nothing.
 */
export function senderOf(request: Pick<IncomingMessage, "method" | "headers" | "url">): Sender {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return "own";
  if (PROTOCOL_PATHS.test(request.url ?? "")) return "own";
  const { host, origin, referer } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const forwarded = request.headers["x-forwarded-host"];
  // Remix compares Origin with the forwarded host; where both do not agree it would fail with an error of the server.
  const hosts = [typeof forwarded === "string" ? forwarded.split(",")[0]!.trim() : host];
  const judged = (address: string): Sender => {
    try {
      return hosts.includes(new URL(address).host) ? "own" : "foreign";
    } catch {
      return "foreign";
    }
  };
  if (origin !== undefined) return judged(origin);
  if (site !== undefined) return site === "same-origin" ? "own" : "foreign";
  // The key in the path of a keyed visit is its secret: only this shop's own pages know the URL.
  if (KEYED_BASE.test(request.url ?? "")) return "own";
  return referer === undefined ? "unsaid" : judged(referer);
}

/** Answers with a whole page, because a person sees it. */
export function foreignOriginPage(response: ServerResponse): void {
  const title = "This form was sent from another site";
  hostPage(response, 403, { title, text: "Nothing was changed. Open the shop and try again there." });
}
