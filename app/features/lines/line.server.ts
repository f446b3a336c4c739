import type { components } from "~/commerce/occ";
import { workingRows } from "./working-rows.server";
import { plainText } from "~/features/cms/sanitise.server";
import { kindOfLine } from "./configurator-kind";
import { configurePath } from "~/paths";
import { lineEndingOf } from "./line-ending.server";
import { type Described, detailsOf } from "./details";
import type { Line } from "./line";

interface ApiLine {
  entryNumber: number;
  lineId?: number;
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
  working?: components["schemas"]["Working"];
  stockMessage?: string;
  taken?: boolean;
  selectedValueAdd: { name: string; prompts: { userEnteredValue: string }[] }[];
  reasonOfReplacement?: string;
  additionalComments?: string;
  standardWarning?: string;
  ppeReason?: string;
  ending?: components["schemas"]["LineEnding"];
  certificates?: Described["certificates"];
  configurationInfos?: ApiInfo[];
  priceOnRequest?: boolean;
}

interface ApiInfo {
  configurationLabel: string;
  configurationValue: string;
  configuratorType: string;
  status: string;
}

/** What was configured, or the value-adds of a pack. What is missing says so. */
function chosenOf(entry: ApiLine): Line["details"] {
  const infos = entry.configurationInfos ?? [];
  if (infos.length === 0) return detailsOf(entry);
  const made = infos
    .filter(({ configurationValue, status }) => configurationValue !== "" || status === "ERROR")
    .map(({ configurationLabel: name, configurationValue }) => ({
      name,
      text: configurationValue || "missing",
    }));
  const { standardWarning, ppeReason, certificates } = entry;
  return [...made, ...detailsOf({ selectedValueAdd: [], standardWarning, ppeReason, certificates })];
}

const BY_QUOTE = "Your uniform desk prices it in a quote, and you order from that quote.";

/** A line of the cart, with the way to its configurator. */
export function cartLineOf(entry: ApiLine): Line {
  const kind = kindOfLine(entry);
  const owner = kind && { kind, type: "cartEntry" as const, key: String(entry.entryNumber) };
  const line = lineOf(entry);
  return {
    ...line,
    details: entry.priceOnRequest ? [...line.details, { name: BY_QUOTE, text: "" }] : line.details,
    lineId: entry.lineId,
    configure: owner && { to: configurePath(owner), label: "Edit" },
  };
}

/** Whether a line is of neither a pack nor a quote, so that it can be changed by itself. */
export const isOfCatalogue = ({ packId, quoteCode }: { packId?: string; quoteCode?: string }): boolean =>
  !packId && !quoteCode;

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
    working: workingRows(entry.working),
    stock: entry.stockMessage,
    ending: entry.ending && lineEndingOf(entry.ending),
    details: chosenOf(entry),
    taken: entry.taken || undefined,
  };
}

/** A line in words: "Porter polo, Navy, M". */
export const lineWords = (entry: ApiLine): string => {
  const { name, colour, fit } = lineOf(entry);
  return [name, colour, fit].filter(Boolean).join(", ");
};
