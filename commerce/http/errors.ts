import { z } from "@hono/zod-openapi";

/** One error of an answer, as OCC shapes it (contract §1.7). */
const OccErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  subject: z.string().optional(),
  subjectType: z.string().optional(),
});
export const OccErrorsSchema = z.object({ errors: z.array(OccErrorSchema) }).openapi("ErrorList");
export type OccErrorBody = z.infer<typeof OccErrorSchema>;

/** An error that is reported to the caller; any other thrown error is a 500. */
export class OccError extends Error {
  readonly errors: OccErrorBody[];
  /** Seconds after which the call may be made again. */
  retryAfter?: number;
  /** The header WWW-Authenticate of the answer. */
  challenge?: string;
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 429,
    first: OccErrorBody,
    ...more: OccErrorBody[]
  ) {
    super(first.message);
    this.errors = [first, ...more];
  }
}

type Extra = Partial<Omit<OccErrorBody, "type" | "message">>;

/** 429: the limit of something was reached. @param seconds until it may be tried again. */
export function tooOften(message: string, seconds: number): OccError {
  const error = new OccError(429, { type: "TooManyRequestsError", message, reason: "limit" });
  error.retryAfter = seconds;
  return error;
}

/** 404 for a path, page or organisation item that does not exist or is not visible to the caller. */
export const notFound = (message: string, extra: Extra = {}) =>
  new OccError(404, { type: "NotFoundError", message, reason: "notFound", ...extra });

/** 404 for a path that does not exist or needs a token (contract §20). */
export const unknownResource = (path: string) =>
  new OccError(404, { type: "UnknownResourceError", message: `There is no resource for path ${path}` });

/** 403: the caller is known but not allowed. */
export const forbidden = (message = "You are not authorized to perform this action.", extra: Extra = {}) =>
  new OccError(403, { type: "ForbiddenError", message, ...extra });

/** 403: the token lacks a scope that the call needs (RFC 6750 §3.1). The header names all that it needs. */
export function insufficientScope(needed: readonly string[]): OccError {
  const scope = needed.join(" ");
  const error = new OccError(403, {
    type: "InsufficientScopeError",
    message: `This call needs a token with the scope ${needed.join(" and ")}.`,
    reason: "scope",
    subject: scope,
    subjectType: "scope",
  });
  error.challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
  return error;
}

/** 400 for one named field, so that a form can show the error there. */
export const invalid = (subject: string, message: string, reason = "invalid") =>
  new OccError(400, { type: "ValidationError", message, reason, subject, subjectType: "parameter" });

/** 400 for an unknown product, SKU or similar code (contract §20). */
export const unknownIdentifier = (message: string) =>
  new OccError(400, { type: "UnknownIdentifierError", message });

/** 400 for a cart that does not exist or is another person's (contract §22.3). */
export const cartNotFound = (code: string) =>
  new OccError(400, {
    type: "CartError",
    message: "Cart not found.",
    reason: "notFound",
    subject: code,
    subjectType: "cart",
  });

/** 409: something with that code exists already. */
export const alreadyExists = (message: string) => new OccError(409, { type: "AlreadyExistsError", message });
