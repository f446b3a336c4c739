import { CommerceError, textForStatus } from "~/commerce/errors.server";

/**
 * Turns what a page cannot go on from into the nearest error boundary's words: not found stays not found, and
 * a broken or silent API answers in the spec's words with its own status.
 */
export function pageFault(error: unknown): Response {
  if (error instanceof Response) return error;
  if (!(error instanceof CommerceError)) throw error;
  // A path that the API cannot even read names nothing that is there.
  const unreadable = error.errors.some(({ subjectType }) => subjectType === "path");
  const missing =
    unreadable ||
    error.status === 404 ||
    error.is("UnknownIdentifierError") ||
    error.is("CartError", "notFound");
  if (missing) return new Response(null, { status: 404, statusText: "Not Found" });
  const status = error.status === 400 || error.status === 401 ? 500 : error.status;
  return new Response(textForStatus(status), { status });
}
