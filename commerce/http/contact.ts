import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { oneLine } from "./plain-text";

/** An email address as it is compared, stored and sent to. */
export const plainEmail = (typed: string): string => oneLine(typed).replaceAll(" ", "").toLowerCase();

/** E.164 of a mobile of Australia or New Zealand. */
const MOBILE = /^\+(?:614\d{8}|642\d{7,9})$/;
/** Without the code of a country: 028 and 029 of New Zealand look like landlines of Sydney. */
const MOBILE_AT_HOME = { AU: /^\+614\d{8}$/, NZ: /^\+642[0127]\d{6,8}$/ };

/**
 * A mobile number in E.164, however it is written: with or without the code of the country, its zero, spaces, brackets,
 * dots or hyphens. A number without a code is Australian if it begins with 4 and of New Zealand if it begins with 2.
 * @returns undefined for what is no mobile of either country.
 */
export function mobileOf(typed: string): string | undefined {
  const text = oneLine(typed).replace(/^(?:0011|00)(?=6[14])/, "+");
  if (text.length > 40 || !/^[+\d ().\-/‐-―]+$/.test(text)) return undefined;
  const parsed = (defaultCountry: "AU" | "NZ") =>
    parsePhoneNumberFromString(text, { defaultCountry, extract: false })?.number ?? "";
  if (text.startsWith("+")) return MOBILE.test(parsed("AU")) ? parsed("AU") : undefined;
  return (["AU", "NZ"] as const)
    .map((country) => ({ number: parsed(country), form: MOBILE_AT_HOME[country] }))
    .find(({ number, form }) => form.test(number))?.number;
}

/** A mobile as it is stored; null for none. */
export const storedMobile = (typed: string | undefined): string | null => (typed && mobileOf(typed)) || null;

/** A stored mobile as people read it: an Australian one as it is dialled at home, others with their country. */
export function shownMobile(stored: string): string;
export function shownMobile(stored: string | null): string | undefined;
export function shownMobile(stored: string | null): string | undefined {
  if (stored === null) return undefined;
  const number = parsePhoneNumberFromString(stored);
  if (!number) return stored;
  return number.countryCallingCode === "61" ? number.formatNational() : number.formatInternational();
}
