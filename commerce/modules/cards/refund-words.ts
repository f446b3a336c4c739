import { readableDate } from "../../http/dates";
import type { Person } from "../../http/principal";
import type { cardRefunds } from "./tables";

/** How a card is called by somebody else than the person whose it is. */
export const CARD_OF_ANOTHER = "a card";

type Refund = Pick<typeof cardRefunds.$inferSelect, "state" | "paidWith" | "settledAt" | "settledBy">;

/** How far a refund is, without a full stop. */
export function refundWords({ state, paidWith, settledAt, settledBy }: Refund, timeZone: string): string {
  if (state === "REQUESTED") return `On its way to ${paidWith}`;
  if (state === "REFUSED")
    return `Refused by the bank of ${paidWith}; the uniform desk pays it back another way`;
  const day = settledAt ? ` on ${readableDate(settledAt, timeZone)}` : "";
  return settledBy ? `Paid back${day}: ${settledBy}` : `Refunded to ${paidWith}${day}`;
}

/** The same as a sentence for whoever reads a person's return, in which only the person's own card has its digits. */
export const refundSentence = (
  refund: Refund,
  { payer, organisation }: Pick<Person, "payer" | "organisation">,
): string =>
  `${refundWords(payer ? { ...refund, paidWith: CARD_OF_ANOTHER } : refund, organisation.timeZone)}.`;
