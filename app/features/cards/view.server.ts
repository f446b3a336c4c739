import type { components } from "~/commerce/occ";
import { addressName } from "~/features/addresses/address-name";

type Card = Pick<
  components["schemas"]["PaymentDetails"],
  "cardType" | "cardNumber" | "expired" | "expiryMonth" | "expiryYear" | "accountHolderName"
>;

/** "Visa ending in 4242". */
export const cardLabel = ({ cardType, cardNumber }: Pick<Card, "cardType" | "cardNumber">): string =>
  `${cardType.name} ending in ${cardNumber.slice(-4)}`;

/** Whose it is and until when it pays. */
export const cardDetail = ({ expired, expiryMonth, expiryYear, accountHolderName }: Card): string =>
  expired
    ? `Expired ${expiryMonth}/${expiryYear}`
    : `${accountHolderName}, expires ${expiryMonth}/${expiryYear}`;

/** Cards to choose from; one that has expired cannot be chosen. */
export const cardOptions = (cards: readonly (Card & { id: string })[]) =>
  cards.map((card) => ({
    value: card.id,
    label: cardLabel(card),
    detail: cardDetail(card),
    disabled: card.expired,
  }));

/** Whose an address is, and where. */
export const addressOf = (
  address: Pick<
    components["schemas"]["Address"],
    "companyName" | "firstName" | "lastName" | "formattedAddress"
  >,
): string => `${addressName(address)}, ${address.formattedAddress}`;
