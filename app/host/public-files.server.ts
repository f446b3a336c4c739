import { readdirSync } from "node:fs";
import express, { type RequestHandler } from "express";

/** Serves the files of a folder. Other paths are passed on without disk access, because most are pages. */
export function publicFiles(folder: string, options: Parameters<typeof express.static>[1]): RequestHandler {
  const names = new Set(readdirSync(folder));
  const serve = express.static(folder, options);
  return (request, response, next) => {
    if (names.has(request.path.split("/")[1] ?? "")) serve(request, response, next);
    else next();
  };
}
