import type { Logger } from "pino";
import { isUnreachable } from "../database/unreachable";
import { OccError, type OccErrorBody } from "./errors";

/** How an error is answered. */
export interface Refusal {
  status: OccError["status"] | 500 | 503;
  errors: OccErrorBody[];
  /** Seconds. */
  retryAfter?: number;
  /** The header WWW-Authenticate. */
  challenge?: string;
}

/** The call that failed, for the log: its pattern, because a sid or token in a path would give access to a visit. */
interface FailedCall {
  correlationId: string | undefined;
  call: string;
}

/** Turns an error of a call into its answer. Whatever is not an OccError is logged and told to `onFault`. */
export function createFaults({ logger, onFault }: { logger: Logger; onFault?: (error: unknown) => void }) {
  return (error: unknown, failed: FailedCall): Refusal => {
    if (error instanceof OccError) {
      const { status, errors, retryAfter, challenge } = error;
      return { status, errors, ...(retryAfter ? { retryAfter } : {}), ...(challenge ? { challenge } : {}) };
    }
    onFault?.(error);
    const fault = { ...failed, err: error };
    if (isUnreachable(error)) {
      logger.error({ event: "commerce.database-away", ...fault });
      const message = "A server error occurred. Please try again later";
      return { status: 503, errors: [{ type: "ServiceUnavailableError", message }], retryAfter: 2 };
    }
    logger.error({ event: "commerce.fault", ...fault });
    return {
      status: 500,
      errors: [{ type: "InternalError", message: "An Internal Server Error occurred." }],
    };
  };
}

export type Faults = ReturnType<typeof createFaults>;
