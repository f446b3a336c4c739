import { z } from "@hono/zod-openapi";

export const SessionsSchema = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** The application that the person signed in to. */
        application: z.string(),
        /** Family and system, such as "Chrome on Windows"; not known of an older sign-in. */
        browser: z.string().optional(),
        signedIn: z.string(),
        lastUsed: z.string(),
        /** Whether this call is part of it. */
        current: z.boolean(),
      }),
    ),
  })
  .openapi("SessionList");

export const ClosingSchema = z
  .object({
    possible: z.boolean(),
    /** Why it is not possible, whatever is open. */
    reason: z.string().optional(),
    openOrders: z.array(z.string()),
    openReturns: z.array(z.string()),
  })
  .openapi("AccountClosing");

export const PasswordBody = z.object({ password: z.string().max(1000) });

/** Whether a person can be deleted, and what stands in the way. */
export const DeletionSchema = z
  .object({
    valid: z.boolean(),
    message: z.string().optional(),
    openOrders: z.array(z.string()),
    /** Those of the open orders that the caller finds among the approvals. */
    approvals: z.array(z.string()),
    openReturns: z.array(z.string()),
  })
  .openapi("UserDeletion");
