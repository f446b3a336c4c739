import { z } from "@hono/zod-openapi";

/** Characters of a sealed form: 64 KB of text, encrypted and in base64url. */
const MOST_SEALED = 90_000;

export const KeepBody = z.object({
  /** A hash that stands for somebody; each has their three newest forms. */
  owner: z.string().regex(/^[\w-]{1,64}$/),
  sealed: z
    .string()
    .max(MOST_SEALED)
    .regex(/^[\w-]+$/),
});

export const KeySchema = z.object({ key: z.string() }).openapi("KeptFormKey");

export const KeptSchema = z.object({ sealed: z.string() }).openapi("KeptForm");
