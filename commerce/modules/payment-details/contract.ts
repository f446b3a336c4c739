import { z } from "@hono/zod-openapi";

/** Where the person goes, and what goes with them (contract §8 "Digital payments"). */
export const RequestSchema = z
  .object({
    postUrl: z.string(),
    parameters: z.object({
      /** `session_id` and `signature`. */
      entry: z.array(z.object({ key: z.enum(["session_id", "signature"]), value: z.string() })),
    }),
  })
  .openapi("DigitalPaymentRequest");

export const RequestQuery = z.object({
  /** Where the card provider sends the person back to, in this shop. */
  responseUrl: z.string().max(2000).optional(),
});

/** How long the texts of a billing address are at most. */
const MOST = { firstName: 60, lastName: 60, line1: 100, line2: 100, town: 60, region: 20 };

/** Said for a field of a card or its billing address (spec 002 §8 "Card field errors"). */
const text = (most: number, what: string) =>
  z
    .string({ error: `${what} is not valid.` })
    .trim()
    .min(1, `${what} is not valid.`)
    .max(most, `${what} is not valid.`);

/** A billing address that is not the delivery address. */
export const BillingSchema = z
  .object({
    firstName: text(MOST.firstName, "Name"),
    lastName: text(MOST.lastName, "Name"),
    line1: text(MOST.line1, "Address"),
    line2: z.string().trim().max(MOST.line2, "Address is not valid.").optional(),
    town: text(MOST.town, "City"),
    region: z.string().trim().max(MOST.region, "State is not valid.").optional(),
    postalCode: z
      .string({ error: "Postal code is not valid." })
      .trim()
      .regex(/^\d{4}$/, "Postal code is not valid."),
    country: z.enum(["AU", "NZ"], { error: "Country is not valid." }),
  })
  .refine(({ country, region }) => country !== "AU" || region, {
    path: ["region"],
    message: "State is not valid.",
    when: () => true,
  });

/** Checked only where `billingAddress` is true; without it the delivery address of the cart is the billing address. */
export const ResponseQuery = z.object({
  sid: z.string().min(1).max(80),
  sign: z.string().min(1).max(120),
  billingAddress: z.enum(["true", "false"]).optional(),
  country: z.string().max(20).optional(),
  firstName: z.string().max(500).optional(),
  lastName: z.string().max(500).optional(),
  line1: z.string().max(500).optional(),
  line2: z.string().max(500).optional(),
  town: z.string().max(500).optional(),
  region: z.string().max(500).optional(),
  postalCode: z.string().max(500).optional(),
});

export const ChangeBody = z.object({
  /** The card that is proposed first from now on. */
  defaultPayment: z.boolean().optional(),
  billingAddress: z.object({ titleCode: z.string().max(20).optional() }).optional(),
});
