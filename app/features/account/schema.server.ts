import { z } from "zod";

/** The name that greetings use; empty goes back to the first name. */
export const profileSchema = z.object({
  preferredName: z.string().trim().max(60, "Please enter at most 60 characters.").optional(),
});
