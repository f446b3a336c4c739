import type { Envelope } from "./envelope";
import type { StatusCode } from "./write";

/** A refusal with its status; the detail is for the people who connect the systems. */
export interface Refusal {
  code: StatusCode;
  detail: string;
}

/** The envelope of the request that an address takes, or why the document is none. */
export function requestIn(envelope: Envelope | undefined, request: string): Envelope | Refusal {
  if (!envelope) return { code: 400, detail: "This is not a cXML request with a header." };
  if (envelope.request.name !== request) return { code: 450, detail: `This address takes a ${request}.` };
  return envelope;
}
