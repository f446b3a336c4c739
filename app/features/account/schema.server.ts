import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const most = LIMITS["PATCH /orgUsers/current"];

/**
 * The title and names of a person (spec 002 §5); an empty preferred name goes back to the first name.
 * @param saved whoever has no last name has one name alone, and needs none.
 */
export const profileSchema = (saved: { lastName: string }) =>
  z.object({
    titleCode: requiredText(most.titleCode, "Choose a title."),
    firstName: requiredText(most.firstName, "Enter your first name."),
    lastName:
      saved.lastName === ""
        ? optionalText(most.lastName)
        : requiredText(most.lastName, "Enter your last name."),
    preferredName: optionalText(most.preferredName),
  });
