import { z } from "zod";
import { requiredText, tooLong, whenEmpty } from "~/forms/text-schema.server";

/** Sign-in form (spec 000 §3: email, password). Rules of passwords are checked where they are set, not here. */
export const signInSchema = z.object({
  email: requiredText(200, "Enter your email."),
  password: z.string(whenEmpty("Enter your password.")).max(200, tooLong(200)),
});
