export const savedCartsPath = "/my-account/saved-carts";

/** The form that saves the cart. */
export const saveCartPath = `${savedCartsPath}?do=save`;

export type Doing = "edit" | "restore" | "copy" | "delete";

/** One saved cart, or a form about it. */
export const savedCartPath = (code: string, doing?: Doing): string =>
  `/my-account/saved-cart/${encodeURIComponent(code)}${doing ? `?do=${doing}` : ""}`;
