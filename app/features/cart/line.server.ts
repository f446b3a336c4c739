import { plainText } from "~/features/cms/sanitise.server";
import { detailsOf } from "./details";
import type { Line } from "./line";

interface ApiLine {
  entryNumber: number;
  quantity: number;
  product: {
    code: string;
    name: string;
    url: string;
    colour: string;
    size: string;
    dimension?: string;
    image: string;
  };
  totalPrice?: { formattedValue: string };
  stockMessage?: string;
  taken?: boolean;
  selectedValueAdd: { name: string; prompts: { userEnteredValue: string }[] }[];
  reasonOfReplacement?: string;
  additionalComments?: string;
}

/** A line of a cart or an order as pages show it. */
export function lineOf(entry: ApiLine): Line {
  const { product } = entry;
  return {
    number: entry.entryNumber,
    name: plainText(product.name),
    to: product.url || undefined,
    image: product.image || undefined,
    code: product.code,
    colour: product.colour,
    fit: [product.size, product.dimension].filter(Boolean).join(" "),
    quantity: entry.quantity,
    price: entry.totalPrice?.formattedValue,
    stock: entry.stockMessage,
    details: detailsOf(entry),
    taken: entry.taken || undefined,
  };
}

/** A line in words: "Porter polo, Navy, M". */
export const lineWords = (entry: ApiLine): string => {
  const { name, colour, fit } = lineOf(entry);
  return [name, colour, fit].filter(Boolean).join(", ");
};
