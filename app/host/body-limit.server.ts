import type { Request, RequestHandler, Response } from "express";
import { cxmlRefusal } from "./cxml-refusal.server";
import { hostPage } from "./host-page.server";

/** The largest body in bytes without files. Pages and API calls accept half of it and have their own messages. */
export const MOST_BODY_BYTES = 1024 * 1024;

/** Forms that take files, and how many bytes they and the calls behind them take. */
export const UPLOADS: [path: RegExp, most: number][] = [
  [/^\/(contact-us|my-account\/orders\/[^/]+\/exchange-return)$/, 51 * 1024 * 1024],
  [/^\/occ\/v2\/[^/]+\/users\/[^/]+\/files$/, 11 * 1024 * 1024],
  // Lists: longer ones than the API takes are read too, so that their page says so.
  [/^\/(manage-users|bulk-order|cart\/import|program-data|proxy-order\/team)$/, 11 * 1024 * 1024],
  [/^\/occ\/v2\/[^/]+\/(bulkOrders|cartLines)$/, 2 * 1024 * 1024],
  [/^\/occ\/v2\/[^/]+\/program\/uploads$/, 11 * 1024 * 1024],
  // The stock of 100,000 SKUs.
  [/^\/occ\/v2\/[^/]+\/feeds\/[^/]+$/, 17 * 1024 * 1024],
  // A list of 5,000 people as the text of it in JSON.
  [/^\/occ\/v2\/[^/]+\/manage-users\/bulk$/, 6 * 1024 * 1024],
];

const mostOf = (path: string): number =>
  UPLOADS.find(([upload]) => upload.test(path))?.[1] ?? MOST_BODY_BYTES;

/**
 * Refuses bodies that are too large with 413: at once if Content-Length says so, otherwise as soon as that
 * many bytes have arrived. Without this limit a chunked body of any size would be buffered.
 */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const most = mostOf(request.path);
  if (Number(request.headers["content-length"] ?? 0) > most) return tooLarge(request, response);
  if (request.headers["transfer-encoding"] !== undefined) countBytes(request, response, most);
  next();
};

function countBytes(request: Request, response: Response, most: number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    const before = bytes;
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (bytes <= most) return push(chunk, encoding);
    if (before <= most) {
      // The stream ends with an error, so that no reader mistakes the part for the whole body.
      response.once("finish", () => request.destroy());
      response.setHeader("Connection", "close");
      if (!response.headersSent) tooLarge(request, response);
    }
    return true;
  };
}

function tooLarge(request: Request, response: Response): void {
  // A buyer's system reads nothing but cXML with HTTP 200 (docs/decisions/0051).
  if (/^(\/occ\/v2\/[^/]+)?\/punchout\/cxml\//i.test(request.path)) {
    return cxmlRefusal(response, 499, "Document Too Large", "The document is too large");
  }
  if (/^\/scim\//i.test(request.path)) {
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:Error"];
    response.status(413).type("application/scim+json");
    return void response.send(JSON.stringify({ schemas, status: "413", detail: "The body is too large." }));
  }
  if (/^\/(occ|authorizationserver)\//i.test(request.path)) {
    const message = "The request body is too large";
    return void response.status(413).json({ errors: [{ type: "PayloadTooLargeError", message }] });
  }
  hostPage(response, 413, {
    title: "Too much at once",
    text: "That is more than this form can take. Shorten it and send it again.",
  });
}
