import { identityOrigins } from "~/commerce/identity.server";
import { type KeyedVisit, VISIT_END } from "~/session/keyed.server";
import type { Preview } from "~/session/preview.server";
import { hasMailKey } from "~/paths";
import { pictureBase } from "./remote-pages.server";
import { getSettings } from "~/config/settings.server";

/**
 * Pages that report a missing visit. They have no controls and no scripts, because a buyer may see them in a
 * frame where the browser denies scripts their storage.
 */
export const wordsAlone = (pathname: string, keyed: KeyedVisit | undefined): boolean =>
  !keyed && [VISIT_END, "/punchout/cxml/session"].includes(pathname);

/**
 * Who may frame a page: the registered origins of a punch-out visit, the back offices of a preview. Without either:
 * anybody for the text-only pages above, otherwise nobody.
 */
function framersOf({ keyed, preview, pathname, status }: Page): string {
  if (preview && preview.origins.length > 0) return preview.origins.join(" ");
  if (keyed) return `'self' ${keyed.frameOrigins.join(" ")}`;
  return status === 200 && wordsAlone(pathname, keyed) ? "https: http:" : "'none'";
}

interface Page {
  pathname: string;
  status: number;
  nonce: string;
  keyed: KeyedVisit | undefined;
  preview: Preview | undefined;
  /** Scripts of others that this page loads. */
  helpers: readonly string[];
}

/**
 * The headers of every page: scripts and styles inside it only with this answer's nonce, and framing only by
 * allowed origins.
 */
export function setSecurityHeaders(headers: Headers, page: Page): void {
  const { pathname, nonce, keyed, preview, helpers } = page;
  const pictures = pictureBase(getSettings());
  const media = pictures ? ` ${new URL(pictures).origin}` : "";
  const development = process.env["NODE_ENV"] === "development";
  // The script of an identity configuration, a chatbot or a size fitting speaks with its own origin.
  const origins = pathname === "/login" ? identityOrigins() : helpers.map((url) => new URL(url).origin);
  const others = origins.map((origin) => ` ${origin}`).join("");
  const framers = framersOf(page);
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self'${media}${others}`,
    `connect-src 'self'${development ? " ws:" : ""}${others}`,
    ...(others ? [`frame-src 'self'${others}`] : []),
    "font-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${keyed ? ` ${keyed.frameOrigins.join(" ")}` : ""}`,
    `frame-ancestors ${framers}`,
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  // A key in the address goes nowhere, not even to this shop. With "no-referrer" a browser would not say either where the
  // page's form comes from.
  headers.set("Referrer-Policy", hasMailKey(pathname) ? "strict-origin" : "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()");
  if (framers === "'none'") headers.set("X-Frame-Options", "DENY");
  // A page has one person's data, so no shared cache may store it and Back revalidates it.
  headers.set("Cache-Control", preview || hasMailKey(pathname) ? "no-store" : "private, no-cache");
}
