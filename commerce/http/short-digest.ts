import { createHash } from "node:crypto";

/** A few characters that differ where values do: a page sends them back with what it showed. */
export const shortDigest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);
