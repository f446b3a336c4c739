import express, { type RequestHandler } from "express";
import sirv from "sirv";

/**
 * The files of the browser's build: scripts and styles. Their names change with what they hold, so a browser never asks
 * for one twice; the build has compressed them at the best level, which costs no time when they are sent.
 */
export function buildFiles(): RequestHandler {
  const router = express.Router();
  router.use(
    sirv("public/build", {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: 365 * 24 * 60 * 60,
      // The compiler's watcher writes new files while the shop runs.
      dev: process.env["NODE_ENV"] === "development",
    }),
  );
  router.use((_request, _response, next) => next({ status: 404 }));
  return router;
}
