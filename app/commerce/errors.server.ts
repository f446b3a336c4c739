import { clock } from "../calendar/clock.server";

/** One error of the API's answer (contract §1.7). */
export interface ApiError {
  type: string;
  message: string;
  reason?: string;
  subject?: string;
  subjectType?: string;
}

/**
 * Why there is no usable answer: it came too late, it never came, the circuit breaker held the call back, or
 * the answer was not the API's.
 */
export type Fault = "late" | "unreachable" | "held-back" | "unreadable";

interface Circumstances {
  fault?: Fault;
  /** Seconds to wait before another attempt, as told by the API or the circuit breaker. */
  retryAfter?: number;
}

/** An error answer of the API, with its status and errors. */
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

/** Whether nobody has brought a program to the shop yet, so that not even its site is there. */
export const isEmptyShop = (error: unknown): boolean =>
  error instanceof CommerceError && error.is("InvalidResourceError");

/** Whether the API found a mistake in the request (status 400) that the form can show. */
export const isRefused = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.status === 400;

/** The same, or that somebody else changed it meanwhile (status 409): the API said no to what was sent, not to who sent it. */
export const isRefusedOrChanged = (error: unknown): error is CommerceError =>
  isRefused(error) || (error instanceof CommerceError && error.status === 409);

const statusOf: Record<Fault, number> = { late: 504, unreachable: 502, "held-back": 503, unreadable: 502 };

/** A call without a usable answer. */
export const faultError = (fault: Fault, call: string, retryAfter?: number): CommerceError =>
  new CommerceError(statusOf[fault], [], call, { fault, retryAfter });

/** Spec 002 §8, to the letter. */
export const apiTexts = {
  badGateway: "A server error occurred. Please try again later",
  conflict: "Already exists.",
  unknownConflict: "Server validation error",
  forbidden:
    "You are not authorized to perform this action. Please contact your administrator if you think this is a mistake.",
  gatewayTimeout: "The server did not respond, please try again later.",
  internal: "An Internal Server Error occurred. Please try again later.",
  sessionExpired: "Your session has expired. Please login again.",
  unknown: "An unknown error occurred",
  cartNotFound: "Cart not found.",
  itemNotFound: "Item not found.",
  cartErrors: "Cart errors occurred.",
  accessDenied: "Access is denied",
};

/** Refusals of a right that other APIs answer with 401; the sign-in is good (contract §20). */
const ROLE_REFUSALS = ["AccessDeniedError", "AuthorizationDeniedError"];

/**
 * The message for an error that no form shows (spec 002 §8), by status. It never contains a stack or a URL.
 */
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

/**
 * A Retry-After header in seconds. The header may hold seconds or a date; undefined without a usable value.
 */
export function retryAfterOf(headers: Headers, now = clock()): number | undefined {
  const said = headers.get("Retry-After")?.trim();
  if (!said) return undefined;
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Reads the errors of an error answer. If the body is not JSON, only the status counts. */
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
    // The HTML page of a proxy is of no use to a person; the message comes from the status.
  }
  if (errors.length === 0) {
    errors = [{ type: "UnknownError", message: textForStatus(response.status, retryAfter) }];
  }
  const refused = response.status === 401 && errors.some(({ type }) => ROLE_REFUSALS.includes(type));
  return new CommerceError(refused ? 403 : response.status, errors, call, { retryAfter });
}
