/** Whose rules a paper follows. */
export type Region = "AU" | "NZ";

export interface PaperRow {
  item: string;
  details: string[];
  /** What stands in the second column. */
  quantity: string;
  /** Unit price and amount ex GST, GST, amount with GST; none if the prices are hidden. */
  amounts: string[];
}
export interface Fact {
  label: string;
  value: string;
  strong?: boolean;
}

/** What a paper says. Amounts are text. */
export interface Paper {
  title: string;
  note?: string;
  language: "en-AU" | "en-NZ";
  /** Top left: who sells. */
  seller: string[];
  facts: Fact[];
  buyer: string[];
  /** Empty for a paper of no goods. */
  delivery: string[];
  columns: string[];
  /** Points of the columns after the first, if they are not those of goods with amounts. */
  widths?: number[];
  rows: PaperRow[];
  totals: Fact[];
  /** Who pays. */
  payers: Fact[];
  notes: string[];
  footer: string;
}

/** The columns of goods with their amounts. */
export const AMOUNT_COLUMNS = ["Item", "Qty", "Each", "Exc. GST", "GST", "Inc. GST"];

const CURRENCY: Record<Region, string> = { AU: "Australian dollars", NZ: "New Zealand dollars" };

/** What a paper with amounts says of them. */
export const currencyNote = (region: Region): string => `All amounts are in ${CURRENCY[region]}.`;

export const languageOf = (region: Region): Paper["language"] => (region === "NZ" ? "en-NZ" : "en-AU");

export const regionOf = (currency: string): Region => (currency === "NZD" ? "NZ" : "AU");
