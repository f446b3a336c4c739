export const financesPath = "/manage-finances";

export const TABS = ["outstanding", "paid", "credits", "statements"] as const;
export type Tab = (typeof TABS)[number];

export const tabPath = (tab: Tab): string =>
  tab === "outstanding" ? financesPath : `${financesPath}/${tab}`;

/** An invoice, credit or statement as a PDF file. */
export const paperPath = (kind: "invoice" | "credit" | "statement", id: string): string =>
  `${financesPath}/pdf?${kind}=${encodeURIComponent(id)}`;

/** The paid invoices of one payment. */
export const paymentPath = (code: string): string => `${tabPath("paid")}?search=${encodeURIComponent(code)}`;

export const makePaymentPath = "/make-payment";

/** The page that pays these invoices. */
export const payPath = (numbers: readonly string[]): string =>
  `${makePaymentPath}?${numbers.map((number) => `invoice=${encodeURIComponent(number)}`).join("&")}`;
