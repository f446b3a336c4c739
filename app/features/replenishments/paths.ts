export const replenishmentsPath = "/my-account/my-replenishments";

/** One replenishment order, or the page that asks before it is cancelled. */
export const replenishmentPath = (code: string, doing?: "cancel"): string =>
  `/my-account/my-replenishment/${encodeURIComponent(code)}${doing ? `?do=${doing}` : ""}`;

/** Where a cart becomes a replenishment order. */
export const repeatPath = "/checkout/repeat";
