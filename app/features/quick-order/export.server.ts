import { readCart } from "~/session/cart.server";
import { lineWords } from "~/features/lines/line.server";
import { csvFile } from "~/lists/csv.server";
import type { Visit } from "~/session/visit.server";
import { configurationCell } from "./configuration-cell";

/** The cart as a file (contract §7.1), which can be imported; without prices where the program hides them. */
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
        ? [{ label: "Configuration", text: (entry: Entry) => configurationCell(entry.configurationInfos) }]
        : []),
    ],
    (page) => Promise.resolve(page === 0 ? entries : []),
  );
}
