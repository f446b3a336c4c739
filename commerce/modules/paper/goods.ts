import type { Fact, PaperRow } from "./paper";

type Money = (cents: number) => string;

interface Garment {
  name: string;
  colour: string;
  size: string;
  dimension?: string;
}

/** "Porter polo, Navy, M". */
export const garmentWords = ({ name, colour, size, dimension }: Garment): string =>
  [name, colour, size, dimension].filter(Boolean).join(", ");

/** What was added to a garment, a line each: "Name to embroider, Line 1 Mei". */
export const addedWords = (
  added: readonly { name: string; prompts: readonly { prompt1: string; userEnteredValue: string }[] }[],
): string[] =>
  added.map(({ name, prompts }) =>
    [name, ...prompts.map((one) => `${one.prompt1} ${one.userEnteredValue}`)].join(", "),
  );

/** The row of freight, if there is any. @param cents ex GST. @param gst its part of the GST. */
export function freightRows(cents: number, gst: number, money: Money): PaperRow[] {
  if (cents === 0) return [];
  const amounts = ["", ...[cents, gst, cents + gst].map(money)];
  return [{ item: "Freight", details: [], quantity: "", amounts }];
}

/** What goods and freight come to. @param gstRate in basis points. */
export const totalFacts = (
  { totalCents, taxCents }: { totalCents: number; taxCents: number },
  gstRate: number,
  money: Money,
): Fact[] => [
  { label: "Total exc. GST", value: money(totalCents - taxCents) },
  { label: `GST ${gstRate / 100}%`, value: money(taxCents) },
  { label: "Total inc. GST", value: money(totalCents), strong: true },
];

/** A fact that stands only where there is something to say. */
export const optionalFact = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value }] : [];
