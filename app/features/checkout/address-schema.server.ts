import { z } from "zod";
import { requiredMessage } from "~/forms/messages";

const text = (max: number) => z.string().trim().min(1).max(max, `Please enter at most ${max} characters.`);

/** Names of people and streets are taken as they are; the API says again what may be (contract §6). */
export const addressSchema = z
  .object({
    firstName: text(60),
    lastName: text(60),
    line1: text(100),
    line2: text(100).optional(),
    town: text(60),
    region: text(20).optional(),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{4}$/, "Please enter a postcode of four digits."),
    country: z.enum(["AU", "NZ"]),
    phone: text(30).optional(),
  })
  .refine(({ country, region }) => country !== "AU" || region, {
    path: ["region"],
    message: requiredMessage,
    // Said with the other errors, not after them.
    when: () => true,
  });

export const chosenAddressSchema = z.object({ addressId: z.string().max(60) });
