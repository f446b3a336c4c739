/** Addresses of the pages on which people order, and of their account. */

/** What a first sign-in asks for (spec 000 §4). */
export const onboardingPath = "/customer-onboarding";

// Orders, returns and what is ordered again.

/** One order of the person, or a page about it. */
export const orderPath = (
  code: string,
  page?: "cancel" | "pdf" | "purchase-order" | "exchange-return" | "again" | "again/outcome",
): string => ["/my-account/orders", encodeURIComponent(code), page].filter(Boolean).join("/");

/** The orders of everybody in the person's unit and below (spec 002 §6), and one of them. */
export const unitOrdersPath = "/my-account/unit-orders";
export const unitOrderPath = (code: string): string => `${unitOrdersPath}/${encodeURIComponent(code)}`;

/** The form for another size of some lines of an order, named by the keys that the form's own call gives them. */
export const wrongSizePath = (code: string, keys: readonly string[]): string =>
  `${orderPath(code, "exchange-return")}?${new URLSearchParams([["what", "size"], ...keys.map((key) => ["item", key])])}`;

/** What packs gave the person, with the slip to hand it in. */
export const issuedPath = "/my-account/issued";

/** The person's exchanges and returns. */
export const returnsPath = "/my-account/returns";

/** One exchange or return, or a page about it. */
export const returnPath = (code: string, page?: "cancel"): string =>
  [returnsPath, encodeURIComponent(code), page].filter(Boolean).join("/");

export const replenishmentsPath = "/my-account/my-replenishments";

/** One replenishment order, or the page that asks before it is cancelled. */
export const replenishmentPath = (code: string, doing?: "cancel"): string =>
  `/my-account/my-replenishment/${encodeURIComponent(code)}${doing ? `?do=${doing}` : ""}`;

/** Where a cart becomes a replenishment order. */
export const repeatPath = "/checkout/repeat";

// Packs.

/** URLs of the pack pages. The query holds the position, so every state has its own URL. */
export interface PackPlace {
  packId: string;
  step?: number | "review";
  set?: string;
  style?: string;
  /** The chosen item that a choice of the style replaces. */
  item?: string;
  isolated?: boolean;
  continued?: boolean;
}

export function packPath({ packId, step, set, style, item, isolated, continued }: PackPlace): string {
  const query = new URLSearchParams({ packId });
  if (step !== undefined) query.set("step", String(step));
  if (set) query.set("set", set);
  if (style) query.set("style", style);
  if (item) query.set("item", item);
  if (isolated) query.set("isolated", "1");
  if (continued) query.set("continued", "1");
  // A product has its own page, so that neither page loads the other's scripts.
  return `/${style ? "packItem" : "packDetailsPage"}?${query.toString()}`;
}

/** Where the whole choice of a pack is seen and put into the cart. */
export const packReview = (packId: string): string => packPath({ packId, step: "review" });

// Cart and lines typed by hand.

export const quickOrderPath = "/quick-order";

export const importPath = "/cart/import";

/** A file of lines to begin with. */
export const importTemplatePath = "/cart.csv?template";

/** The cart as a file. */
export const cartFilePath = "/cart.csv";

export const savedCartsPath = "/my-account/saved-carts";

/** The form that saves the cart. */
export const saveCartPath = `${savedCartsPath}?do=save`;

export type Doing = "edit" | "restore" | "copy" | "delete";

/** One saved cart, or a form about it. */
export const savedCartPath = (code: string, doing?: Doing): string =>
  `/my-account/saved-cart/${encodeURIComponent(code)}${doing ? `?do=${doing}` : ""}`;

/** Quotes: those that were asked for, and one. */
export const quotesPath = "/my-account/quotes";

/** Where the goods of the cart become a quote. */
export const askQuotePath = `${quotesPath}?do=ask`;

/** A quote, or something that is done with it. */
export const quotePath = (code: string, act?: "pdf"): string =>
  `${quotesPath}/${encodeURIComponent(code)}${act ? `/${act}` : ""}`;

export const wishListPath = "/my-account/wish-list";

/** Orders from a file: the form for one, and the files that were sent. */
export const bulkOrdersPath = "/bulk-order";

/** One file, with only the lines of orders in a state; or what became of it after the press. */
export const bulkOrderPath = (uploadId: string, state?: string): string =>
  `${bulkOrdersPath}/${encodeURIComponent(uploadId)}${state ? `?state=${state}` : ""}`;

export const acknowledgementPath = (uploadId: string): string => `${bulkOrderPath(uploadId)}/acknowledgement`;

/** The template, or the lines to mend of a file. */
export const bulkOrderFilePath = (uploadId?: string): string =>
  `${bulkOrdersPath}.csv${uploadId ? `?upload=${encodeURIComponent(uploadId)}` : ""}`;

// Configurators (spec 002 §2.1).

/** The configurators of the shop, as their addresses call them (spec 002 §2.1). */
export type Kind = "textfield" | "vc" | "cpq";

/** What is configured: a product, or a line of the cart, of an order, of a quote or of a saved cart. */
export interface Owner {
  kind: Kind;
  type: "product" | "cartEntry" | "orderEntry" | "quoteEntry" | "savedCartEntry";
  /**
   * The code of a product, the number of a line of the cart, or an order, quote or saved cart with its line:
   * "KR-100482+0".
   */
  key: string;
}

/** The key of a line of an order, a quote or a saved cart. */
export const entryKey = (code: string, number: number): string => `${code}+${number}`;

const behind = (page: string, { kind, type, key }: Owner) =>
  `/${page}/${kind}/${type}/entityKey/${encodeURIComponent(key)}`;

export const configurePath = (owner: Owner): string => behind("configure", owner);

/** Shows a configuration and changes nothing. */
export const displayOnlyPath = (owner: Owner): string =>
  `${behind("configure-overview", owner)}/displayOnly/true`;

/** Of an order or a saved cart it is only shown. */
export const overviewPath = (owner: Owner): string =>
  owner.type === "orderEntry" || owner.type === "savedCartEntry"
    ? displayOnlyPath(owner)
    : behind("configure-overview", owner);

// Cards and paying.

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

// The account.

/** The address book (spec 000 §2: delivery and shipping). */
export const addressesPath = "/my-account/delivery-and-shipping";

export const addressPath = (id: string): string => `${addressesPath}/${encodeURIComponent(id)}`;

export const sessionsPath = "/my-account/sessions";

export const securityPath = "/my-account/login-security";

export const passkeyPath = (id: string): string => `${securityPath}/passkeys/${encodeURIComponent(id)}`;

export const emailPath = "/my-account/update-email";

export const paymentsPath = "/my-account/payment-details";

export const closePath = "/my-account/close-account";

export const couponsPath = "/my-account/coupons";

export const claimPath = (code: string): string => `/my-account/coupon/claim/${encodeURIComponent(code)}`;

export const interestsPath = "/my-account/my-interests";

export const noticesPath = "/my-account/notices";

export const preferencesPath = "/my-account/notification-preference";

export const consentsPath = "/my-account/consents";

// Stores.

export const finderPath = "/store-finder";

export const findPath = `${finderPath}/find`;

export const viewAllPath = `${finderPath}/view-all`;

export const countryPath = (country: string, region?: string): string => {
  const path = `${finderPath}/country/${encodeURIComponent(country)}`;
  return region ? `${path}?region=${encodeURIComponent(region)}` : path;
};

// Ordering for somebody else.

/** Where people are found to order for. */
export const proxyPath = "/proxy-order";

/** Where garments of a pack are ordered for several people. */
export const teamPath = `${proxyPath}?do=team`;

/** A page of a team order that was kept. */
export const keptTeamPath = (draftId: string): string => `${teamPath}&draft=${encodeURIComponent(draftId)}`;

/** Team orders from a file: the form for one, and those that were begun. */
export const teamOrdersPath = `${proxyPath}/team`;

/** The file of a team order, with only the rows in a state, or its orders; or a press of it. */
export const teamFilePath = (
  draftId: string,
  show?: { state: string; column?: string } | "place",
): string => {
  const path = `${teamOrdersPath}/${encodeURIComponent(draftId)}`;
  if (show === "place") return `${path}?do=place`;
  return show
    ? `${path}?${new URLSearchParams({ state: show.state, ...(show.column ? { column: show.column } : {}) }).toString()}`
    : path;
};

/** Where a begun team order is renamed or deleted. */
export const editTeamPath = (draftId: string): string => `${teamFilePath(draftId)}/edit`;

/** The template, or the rows to mend of a file. */
export const teamRowsFilePath = (draftId?: string): string =>
  `${teamOrdersPath}.csv${draftId ? `?file=${encodeURIComponent(draftId)}` : ""}`;

/** Shown instead of a page that is closed while somebody orders for another (spec 000 §2). */
export const inProgressPath = "/order-in-progress";

/** The order in progress, for whoever asked for another page. @param ask to ask before the cart is discarded. */
export const inProgressFor = (from: string, ask?: "discard"): string =>
  `${inProgressPath}?${new URLSearchParams({ from, ...(ask ? { do: ask } : {}) }).toString()}`;
