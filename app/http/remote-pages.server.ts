import type { RequestHandler } from "express";
import type { Settings } from "~/config/settings.server";

/**
 * Where pictures are whose URL in an answer of a remote API has no host (spec 000 §5): under the media base URL, or
 * under that of the backend; undefined with the embedded API, whose pictures are here.
 */
export function pictureBase({ mediaBaseUrl, commerceUrl }: Pick<Settings, "mediaBaseUrl" | "commerceUrl">) {
  return (mediaBaseUrl || commerceUrl)?.replace(/\/+$/, "") || undefined;
}

/**
 * Leads from a path to the remote host that has what is below it. The path and query stay as they were written.
 * @param address of the host and the path there.
 */
export function remotePages(address: string, cacheControl: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const [, query] = request.originalUrl.split(/\?(.*)/s);
    const path = request.path === "/" ? "" : request.path;
    response.setHeader("Cache-Control", cacheControl);
    response.redirect(302, `${address}${path}${query ? `?${query}` : ""}`);
  };
}

/** Leads from `/medias/…` to the host that has the picture. */
export const remotePictures = (base: string): RequestHandler =>
  remotePages(`${base}/medias`, "public, max-age=86400");
