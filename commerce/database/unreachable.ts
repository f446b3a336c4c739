/** SQLSTATEs of a server that is going away, coming up, or has no room; class 08 is a broken connection. */
const AWAY = /^(08\w{3}|57P0[1-5]|53300)$/;
const NO_NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** What the driver says without a code. */
const LOST = /connection terminated|connection error|timeout exceeded when trying to connect/i;

/**
 * Whether an error says that the database is away, whatever was asked of it: trying again later may work, and
 * nothing is wrong with the question. Drivers and Drizzle put such an error inside others.
 */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === "string" && (AWAY.test(code) || NO_NETWORK.has(code))) return true;
    if (LOST.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnreachable)) return true;
  }
  return false;
}
