/**
 * SQLSTATEs of a server that is going away, coming up, or has no room (class 53), or that could not do it in time
 * (55P03, 57014); class 08 is a broken connection.
 */
const AWAY = /^(08\w{3}|53\w{3}|55P03|57014|57P0[1-5])$/;
/** Of a server whose disk is full. */
const DISK_FULL = "53100";
const NO_NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** What the driver says without a code. */
const LOST = /connection terminated|connection error|timeout exceeded when trying to connect/i;

/** The error and all that it was made of: drivers and Drizzle put one inside another. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) {
    yield at;
    if (at instanceof AggregateError) for (const one of at.errors) yield* causesOf(one);
  }
}

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};

/** Whether an error says that the database has no room to write: it answers, and takes nothing. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some((one) => codeOf(one) === DISK_FULL);

/**
 * Whether an error says that the database is away, whatever was asked of it: trying again later may work, and
 * nothing is wrong with the question.
 */
export const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error)].some((one) => {
    const code = codeOf(one);
    return AWAY.test(code) || NO_NETWORK.has(code) || LOST.test(one.message);
  });
