import type { CommerceError } from "~/commerce/errors.server";
import { priceField } from "./schema.server";

/** What was done, by what was pressed. */
export const ACTION_WORDS = {
  SUBMIT: "The quote is sent.",
  EDIT: "The quote can be changed now.",
  CHECKOUT: "The offer is in your cart, at its prices. Check out to order it.",
  REJECT: "The offer is declined.",
  CANCEL: "The quote is cancelled.",
} as const;

export type QuoteAction = keyof typeof ACTION_WORDS;

export const isAction = (intent: string): intent is QuoteAction => Object.hasOwn(ACTION_WORDS, intent);

/** The fields of the API's refusals by their names in the forms: `entries[2].price` is a field of its own. */
export const subjectsOf = ({ errors }: CommerceError): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ subject = "" }) => {
      if (subject === "discountRate") return [[subject, "discount"]];
      const [, number] = /^entries\[(\d+)\]\.price$/.exec(subject) ?? [];
      return number === undefined ? [] : [[subject, priceField(Number(number))]];
    }),
  );
