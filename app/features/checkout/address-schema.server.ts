import { z } from "zod";
import { requiredMessage } from "~/forms/messages";
import { optionalText, requiredText } from "~/forms/text-schema.server";

/** Names of people and streets are taken as they are; the API says again what may be (contract §6). */
export const addressSchema = z
  .object({
    firstName: requiredText(60),
    lastName: requiredText(60),
    line1: requiredText(100),
    line2: optionalText(100),
    town: requiredText(60),
    region: optionalText(20),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{4}$/, "Please enter a postcode of four digits."),
    country: z.enum(["AU", "NZ"]),
    phone: optionalText(30),
  })
  .refine(({ country, region }) => country !== "AU" || region, {
    path: ["region"],
    message: requiredMessage,
    // Said with the other errors, not after them.
    when: () => true,
  });

export const chosenAddressSchema = z.object({ addressId: z.string().max(60) });
