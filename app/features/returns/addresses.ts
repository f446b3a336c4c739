/** The person's exchanges and returns. */
export const returnsPath = "/my-account/returns";

/** One exchange or return, or a page about it. */
export const returnPath = (code: string, page?: "cancel"): string =>
  [returnsPath, encodeURIComponent(code), page].filter(Boolean).join("/");
