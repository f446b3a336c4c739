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
  /** 400 unless the refusal has a better number, such as 409. */
  status?: number;
  /** Names of further fields that must not come back. Passwords never do. */
  hide?: string[];
};

/**
 * Reads a post by a schema. Gives a submission with `status: "success"` and `value`, or one to hand to
 * `replyInvalid`. An empty field that must not be answers "This information is required.", and one sent several
 * times says so, unless the schema has words of its own.
 */
export function parseForm<Schema extends z.ZodType>(body: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(body, { schema, error: fieldWords });
}

/** Conform leaves an empty field out; a text of blanks, trimmed by its schema, is as empty. */
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
 * The answer to a form that cannot be taken: 400, its errors, and what was typed, so that it is drawn again as
 * it was sent. Passwords, card numbers and the idempotency key stay behind.
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

const secret = /password|passcode|secret|cardnumber|securitycode|cvv|cvc/i;

/** Also inside groups and lists: "card.number", "people[0].password". */
function secretNames(payload: unknown, name = ""): string[] {
  if (typeof payload !== "object" || payload === null || payload instanceof Blob) return [];
  return Object.entries(payload).flatMap(([key, value]) => {
    const path = Array.isArray(payload) ? `${name}[${key}]` : name ? `${name}.${key}` : key;
    return secret.test(key) ? [path] : secretNames(value, path);
  });
}

/**
 * Sorts the errors of the API: those whose subject is a field of the form go to it, the others to the form.
 * `subjects` says which field stands for a subject of another name. Hand the result to `replyInvalid`.
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

/** A subject comes from outside: only the tables' own entries count, never what an object inherits. */
function fieldOf(subject: string, payload: object, subjects: Readonly<Record<string, string>>) {
  if (Object.hasOwn(subjects, subject)) return subjects[subject];
  return Object.hasOwn(payload, subject) ? subject : undefined;
}

/**
 * What a loader tells the form about its fields, as plain data. Lengths, bounds and patterns stay on the
 * server: a browser would cut a text off at them before anybody could say why.
 */
export function constraintOf(schema: z.ZodType): FormConstraint {
  const entries = Object.entries(getZodConstraint(schema));
  return Object.fromEntries(
    entries.map(([name, { required, multiple, accept }]) => [name, { required, multiple, accept }]),
  );
}
