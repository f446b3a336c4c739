import type { RequestHandler } from "express";
import type { Settings } from "./settings.server";

/**
 * Where pictures are whose URL in an answer of a remote API has no host (spec 000 §5): under the media base URL, or
 * under that of the backend; undefined with the embedded API, whose pictures are here.
 */
export function pictureBase({ mediaBaseUrl, commerceUrl }: Pick<Settings, "mediaBaseUrl" | "commerceUrl">) {
  return (mediaBaseUrl || commerceUrl)?.replace(/\/+$/, "") || undefined;
}

/** Leads from `/medias/…` to the host that has the picture. The path and query stay as they were written. */
export function remotePictures(base: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const [, query] = request.originalUrl.split(/\?(.*)/s);
    response.setHeader("Cache-Control", "public, max-age=86400");
    response.redirect(302, `${base}/medias${request.path}${query ? `?${query}` : ""}`);
  };
}
