import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/** The largest form of a token call in bytes, as in the API. */
const MOST_BYTES = 16 * 1024;

/** The client id in a token call, if there is one. It is not authenticated. */
const named = new WeakMap<Request, string>();
export const tokenClient = (request: Request): string => named.get(request) ?? "";

function fromBasic(authorization: string | undefined): string | undefined {
  const basic = /^basic (\S+)$/i.exec(authorization ?? "")?.[1];
  return basic && Buffer.from(basic, "base64").toString().split(":")[0];
}

/**
 * Reads the form of a token call before the API, to tell the clients of one address apart. The body is kept
 * as `rawBody`, which the API reads instead of the stream. A body that is too long or has no length is not
 * read and counts only for its address.
 */
export const nameTokenClient: RequestHandler = (request, _response, next) => {
  const client = fromBasic(request.headers.authorization);
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (client !== undefined) named.set(request, client.slice(0, 100));
  if (client !== undefined || !(length <= MOST_BYTES)) return next();
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.once("end", () => {
    const body = Buffer.concat(chunks);
    (request as IncomingMessage & { rawBody?: Buffer }).rawBody = body;
    named.set(request, (new URLSearchParams(body.toString()).get("client_id") ?? "").slice(0, 100));
    next();
  });
  // An aborted request gets no answer.
  request.once("error", () => undefined);
};
