/**
 * What went wrong, for people who start the shop or run a command: the message of the first error that says it. The
 * query builder's own message has the statement instead, and one of several network addresses has none.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message.startsWith("Failed query:") && error.cause) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reasonOf).join(", ");
  const { code } = error as { code?: unknown };
  // An SQLSTATE, by which the server's documentation explains it.
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)
    ? `${error.message} (${code})`
    : error.message;
}
