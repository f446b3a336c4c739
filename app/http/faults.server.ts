import { json, type AppLoadContext } from "@remix-run/node";
import { CommerceError, textForStatus } from "~/commerce/errors.server";
import { correlationIdOf } from "~/commerce/page-context.server";
import type { FaultData } from "./fault-data";
import { log } from "./log.server";

/** The page that could not go on, and the form that was posted to it. */
interface Place {
  context: AppLoadContext;
  form?: FormData;
}

/** What a page and its log lines are found by. */
export const referenceOf = correlationIdOf;

/** Bytes of a form that the error page still carries; whoever types more than that has it in a file. */
const MOST_TYPED = 64 * 1024;

/**
 * Turns what a page cannot go on from into the nearest error boundary's words: not found stays not found, a
 * broken or silent API answers in the spec's words with its own status, and anything else is our own fault.
 * What was typed travels along, so that one press sends it again.
 */
export function pageFault(error: unknown, { context, form }: Place): Response {
  if (error instanceof Response) return error;
  const correlationId = correlationIdOf(context);
  const known = error instanceof CommerceError ? error : undefined;
  if (known && isMissing(known)) return new Response(null, { status: 404, statusText: "Not Found" });
  // A call that this shop made wrongly is no fault of the person who asked.
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
  // A path that the API cannot even read names nothing that is there.
  if (error.errors.some(({ subjectType }) => subjectType === "path")) return true;
  return error.status === 404 || error.is("UnknownIdentifierError") || error.is("CartError", "notFound");
}

/** Passwords and files are typed and chosen again. */
function typedOf(form: FormData): [string, string][] | undefined {
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  const size = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size <= MOST_TYPED ? entries : undefined;
}
