import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { OccError } from "./errors";
import { faultWords } from "./fault-words";
import { mustBeReadable } from "./negotiate";
import { readText } from "./read-text";

export type Shape = z.ZodObject;

/** Whether the content type says that a body is a form. */
export const isForm = (c: Context) => (c.req.header("content-type") ?? "").includes("x-www-form-urlencoded");

const MAX_BODY_BYTES = 512 * 1024;

/** Reads a body by its content, not its label: JSON objects, forms, or nothing (contract §1.8). */
export async function readBody(c: Context, most = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  const text = await readText(c.req.raw, most);
  if (text === undefined) {
    throw new OccError(413, { type: "PayloadTooLargeError", message: "The request body is too large" });
  }
  if (text.trim() === "") return {};
  mustBeReadable(c.req.header("content-type"));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (isForm(c)) return Object.fromEntries(new URLSearchParams(text));
    throw unreadable("The request body is not valid JSON");
  }
  if (isDeep(value)) throw unreadable("The request body is nested too deep");
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const unreadable = (message: string) => new OccError(400, { type: "HttpMessageNotReadableError", message });

/** No valid body is nested deeper than this. The limit makes recursion over a body safe. */
const MOST_LEVELS = 32;

export function isDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeep(child, levels - 1));
}

/** The null character and lone surrogates: the database can store them neither in text nor in JSON. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;

export const UNKEEPABLE_WORDS = "This text has a character that cannot be saved. Remove it.";

/** The path of a character that cannot be stored, in a text or in a name. */
export function unkeepable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return UNKEEPABLE.test(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = UNKEEPABLE.test(key) ? path : unkeepable(child, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The most errors that are reported for one request. */
const MOST_ERRORS = 50;

/**
 * Reads parameters or a body by their schema.
 * @throws OccError 400 ValidationError with one error for each field; subjectType says whether it was in the
 * path.
 */
export function parse(schema: Shape, value: unknown, place: string): Record<string, unknown> {
  const result = schema.safeParse(value, { error: faultWords, reportInput: true });
  const broken = result.success ? unkeepable(result.data) : undefined;
  if (broken !== undefined) {
    throw new OccError(400, {
      type: "ValidationError",
      message: UNKEEPABLE_WORDS,
      reason: "invalid",
      subject: broken,
      subjectType: place === "body" ? "parameter" : place,
    });
  }
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, MOST_ERRORS).map((issue) => ({
    type: "ValidationError",
    message: issue.message,
    reason: issue.code === "invalid_type" && issue.input === undefined ? "missing" : "invalid",
    subject: issue.path.join("."),
    subjectType: place === "body" ? "parameter" : place,
  }));
  throw new OccError(400, errors[0]!, ...errors.slice(1));
}
