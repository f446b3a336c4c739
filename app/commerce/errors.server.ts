/** One error of the API's answer (contract §1.7). */
export interface ApiError {
  type: string;
  message: string;
  reason?: string;
  subject?: string;
  subjectType?: string;
}

/** The API refused: status and errors as it said them. Anything unexpected is thrown on as it is. */
export class CommerceError extends Error {
  constructor(
    readonly status: number,
    readonly errors: ApiError[],
    readonly call: string,
  ) {
    super(
      `${call} answered ${status}: ${errors.map((error) => `${error.type} ${error.message}`).join("; ")}`,
    );
  }

  /** Whether one of the errors is of this type, and of this reason if one is named. */
  is(type: string, reason?: string): boolean {
    return this.errors.some(
      (error) => error.type === type && (reason === undefined || error.reason === reason),
    );
  }
}

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
export function textForStatus(status: number): string {
  const texts: Record<number, string> = {
    403: apiTexts.forbidden,
    409: apiTexts.conflict,
    500: apiTexts.internal,
    502: apiTexts.badGateway,
    503: apiTexts.badGateway,
    504: apiTexts.gatewayTimeout,
  };
  return texts[status] ?? apiTexts.unknown;
}

/** Reads the errors of a refusal; an answer that is not JSON counts as the status alone. */
export async function errorFrom(response: Response, call: string): Promise<CommerceError> {
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
  if (errors.length === 0) errors = [{ type: "UnknownError", message: textForStatus(response.status) }];
  return new CommerceError(response.status, errors, call);
}
