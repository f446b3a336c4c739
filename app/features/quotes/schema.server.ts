import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { typedDay } from "~/forms/day-schema.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const CHANGE = LIMITS["PATCH /users/current/quotes/{quoteCode}"];

/** The names of the fields of a line, by its number. */
export const quantityField = (number: number): string => `quantity-${number}`;
export const priceField = (number: number): string => `price-${number}`;

const quantity = z
  .string("Enter a whole number; 0 takes it out.")
  .trim()
  .regex(/^\d{1,6}$/, "Enter a whole number; 0 takes it out.")
  .transform(Number);

const price = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, "Enter a price such as 21.40.")
  .transform(Number)
  .optional();

type Numbers = readonly { number: number }[];

const ofLines = <Field extends z.ZodType>(lines: Numbers, nameOf: (number: number) => string, field: Field) =>
  Object.fromEntries(lines.map(({ number }) => [nameOf(number), field]));

/** What a customer asks for; the fields of lines have names of their own, so the type does not know them. */
export const draftSchema = (lines: Numbers) =>
  z.object({
    ...(ofLines(lines, quantityField, quantity) as object),
    name: requiredText(CHANGE.name),
    description: optionalText(CHANGE.description),
    wantedBy: typedDay("Enter a date.").optional(),
  });

/** What a number that prices the whole quote is. */
export const DISCOUNTS = [
  { value: "PERCENT", label: "Per cent off every list price" },
  { value: "ABSOLUTE", label: "Off the goods in all" },
  { value: "TARGET", label: "Total of the goods" },
] as const;

/** What the desk offers. */
export const offerSchema = (lines: Numbers) =>
  z.object({
    ...(ofLines(lines, priceField, price) as object),
    terms: optionalText(CHANGE.terms),
    expirationTime: typedDay("Enter a date.").optional(),
    discount: z
      .string()
      .trim()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, "Enter a number such as 12.5.")
      .transform(Number)
      .optional(),
    discountType: z.enum(DISCOUNTS.map(({ value }) => value)).catch("PERCENT"),
  });

export const messageSchema = z.object({
  text: requiredText(LIMITS["POST /users/current/quotes/{quoteCode}/comments"].text, "Enter your message."),
});

/** What was typed in the fields of lines. */
export const typedLines = <Key extends "quantity" | "price">(
  lines: Numbers,
  typed: Readonly<Record<string, unknown>>,
  key: Key,
) =>
  lines.flatMap(({ number }) => {
    const value = typed[`${key}-${number}`];
    return typeof value === "number" ? [{ entryNumber: number, [key]: value }] : [];
  });
