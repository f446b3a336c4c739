import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import type { StatusTone } from "~/ui/status-tag";

type Product = components["schemas"]["ReturnRequest"]["returnEntries"][number]["orderEntry"]["product"];
type Status = components["schemas"]["ReturnRequest"]["status"];

/** "M" or "32 Regular". */
export const fitOf = ({ size, dimension }: Pick<Product, "size" | "dimension">): string =>
  [size, dimension].filter(Boolean).join(" ");

/** A garment for pages. */
export const garmentOf = (product: Product) => ({
  name: plainText(product.name ?? ""),
  code: product.code,
  colour: product.colour,
  fit: fitOf(product),
  image: product.image,
});

const BAD = new Set<Status>(["PAYMENT_REVERSAL_FAILED", "TAX_REVERSAL_FAILED"]);
const ENDED = new Set<Status>(["COMPLETED", "CANCELED"]);

export const toneOf = (status: Status): StatusTone =>
  BAD.has(status) ? "bad" : ENDED.has(status) ? "plain" : "warn";
