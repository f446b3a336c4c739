import { parseAccept } from "hono/utils/accept";
import { OccError } from "./errors";
import type { Sent } from "./input";

const JSON_TYPES = new Set(["application/json", "application/*", "*/*"]);

/**
 * @throws OccError 406 for a client that does not accept JSON (contract §22.15). Without `Accept` any type is
 * accepted.
 */
export function mustTakeJson(sent: Pick<Sent, "header">): void {
  const accept = sent.header("Accept");
  if (!accept || parseAccept(accept).some(({ type, q }) => q > 0 && JSON_TYPES.has(type.toLowerCase())))
    return;
  throw new OccError(406, {
    type: "HttpMediaTypeNotAcceptableError",
    message: "Answers are application/json; the Accept header allows none",
  });
}

/**
 * The content decides how a body is read, because some clients label JSON as a form and forms as text
 * (contract §1.8). A body with any other content type is refused.
 */
const READABLE = /^(application\/(.+\+)?json|application\/x-www-form-urlencoded|text\/plain)\s*(;|$)/i;

/** @throws OccError 415 for a content type that is neither JSON nor a form. */
export function mustBeReadable(contentType: string | undefined): void {
  if (!contentType || READABLE.test(contentType.trim())) return;
  throw new OccError(415, {
    type: "HttpMediaTypeNotSupportedError",
    message: "Send application/json or application/x-www-form-urlencoded",
  });
}
