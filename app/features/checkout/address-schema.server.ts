import { z } from "zod";
import { optionalText, requiredText, whenEmpty } from "~/forms/text-schema.server";

const POSTCODE_WORDS = "Enter a postcode of four digits.";

/** Names of people and streets are not restricted here; the API validates them again (contract §6). */
export const addressSchema = z
  .object({
    firstName: requiredText(60, "Enter a first name."),
    lastName: requiredText(60, "Enter a last name."),
    line1: requiredText(100, "Enter the street and number."),
    line2: optionalText(100),
    town: requiredText(60, "Enter the town or suburb."),
    region: optionalText(20),
    postalCode: z
      .string(whenEmpty(POSTCODE_WORDS))
      .trim()
      .regex(/^\d{4}$/, POSTCODE_WORDS),
    country: z.enum(["AU", "NZ"]),
    phone: optionalText(30),
  })
  .refine(({ country, region }) => country !== "AU" || region, {
    path: ["region"],
    message: "Choose a state.",
    // Checked together with the other fields, not only after they are valid.
    when: () => true,
  });

export const chosenAddressSchema = z.object({ addressId: z.string(whenEmpty("Choose an address.")).max(60) });
