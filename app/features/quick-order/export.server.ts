import { readCart } from "~/features/cart/cart.server";
import { lineWords } from "~/features/cart/line.server";
import { csvFile } from "~/http/csv.server";
import type { Visit } from "~/session/visit.server";

/** What was configured, to be read: a cart that is imported has the goods as they come. */
const configurationWords = (
  infos: { configurationLabel: string; configurationValue: string }[] = [],
): string =>
  infos
    .filter(({ configurationValue }) => configurationValue !== "")
    .map(({ configurationLabel, configurationValue }) => `${configurationLabel}: ${configurationValue}`)
    .join("; ");

/** The cart as a file (contract §7.1); without prices where the program hides them. */
export async function cartFile(visit: Visit): Promise<Response> {
  const entries = (await readCart(visit, "entries"))?.entries ?? [];
  type Entry = (typeof entries)[number];
  return csvFile<Entry>(
    "cart",
    [
      { label: "Code", text: ({ product }) => product.code },
      { label: "Quantity", text: ({ quantity }) => String(quantity) },
      { label: "Name", text: lineWords },
      { label: "Price", text: ({ basePrice }) => basePrice?.formattedValue ?? "" },
      ...(entries.some(({ configurationInfos }) => configurationInfos)
        ? [{ label: "Configuration", text: (entry: Entry) => configurationWords(entry.configurationInfos) }]
        : []),
    ],
    (page) => Promise.resolve(page === 0 ? entries : []),
  );
}
