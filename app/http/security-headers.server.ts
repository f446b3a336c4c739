import type { KeyedVisit } from "~/session/keyed.server";
import { getSettings } from "./settings.server";

/**
 * The headers of every page: scripts and styles inside it only with this answer's nonce, framing by nobody save a
 * punch-out visit's registered origins (architecture §2.9).
 */
export function setSecurityHeaders(headers: Headers, nonce: string, keyed: KeyedVisit | undefined): void {
  const { mediaBaseUrl, secureCookies } = getSettings();
  const media = mediaBaseUrl ? ` ${new URL(mediaBaseUrl).origin}` : "";
  const development = process.env["NODE_ENV"] === "development";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self'${media}`,
    `connect-src 'self'${development ? " ws:" : ""}`,
    "font-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${keyed ? ` ${keyed.frameOrigins.join(" ")}` : ""}`,
    `frame-ancestors ${keyed ? `'self' ${keyed.frameOrigins.join(" ")}` : "'none'"}`,
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("Referrer-Policy", "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()");
  if (!keyed) headers.set("X-Frame-Options", "DENY");
  if (secureCookies) headers.set("Strict-Transport-Security", "max-age=31536000");
  // A page holds one person's data: no shared cache may keep it, and Back asks again.
  headers.set("Cache-Control", "private, no-cache");
}
