import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText, whenEmpty } from "~/forms/text-schema.server";

const LIMIT = LIMITS["POST /users/current/addresses"];

const POSTCODE_WORDS = "Enter a postcode of four digits.";

/** Where an address is. */
const place = {
  line1: requiredText(LIMIT.line1, "Enter the street and number."),
  line2: optionalText(LIMIT.line2),
  town: requiredText(LIMIT.town, "Enter the town or suburb."),
  region: optionalText(20),
  postalCode: z
    .string(whenEmpty(POSTCODE_WORDS))
    .trim()
    .regex(/^\d{4}$/, POSTCODE_WORDS),
  country: z.enum(["AU", "NZ"]),
  phone: optionalText(LIMIT.phone),
};

const hasState = ({ country, region }: { country: string; region?: string }) => country !== "AU" || region;
const STATE_MISSING = {
  path: ["region"],
  message: "Choose a state.",
  // Checked together with the other fields, not only after they are valid.
  when: () => true,
};

/** Names of people and streets are not restricted here; the API validates them again (contract §6). */
export const addressSchema = z
  .object({
    firstName: requiredText(LIMIT.firstName, "Enter a first name."),
    lastName: requiredText(LIMIT.lastName, "Enter a last name."),
    ...place,
  })
  .refine(hasState, STATE_MISSING);

/** The address of a place that is nobody's own, such as a loading dock. */
export const placeSchema = z
  .object({ companyName: requiredText(LIMIT.companyName, "Enter a name for the place."), ...place })
  .refine(hasState, STATE_MISSING);

export const chosenAddressSchema = z.object({ addressId: z.string(whenEmpty("Choose an address.")).max(60) });
