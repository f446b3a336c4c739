import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { OccError } from "./errors";

export type Shape = z.ZodObject;

/** Whether a body says that it is a form. */
export const isForm = (c: Context) => (c.req.header("content-type") ?? "").includes("x-www-form-urlencoded");

const MAX_BODY_BYTES = 512 * 1024;

/** Reads a body by its content, not its label: JSON objects, forms, or nothing (contract §1.8). */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  const declared = Number(c.req.header("content-length") ?? 0);
  const text = declared > MAX_BODY_BYTES ? undefined : await c.req.text();
  if (text === undefined || text.length > MAX_BODY_BYTES) {
    throw new OccError(413, { type: "PayloadTooLargeError", message: "The request body is too large" });
  }
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    if (isForm(c)) return Object.fromEntries(new URLSearchParams(text));
    throw new OccError(400, {
      type: "HttpMessageNotReadableError",
      message: "The request body is not valid JSON",
    });
  }
}

/** Where a value holds the null character, which no text of the database can hold. */
function nullPath(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return value.includes("\u0000") ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = nullPath(child, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads parameters or a body by their schema.
 * @throws OccError 400 ValidationError with one error a field; subjectType says whether it was in the path.
 */
export function parse(schema: Shape, value: unknown, place: string): Record<string, unknown> {
  const result = schema.safeParse(value);
  const broken = result.success ? nullPath(result.data) : undefined;
  if (broken !== undefined) {
    throw new OccError(400, {
      type: "ValidationError",
      message: "This holds a character that cannot be kept.",
      reason: "invalid",
      subject: broken,
      subjectType: place === "body" ? "parameter" : place,
    });
  }
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    type: "ValidationError",
    message: issue.message,
    reason: issue.code === "invalid_type" && /received undefined/.test(issue.message) ? "missing" : "invalid",
    subject: issue.path.join("."),
    subjectType: place === "body" ? "parameter" : place,
  }));
  throw new OccError(400, errors[0]!, ...errors.slice(1));
}
