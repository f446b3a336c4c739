/** A remote API, with timeouts and retry delays (docs/decisions/0021). Times in milliseconds. */
export interface RemoteApi {
  fetch: (request: Request, init: { signal: AbortSignal }) => Promise<Response>;
  /** How long one attempt may take, its body included. */
  deadlineMs: (request: Request) => number;
  /** The approximate wait before the first retry; the second waits about twice as long. */
  pauseMs: number;
  /** How long an open circuit breaker holds calls back before it lets one through. */
  openMs: number;
}
