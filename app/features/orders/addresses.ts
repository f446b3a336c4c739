/** One order of the person, or a page about it. */
export const orderPath = (
  code: string,
  page?: "cancel" | "pdf" | "purchase-order" | "exchange-return" | "again" | "again/outcome",
): string => ["/my-account/orders", encodeURIComponent(code), page].filter(Boolean).join("/");

/** The form for another size of some lines of an order, named by the keys that the form's own call gives them. */
export const wrongSizePath = (code: string, keys: readonly string[]): string =>
  `${orderPath(code, "exchange-return")}?${new URLSearchParams([["what", "size"], ...keys.map((key) => ["item", key])])}`;
