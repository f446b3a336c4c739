import { randomUUID } from "node:crypto";
import { idempotencyField } from "./idempotency-field";

/** A fresh key for a form, created in its loader and sent back with the post. */
export function newIdempotencyKey(): string {
  return randomUUID();
}

/**
 * The key a post carries. A post without one, or with something that is no key, gets a fresh one: then a
 * repeated post counts as a new one.
 */
export function idempotencyKeyOf(formData: FormData): string {
  const key = formData.get(idempotencyField);
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : newIdempotencyKey();
}
