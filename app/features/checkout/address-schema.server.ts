import { z } from "zod";
import { optionalText, requiredText, whenEmpty } from "~/forms/text-schema.server";

const POSTCODE_WORDS = "Enter a postcode of four digits.";

/** Names of people and streets are taken as they are; the API says again what may be (contract §6). */
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
    // Said with the other errors, not after them.
    when: () => true,
  });

export const chosenAddressSchema = z.object({ addressId: z.string(whenEmpty("Choose an address.")).max(60) });
