import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { requiredText, whenEmpty } from "~/forms/text-schema.server";

/** Of changes that the current password is asked for. */
export const currentPassword = z
  .string(whenEmpty("Enter your current password."))
  .max(LIMITS["PUT /users/current/login"].password);

export const emailSchema = z.object({
  newEmail: requiredText(LIMITS["PUT /users/current/login"].newLogin, "Enter the new email."),
  oldPassword: currentPassword,
});

/** The token of the link in the mail to a new address. */
export const tokenOf = (request: Request): string =>
  (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) || "none";
