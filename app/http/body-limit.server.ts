import type { Request, RequestHandler, Response } from "express";
import { hostPage } from "./host-page.server";

/** Bytes of one request's body; pages and calls take half of it and say so in their own words. */
export const MOST_BODY_BYTES = 1024 * 1024;

/**
 * Refuses bodies that nothing here could take, with 413: at once where the length is given, else as soon as that
 * many bytes have come. Without it a body that comes in pieces would be gathered whole, whatever its size.
 */
export const bodyLimit: RequestHandler = (request, response, next) => {
  if (Number(request.headers["content-length"] ?? 0) > MOST_BODY_BYTES) return tooLarge(request, response);
  if (request.headers["transfer-encoding"] !== undefined) countBytes(request, response);
  next();
};

function countBytes(request: Request, response: Response): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    const before = bytes;
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (bytes <= MOST_BODY_BYTES) return push(chunk, encoding);
    if (before <= MOST_BODY_BYTES) {
      // Whoever reads this body must never take the part for the whole, so it has no end but an error.
      response.once("finish", () => request.destroy());
      response.setHeader("Connection", "close");
      if (!response.headersSent) tooLarge(request, response);
    }
    return true;
  };
}

function tooLarge(request: Request, response: Response): void {
  if (/^\/(occ|authorizationserver)\//i.test(request.path)) {
    const message = "The request body is too large";
    return void response.status(413).json({ errors: [{ type: "PayloadTooLargeError", message }] });
  }
  hostPage(response, 413, { title: "Too much at once", text: "That is more than this form can take. Shorten it and send it again." });
}
