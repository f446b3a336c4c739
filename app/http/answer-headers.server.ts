import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { isEncrypted } from "./encrypted.server";

/** Answers that other sites' pages may hold: a mail shows pictures, a sandboxed frame is of no origin. */
const PUBLIC_FILES = /^\/(build|icons|medias)\/|^\/[\w-]+\.(svg|txt|ico|png)$/;

/** Scripts and styles, which are no documents: what a page may load and who may frame it says nothing of them. */
const BUILD_FILES = /^\/build\//;

/**
 * The headers of every answer of the host, set when it is about to leave and only where its maker said nothing:
 * pages and mails bring their own policy, files their own caching. What is silent is a fragment, a file or an
 * error, which may load nothing, be framed by nobody and be kept by no cache.
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

/** Says that an answer belongs to a punch-out visit, so that its refusals too can be read in the buyer's frame. */
export function frameableBy(response: Response, origins: string[]): void {
  response.locals["frameOrigins"] = origins;
}

const frameOriginsOf = (response: Response) => response.locals["frameOrigins"] as string[] | undefined;

function silentPolicy(response: Response): string {
  // A browser judges a redirect too, and one inside a frame leads to a page that says who may frame it.
  if (response.statusCode >= 300 && response.statusCode < 400) return "default-src 'none'";
  const origins = frameOriginsOf(response);
  const ancestors = origins ? `'self' ${origins.join(" ")}` : "'none'";
  return `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'`;
}
