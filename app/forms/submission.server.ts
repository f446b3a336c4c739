import type { Submission } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { json, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { idempotencyField } from "./idempotency-field";
import { onceMessage, requiredMessage } from "./messages";
import type { FormConstraint, FormReply } from "./reply";

/** One error as the commerce API tells it (OCC's shape). */
export type ApiError = { type?: string; reason?: string; subject?: string; message?: string };

export type FormFaults = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

export type AnySubmission = Pick<Submission<unknown, string[]>, "payload" | "reply">;

type ReplyOptions = FormFaults & {
  /** 400 unless another status fits better, such as 409. */
  status?: number;
  /** Names of more fields that must not be sent back. Passwords never are. */
  hide?: string[];
};

/**
 * Reads a post by a schema. Gives a submission with `status: "success"` and `value`, or one to hand to
 * `replyInvalid`. An empty required field gets "This information is required.", and a field that was sent
 * several times gets its own message, unless the schema has other words.
 */
export function parseForm<Schema extends z.ZodType>(body: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(body, { schema, error: fieldWords });
}

/** Conform leaves out an empty field. A text of blanks, trimmed by its schema, counts as empty too. */
const fieldWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type" && issue.expected === "string" && Array.isArray(issue.input))
    return onceMessage;
  const isMissing = issue.input === undefined && issue.code !== "unrecognized_keys";
  const isEmpty = issue.code === "too_small" && issue.minimum === 1 && isSized(issue.origin);
  return isMissing || isEmpty ? requiredMessage : undefined;
};

function isSized(origin: string) {
  return origin === "string" || origin === "array";
}

/**
 * The answer to a refused form: status 400, its errors, and the typed values, so that the form is shown again
 * as it was sent. Passwords, card numbers and the idempotency key are not sent back.
 */
export function replyInvalid(
  submission: AnySubmission,
  options: ReplyOptions = {},
): TypedResponse<FormReply> {
  const { status = 400, hide = [], formErrors, fieldErrors } = options;
  const hideFields = [...secretNames(submission.payload), idempotencyField, ...hide];
  const reply = submission.reply({ hideFields, formErrors, fieldErrors });
  return json<FormReply>({ ...reply, status: "error" }, { status });
}

/** The answer to a press that only worked something out: the form again as it was sent, without errors. */
export function replyAgain(submission: AnySubmission): TypedResponse<FormReply> {
  const reply = submission.reply({ hideFields: [...secretNames(submission.payload), idempotencyField] });
  return json<FormReply>({ ...reply, status: undefined, initialValue: submission.payload });
}

const secret = /password|passcode|secret|cardnumber|securitycode|cvv|cvc/i;

/** Also finds names inside groups and lists: "card.number", "people[0].password". */
function secretNames(payload: unknown, name = ""): string[] {
  if (typeof payload !== "object" || payload === null || payload instanceof Blob) return [];
  return Object.entries(payload).flatMap(([key, value]) => {
    const path = Array.isArray(payload) ? `${name}[${key}]` : name ? `${name}.${key}` : key;
    return secret.test(key) ? [path] : secretNames(value, path);
  });
}

/**
 * Sorts the errors of the API: those whose subject is a field of the form go to it, the others to the form.
 * `subjects` maps a subject to a field of another name. Pass the result to `replyInvalid`.
 */
export function mergeApiErrors(
  submission: AnySubmission,
  list: { errors?: readonly ApiError[] } | undefined,
  subjects: Readonly<Record<string, string>> = {},
): FormFaults {
  const formErrors: string[] = [];
  const fieldErrors: Record<string, string[]> = {};
  for (const error of list?.errors ?? []) {
    const message = error.message ?? error.reason ?? error.type ?? "Something went wrong.";
    const field = fieldOf(error.subject ?? "", submission.payload, subjects);
    if (field === undefined) formErrors.push(message);
    else (fieldErrors[field] ??= []).push(message);
  }
  return { formErrors, fieldErrors };
}

/** A subject is untrusted input, so only own properties count, never inherited ones. */
function fieldOf(subject: string, payload: object, subjects: Readonly<Record<string, string>>) {
  if (Object.hasOwn(subjects, subject)) return subjects[subject];
  return Object.hasOwn(payload, subject) ? subject : undefined;
}

/**
 * The constraints of the fields as plain data for a loader. Lengths, ranges and patterns are left out,
 * because a browser would cut a text off without an explanation.
 */
export function constraintOf(schema: z.ZodType): FormConstraint {
  const entries = Object.entries(getZodConstraint(schema));
  return Object.fromEntries(
    entries.map(([name, { required, multiple, accept }]) => [name, { required, multiple, accept }]),
  );
}
