import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText } from "~/forms/text-schema.server";

/** The name that greetings use; empty goes back to the first name. */
export const profileSchema = z.object({
  preferredName: optionalText(LIMITS["PUT /orgUsers/current/preferred-name"].preferredName),
});
