/** One order of the person, or a page about it. */
export const orderPath = (
  code: string,
  page?: "cancel" | "pdf" | "purchase-order" | "exchange-return" | "again" | "again/outcome",
): string => ["/my-account/orders", encodeURIComponent(code), page].filter(Boolean).join("/");
