import { z } from "zod";

/** Sign-in form (spec 000 §3: email, password). Rules of passwords are checked where they are set, not here. */
export const signInSchema = z.object({
  email: z.string().trim().max(200, "Please enter at most 200 characters."),
  password: z.string().max(200, "Please enter at most 200 characters."),
});
