import type { Garment } from "../../mail";
import { clothOf } from "../../media";
import type { MailedEntry, MailedOrder } from "./mailed-order";

type Product = MailedEntry["product"];

/** "Ward Teal, 12" */
const fitOf = ({ colour, size, dimension }: Omit<Product, "name" | "code">): string =>
  [colour, size, dimension].filter(Boolean).join(", ");

/** A product as mails show it. */
export const productGarment = (product: Product, quantity: number | string): Garment => ({
  quantity: String(quantity),
  name: product.name,
  fit: fitOf(product),
  code: product.code,
  cloth: clothOf(product.image),
});

/** A line of an order: garment, value-adds, reasons and comment, code, and the price if it may be shown. */
export function entryGarment(entry: MailedEntry, quantity: number | string = entry.quantity): Garment {
  const added = entry.selectedValueAdd.map(({ name, prompts }) =>
    [name, ...prompts.map((prompt) => `${prompt.prompt1} ${prompt.userEnteredValue}`)].join(", "),
  );
  return {
    ...productGarment(entry.product, quantity),
    remarks: [
      ...added,
      ...[entry.reasonOfReplacement, entry.additionalComments, entry.standardWarning, entry.ppeReason],
    ].filter((text): text is string => Boolean(text)),
    price: entry.totalPrice?.formattedValue,
    stock: entry.stockMessage,
  };
}

/** Lines without their prices and stock, for changes of an order. */
export const bare = (entry: MailedEntry): MailedEntry => ({
  ...entry,
  totalPrice: undefined,
  stockMessage: undefined,
});

/** The garments of an order. Equal lines without a price are one: a mail adds no amounts. */
export function garmentsOf({ entries }: Pick<MailedOrder, "entries">): Garment[] {
  const kinds = new Map<string, { entry: MailedEntry; pieces: number }>();
  for (const entry of entries) {
    const { quantity: _, ...words } = entryGarment(entry);
    const kind = JSON.stringify(entry.totalPrice ? [entry.entryNumber, words] : words);
    const pieces = kinds.get(kind)?.pieces ?? 0;
    kinds.set(kind, { entry, pieces: pieces + entry.quantity });
  }
  return [...kinds.values()].map(({ entry, pieces }) => entryGarment(entry, pieces));
}
