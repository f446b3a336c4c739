import express, { type RequestHandler } from "express";
import onHeaders from "on-headers";
import sirv from "sirv";

/**
 * Serves the built scripts and styles. Their names change with their content, so a browser loads each one
 * only once. They were compressed at the best level by the build.
 */
export function buildFiles(): RequestHandler {
  const router = express.Router();
  router.use((_request, response, next) => {
    // A browser never asks whether such a file has changed.
    onHeaders(response, () => response.removeHeader("Last-Modified"));
    next();
  });
  router.use(
    sirv("build/client/build", {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: 365 * 24 * 60 * 60,
      // While the shop is being written Vite sends its files, and there may be no folder of them.
      dev: process.env["NODE_ENV"] === "development",
    }),
  );
  router.use((_request, _response, next) => next({ status: 404 }));
  return router;
}
