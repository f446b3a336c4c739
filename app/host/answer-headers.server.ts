import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { isEncrypted } from "~/config/encrypted.server";

/** Paths that other sites may embed: emails show pictures, and a sandboxed frame has no origin. */
const PUBLIC_FILES = /^\/(build|icons|medias|pictures)\/|^\/[\w-]+\.(svg|txt|ico|png)$/;

/** Scripts and styles. They are not documents, so the headers for pages do not apply. */
const BUILD_FILES = /^\/build\//;

/**
 * Default headers, set just before an answer is sent and only if it has none of its own: pages and emails
 * have their own policy, files their own caching. Other answers (fragments, files, errors) may load nothing,
 * may not be framed and may not be cached.
 */
export const answerHeaders: RequestHandler = (request, response, next) => {
  // Routers below shorten the path of the request.
  const { path } = request;
  onHeaders(response, () => {
    const open = PUBLIC_FILES.test(path) || frameOriginsOf(response) !== undefined;
    const document = !BUILD_FILES.test(path) || response.statusCode >= 400;
    const missing: Record<string, string> = {
      ...(document && {
        "Content-Security-Policy": silentPolicy(response),
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "Cache-Control": "private, no-store",
      }),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": open ? "cross-origin" : "same-origin",
      ...(isEncrypted((name) => request.get(name))
        ? { "Strict-Transport-Security": "max-age=31536000" }
        : {}),
    };
    for (const [name, value] of Object.entries(missing)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
  next();
};

/**
 * Marks an answer as part of a punch-out visit, so that its errors can also be shown in the buyer's frame.
 */
export function frameableBy(response: Response, origins: string[]): void {
  response.locals["frameOrigins"] = origins;
}

const frameOriginsOf = (response: Response) => response.locals["frameOrigins"] as string[] | undefined;

function silentPolicy(response: Response): string {
  // A browser applies the policy to redirects too; the target page says who may frame it.
  if (response.statusCode >= 300 && response.statusCode < 400) return "default-src 'none'";
  const origins = frameOriginsOf(response);
  const ancestors = origins ? `'self' ${origins.join(" ")}` : "'none'";
  return `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'`;
}
