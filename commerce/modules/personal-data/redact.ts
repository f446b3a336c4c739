import type { Identifiers } from "./identifiers";

/** Puts the number of an account where a text says whose it is. */
export type Redact = (text: string) => string;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Whole words alone: not within a longer word, number or email address. A full stop ends a sentence, unless an address
 * goes on after it.
 */
function redactOf(all: readonly string[], customerId: string): Redact {
  if (all.length === 0) return (text) => text;
  const longestFirst = [...all].sort((a, b) => b.length - a.length).map(escaped);
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}@_%+]|[\\p{L}\\p{N}][.-])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}@]|[.-][\\p{L}\\p{N}])`,
    "giu",
  );
  return (text) => text.replace(whole, customerId);
}

/** For texts of anybody: email addresses, mobiles and full names that nobody else has. */
export const redactAnywhere = ({ own, customerId }: Identifiers): Redact => redactOf(own, customerId);

/** For texts about the person: first and last names alone too. */
export const redactTheirs = ({ own, shared, parts, customerId }: Identifiers): Redact =>
  redactOf([...own, ...shared, ...parts], customerId);

/** The same for every text of a JSON value; its keys stay. */
export function redactJson<T>(value: T, redact: Redact): T {
  if (typeof value === "string") return redact(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => redactJson(one, redact)) as T;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, redactJson(one as unknown, redact)]),
  ) as T;
}

/** Takes the name out of every person of an event, `{ customerId, name }`, who is this one. */
export function unnamed<T>(value: T, customerId: string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => unnamed(one, customerId)) as T;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const it = value as { customerId?: unknown; name?: unknown };
  const is = it.customerId === customerId && typeof it.name === "string";
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      is && key === "name" ? customerId : unnamed(one as unknown, customerId),
    ]),
  ) as T;
}
