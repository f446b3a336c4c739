import { z } from "@hono/zod-openapi";
import { emailText, mobileText, optionalText, requiredText } from "../../http/text-schema";

/** `userid` is this shop's name (contract §21.1); published clients say `userId` (§6). */
export const ForgottenBody = z.object({ userid: optionalText(200), userId: optionalText(200) });

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

export const LoginBody = z.object({ password: z.string().max(1000), newLogin: emailText });

/** The password may be left out while a first sign-in is not finished. */
export const MobileBody = z.object({ mobile: mobileText, password: z.string().max(1000).default("") });

export const LoginChangeSchema = z.object({ uid: z.string() }).openapi("LoginChange");

export const RegistrationBody = z.object({
  registrationCode: requiredText(40),
  firstName: requiredText(60),
  lastName: requiredText(60),
  email: emailText,
  mobile: mobileText,
  employeeCode: requiredText(40),
});

export const RegistrationCodeSchema = z
  .object({
    code: z.string(),
    organisation: z.object({ uid: z.string(), name: z.string() }),
    unit: z.object({ uid: z.string(), name: z.string() }),
  })
  .openapi("RegistrationCode");

export const RegistrationSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    organisation: z.string(),
    unit: z.string(),
  })
  .openapi("Registration");

export const FinishBody = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string().max(1000),
  confirmPassword: z.string().max(1000),
});

export const RegisteredSchema = z.object({ uid: z.string(), customerId: z.string() }).openapi("Registered");
