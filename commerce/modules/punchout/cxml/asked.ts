import { type Envelope, envelopeOf } from "./envelope";
import type { Element } from "./read";
import type { StatusCode } from "./write";

/** A refusal with its status; the detail is for the people who connect the systems. */
export interface Refusal {
  code: StatusCode;
  detail: string;
}

/** The envelope of the request that an address takes, or why the document is none. */
export function requestIn(root: Element, request: string): Envelope | Refusal {
  const envelope = envelopeOf(root);
  if (!envelope) return { code: 400, detail: "This is not a cXML request with a header." };
  if (envelope.request.name !== request) return { code: 450, detail: `This address takes a ${request}.` };
  return envelope;
}
