/**
 * SQLSTATEs of a server that is stopping, starting or out of resources (class 53), or that exceeded a timeout
 * (25P03, 55P03, 57014); class 08 is a broken connection.
 */
const AWAY = /^(08\w{3}|25P03|53\w{3}|55P03|57014|57P0[1-5])$/;
/** The SQLSTATE of a full disk. */
const DISK_FULL = "53100";
const NO_NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** Messages of the driver without a code. */
const LOST = /connection terminated|connection error|timeout exceeded when trying to connect/i;

/** The error and its causes: drivers and Drizzle wrap errors. */
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

/** Whether an error means that the disk of the database is full: it answers reads but no writes. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some((one) => codeOf(one) === DISK_FULL);

/**
 * Whether an error means that the database is not available. The statement itself is correct, so a later
 * attempt may work.
 */
export const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error)].some((one) => {
    const code = codeOf(one);
    return AWAY.test(code) || NO_NETWORK.has(code) || LOST.test(one.message);
  });
