import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/** Bytes of a token call's form; the API takes no longer one. */
const MOST_BYTES = 16 * 1024;

/** The client that a token call names, where it does; it is whoever asks, not proven. */
const named = new WeakMap<Request, string>();
export const tokenClient = (request: Request): string => named.get(request) ?? "";

function fromBasic(authorization: string | undefined): string | undefined {
  const basic = /^basic (\S+)$/i.exec(authorization ?? "")?.[1];
  return basic && Buffer.from(basic, "base64").toString().split(":")[0];
}

/**
 * Reads a token call's form ahead of the API, to tell clients of one address apart. What was read is left for
 * the API as `rawBody`, which the bridge to it takes in place of the stream. A longer body, or one of unknown
 * length, is left alone and counts for its address.
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
  // A sender who breaks off gets no answer.
  request.once("error", () => undefined);
};
