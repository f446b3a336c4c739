import { z } from "@hono/zod-openapi";
import { requiredText } from "../../http/text-schema";

export const ForgottenBody = z.object({ userid: requiredText(200) });

export const ForgottenSchema = z
  .object({
    status: z.literal("Success"),
    /** How the link is sent, from what was typed. */
    channel: z.enum(["EMAIL", "SMS"]),
    /** Minutes that the link works. */
    validMinutes: z.number(),
    /** Seconds until another one can be asked for. */
    resendSeconds: z.number(),
  })
  .openapi("ForgottenPassword");

export const TokenQuery = z.object({
  token: z.string().min(1).max(200),
  type: z.enum(["EMAIL", "SMS"]),
  mode: z.string().max(20).optional(),
});

export const ValidTokenSchema = z
  .object({
    valid: z.boolean(),
    /** The address or number that it was sent to, in part. */
    sentTo: z.string(),
    expires: z.string(),
    minutesLeft: z.number(),
    cdcRedirectionUrl: z.string().optional(),
  })
  .openapi("ResetToken");

export const ResetBody = z.object({
  newPassword: z.string().max(1000),
  confirmPassword: z.string().max(1000),
  token: z.string().min(1).max(200),
  type: z.enum(["EMAIL", "SMS"]),
});

export const SuccessSchema = z.object({ status: z.literal("Success") }).openapi("Success");

export const CodeBody = z.object({
  purpose: z.enum(["LOGIN"]),
  loginId: requiredText(200),
  /** Sent by other clients; not needed. */
  password: z.string().max(1000).optional(),
});

export const CodeSchema = z
  .object({
    /** The user name of the password grant; the code is its password. */
    tokenId: z.string(),
    /** Seconds. */
    expiresIn: z.number(),
    resendSeconds: z.number(),
    channel: z.enum(["EMAIL", "SMS"]),
  })
  .openapi("VerificationToken");
