import { z } from "zod";
import { requiredText, tooLong, whenEmpty } from "~/forms/text-schema.server";

/** Who signs in. The password is asked of people whom no organisation signs in. */
export const emailSchema = z.object({ email: requiredText(200, "Enter your email.") });

/** Sign-in form (spec 000 §3: email, password). Rules of passwords are checked where they are set, not here. */
export const signInSchema = emailSchema.extend({
  password: z.string(whenEmpty("Enter your password.")).max(200, tooLong(200)),
});
