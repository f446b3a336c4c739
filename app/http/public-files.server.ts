import { readdirSync } from "node:fs";
import express, { type RequestHandler } from "express";

/** Serves a folder's files. Any other address goes on without a look at the disk, for most are pages. */
export function publicFiles(folder: string, options: Parameters<typeof express.static>[1]): RequestHandler {
  const names = new Set(readdirSync(folder));
  const serve = express.static(folder, options);
  return (request, response, next) => {
    if (names.has(request.path.split("/")[1] ?? "")) serve(request, response, next);
    else next();
  };
}
