import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";

/** A few characters that differ where values do: a page sends them back with what it showed. */
export const shortDigest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);

/** What a page sends back of what it showed; clients that show nothing leave it out. */
export const shownDigest = z.string().max(60).optional();
