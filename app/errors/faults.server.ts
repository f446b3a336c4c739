import { json, type AppLoadContext } from "@remix-run/node";
import { CommerceError, textForStatus } from "~/commerce/errors.server";
import { correlationIdOf } from "~/commerce/page-context.server";
import type { FaultData } from "./fault-data";
import { log } from "~/config/log.server";

/** The page that failed, and the form that was posted to it. */
interface Place {
  context: AppLoadContext;
  form?: FormData;
}

/** Fields that identify the page in its log lines. */
export const referenceOf = correlationIdOf;

/** The largest form in bytes that the error page keeps for another attempt. */
const MOST_TYPED = 64 * 1024;

/**
 * Turns an error into a response for the nearest error boundary: not found stays not found, an API failure
 * keeps its status and gets the spec's message, and anything else is an internal error. The typed values are
 * included, so that Try again can send them.
 */
export function pageFault(error: unknown, { context, form }: Place): Response {
  if (error instanceof Response) return error;
  const correlationId = correlationIdOf(context);
  const known = error instanceof CommerceError ? error : undefined;
  if (known && isMissing(known)) return new Response(null, { status: 404, statusText: "Not Found" });
  // A wrong call by this shop is an internal error, not the person's.
  const status = !known || known.status === 400 || known.status === 401 ? 500 : known.status;
  if (known) {
    const { call, fault, message } = known;
    log.warn({ event: "page.fault", correlationId, status, call, fault, message });
  } else {
    log.error({ event: "page.fault", correlationId, status, err: error });
  }
  const data: FaultData = {
    text: known ? textForStatus(status, known.retryAfter) : textForStatus(0),
    reference: correlationId,
    retryAfter: known?.retryAfter,
    typed: form && typedOf(form),
  };
  return json(data, { status });
}

function isMissing(error: CommerceError): boolean {
  // A path that the API cannot parse counts as not found.
  if (error.errors.some(({ subjectType }) => subjectType === "path")) return true;
  return error.status === 404 || error.is("UnknownIdentifierError") || error.is("CartError", "notFound");
}

/** Passwords and files must be entered again. */
function typedOf(form: FormData): [string, string][] | undefined {
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  const size = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size <= MOST_TYPED ? entries : undefined;
}
