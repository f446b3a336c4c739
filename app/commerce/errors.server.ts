/** One error of the API's answer (contract §1.7). */
export interface ApiError {
  type: string;
  message: string;
  reason?: string;
  subject?: string;
  subjectType?: string;
}

/**
 * Why no answer of the API can be used: none came in time, none came at all, the call was held back because the
 * API is down, or what came is no answer of it.
 */
export type Fault = "late" | "unreachable" | "held-back" | "unreadable";

interface Circumstances {
  fault?: Fault;
  /** Seconds after which it may be tried again, as the API or the circuit breaker said. */
  retryAfter?: number;
}

/** The API refused: status and errors as it said them. Anything unexpected is thrown on as it is. */
export class CommerceError extends Error {
  readonly fault?: Fault;
  readonly retryAfter?: number;

  /** @param call Method and path pattern: an address could hold a key. */
  constructor(
    readonly status: number,
    readonly errors: ApiError[],
    readonly call: string,
    { fault, retryAfter }: Circumstances = {},
  ) {
    const said = errors.map((error) => `${error.type} ${error.message}`).join("; ");
    super(`${call} answered ${status}: ${fault ?? said}`);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }

  /** Whether one of the errors is of this type, and of this reason if one is named. */
  is(type: string, reason?: string): boolean {
    return this.errors.some(
      (error) => error.type === type && (reason === undefined || error.reason === reason),
    );
  }
}

/** Whether the API found a mistake in what was sent, which its form can tell; anything else is thrown on. */
export const isRefused = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.status === 400;

const statusOf: Record<Fault, number> = { late: 504, unreachable: 502, "held-back": 503, unreadable: 502 };

/** A call without a usable answer. */
export const faultError = (fault: Fault, call: string, retryAfter?: number): CommerceError =>
  new CommerceError(statusOf[fault], [], call, { fault, retryAfter });

/** Spec 002 §8, to the letter. */
export const apiTexts = {
  badGateway: "A server error occurred. Please try again later",
  conflict: "Already exists.",
  forbidden:
    "You are not authorized to perform this action. Please contact your administrator if you think this is a mistake.",
  gatewayTimeout: "The server did not respond, please try again later.",
  internal: "An Internal Server Error occurred. Please try again later.",
  sessionExpired: "Your session has expired. Please login again.",
  unknown: "An unknown error occurred",
  cartNotFound: "Cart not found.",
  itemNotFound: "Item not found.",
  cartErrors: "Cart errors occurred.",
};

/** The words for a failure that no form shows (spec 002 §8): by status, never a stack or an address. */
export function textForStatus(status: number, retryAfter?: number): string {
  const soon = retryAfter ? `in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}` : "in a moment";
  const texts: Record<number, string> = {
    403: apiTexts.forbidden,
    409: apiTexts.conflict,
    429: `There were too many requests at once. Please try again ${soon}.`,
    500: apiTexts.internal,
    502: apiTexts.badGateway,
    503: apiTexts.badGateway,
    504: apiTexts.gatewayTimeout,
  };
  return texts[status] ?? apiTexts.unknown;
}

/** Seconds of a Retry-After header, which holds seconds or a date; undefined where it says nothing. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const said = headers.get("Retry-After")?.trim();
  if (!said) return undefined;
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Reads the errors of a refusal; an answer that is not JSON counts as the status alone. */
export async function errorFrom(response: Response, call: string): Promise<CommerceError> {
  const retryAfter = retryAfterOf(response.headers);
  let errors: ApiError[] = [];
  try {
    const body = (await response.json()) as {
      errors?: ApiError[];
      error?: string;
      error_description?: string;
    };
    if (Array.isArray(body.errors)) errors = body.errors;
    else if (body.error) errors = [{ type: body.error, message: body.error_description ?? body.error }];
  } catch {
    // A proxy's HTML page says nothing to a person; the status has its words.
  }
  if (errors.length === 0) {
    errors = [{ type: "UnknownError", message: textForStatus(response.status, retryAfter) }];
  }
  return new CommerceError(response.status, errors, call, { retryAfter });
}
