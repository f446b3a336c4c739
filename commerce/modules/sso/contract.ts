import { z } from "@hono/zod-openapi";

export const CheckBody = z.object({ userid: z.string().max(1000) });

export const CheckSchema = z
  .object({
    /** "200" means success (spec 000 §3). */
    statusCode: z.string(),
    errors: z.array(z.object({ type: z.string(), message: z.string(), subject: z.string().optional() })),
  })
  .openapi("LoginUserCheck");

/** A base64url text as PKCE writes it (RFC 7636 §4.2). */
const challenge = z.string().regex(/^[\w-]{43}$/);

export const AddressQuery = z.object({
  userid: z.string().min(1).max(200),
  challenge: challenge.optional(),
});

export const UserQuery = z.object({ userid: z.string().min(1).max(200) });

export const ActiveSchema = z
  .object({ active: z.boolean(), name: z.string().optional() })
  .openapi("ActiveSso");

export const IdentitySchema = z
  .object({
    /** Empty where no script is configured. */
    cdcJavascriptUrl: z.string(),
    baseSiteUid: z.string(),
  })
  .openapi("IdentityConfiguration");

/** An address, or an empty text where there is none. */
export const Address = z.string();
