import type { z } from "@hono/zod-openapi";

/** In tests an answer that breaks its own contract is an error; in production it is sent as declared. */
export function checked(result: unknown, schema: z.ZodType): unknown {
  if (process.env["NODE_ENV"] !== "test") return result;
  const outcome = schema.safeParse(result);
  if (!outcome.success) throw new Error(`answer breaks its contract: ${outcome.error.message}`);
  return result;
}
