import { randomUUID } from "node:crypto";
import { idempotencyField } from "./idempotency-field";

/** A fresh key for a form about to be drawn: made in its loader, sent back with the post. */
export function newIdempotencyKey(): string {
  return randomUUID();
}

/**
 * The key a post carries. A post without one, or with something that is no key, gets a fresh one: then a
 * repeat counts as a second post, which is what a client without the field asked for.
 */
export function idempotencyKeyOf(formData: FormData): string {
  const key = formData.get(idempotencyField);
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : newIdempotencyKey();
}
