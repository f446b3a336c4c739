import express, { type RequestHandler } from "express";

/** Pages whose addresses begin so are those of packs. */
const SCOPE = "/pack";

/**
 * The files by which a browser without a network keeps what is chosen in a pack (docs/decisions/0148). A browser asks
 * for the worker's at each pack page that it opens; switched off, it gets one that removes what was kept, and itself.
 */
export function offlineFiles(on: boolean): RequestHandler {
  const serve = express.static("public/offline", { index: false, cacheControl: false });
  return (request, response, next) => {
    // Of the worker: it speaks with the shop, and loads nothing else.
    response.setHeader(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    response.setHeader("Service-Worker-Allowed", SCOPE);
    response.setHeader("Cache-Control", "no-cache");
    if (!on && request.path === "/worker.js") request.url = "/remove.js";
    serve(request, response, next);
  };
}
