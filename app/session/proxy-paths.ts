/** Where people are found to order for. */
export const proxyPath = "/proxy-order";

/** Where garments of a pack are ordered for several people. */
export const teamPath = `${proxyPath}?do=team`;

/** Shown instead of a page that is closed while somebody orders for another (spec 000 §2). */
export const inProgressPath = "/order-in-progress";

/** The order in progress, for whoever asked for another page. @param ask to ask before the cart is discarded. */
export const inProgressFor = (from: string, ask?: "discard"): string =>
  `${inProgressPath}?${new URLSearchParams({ from, ...(ask ? { do: ask } : {}) }).toString()}`;
