/** The saved cards of a person. */
export const cardsPath = "/my-account/saved-cards";

/** Asks before a saved card is deleted. */
export const deleteCardPath = (id: string): string => `${cardsPath}/${encodeURIComponent(id)}/delete`;

/** How the own share of the cart is paid. */
export const methodPath = "/checkout/payment-method";

/** Leads to the card provider. */
export const leavingPath = "/checkout/card-page";

/** Where the card provider sends people back to (spec 002 §4.4). */
export const callbackPath = "/checkout/card-callback";

/** Says what came of a registration, in the address that the provider sends people back to (contract §8). */
export const STATUS_FIELD = "x-card-registration-status";
