import { z } from "@hono/zod-openapi";

/** The types that the provider registers for the shop: what their numbers begin with, and how long numbers and codes are. */
export const TYPES = {
  visa: { name: "Visa", number: /^4\d{12}(\d{3})?$/, code: 3 },
  master: { name: "Mastercard", number: /^(5[1-5]|2[2-7])\d{14}$/, code: 3 },
  amex: { name: "American Express", number: /^3[47]\d{13}$/, code: 4 },
} as const;

/** Offered, and refused because the shop does not take it. */
export const OTHER_TYPE = { code: "diners", name: "Diners Club" };

/** Numbers that the demo's bank answers in a way of its own (docs/operations/demo.md). */
const TOKENS: Readonly<Record<string, string>> = {
  "4000000000000002": "demo-refused",
  "4000000000007726": "demo-late",
  "4000000000005126": "demo-kept",
};
export const FAILS = "4000000000000119";

/** The check digit of card numbers (ISO/IEC 7812-1, annex B: Luhn). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== "" && sum % 10 === 0;
}

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, "");

/** What the form was sent with; anything else counts as empty. */
export const CardForm = z.object({
  type: z.string().max(20).catch(""),
  number: z.string().max(40).catch(""),
  code: z.string().max(10).catch(""),
  month: z.string().max(2).catch(""),
  year: z.string().max(4).catch(""),
  holder: z.string().trim().max(80).catch(""),
});
export type Typed = z.infer<typeof CardForm>;
export type Faults = Partial<Record<"type" | "number" | "code" | "month" | "holder", string>>;

/**
 * Checks a card (spec 002 §5 "Card form", with the words of §8).
 * @param month the one that it is, YYYY-MM, by the clock of Greenwich: a card lasts until its month is over everywhere.
 */
export function cardFaults(typed: Typed, month: string): Faults {
  const faults: Faults = {};
  const type = Object.hasOwn(TYPES, typed.type) ? TYPES[typed.type as keyof typeof TYPES] : undefined;
  const number = digitsOf(typed.number);
  if (!type) faults.type = "Card type is not supported.";
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number) || (type && !type.number.test(number))) {
    faults.number = "Card number is not valid.";
  }
  if (!new RegExp(`^\\d{${type?.code ?? "3,4"}}$`).test(typed.code.trim())) {
    faults.code = "Security code is not valid.";
  }
  const expires = expiryOf(typed);
  if (!expires || expires < month) faults.month = "Expiry date is not valid.";
  if (!/\p{L}/u.test(typed.holder)) faults.holder = "Name is not valid.";
  return faults;
}

/** YYYY-MM, or undefined for what is no month. */
export const expiryOf = ({ month, year }: Pick<Typed, "month" | "year">): string | undefined =>
  /^(0?[1-9]|1[0-2])$/.test(month) && /^20\d\d$/.test(year) ? `${year}-${month.padStart(2, "0")}` : undefined;

/** What the bank will say of a card: the shop's demo processor reads it from the token. */
export const tokenOf = ({ number }: Pick<Typed, "number">, random: string): string =>
  `${TOKENS[digitsOf(number)] ?? "demo-taken"}-${random}`;

export const isFailing = ({ number }: Pick<Typed, "number">): boolean => digitsOf(number) === FAILS;

export const lastDigitsOf = ({ number }: Pick<Typed, "number">): string => digitsOf(number).slice(-4);
