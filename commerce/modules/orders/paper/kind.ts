import type { Region } from "../../paper";
import { unconsigned } from "../showing/parcels";
import { SENT_STATES } from "../life/states";

/** What a paper is. Only `tax` is a document for tax. */
export type PaperKind = "cancelled" | "confirmation" | "record" | "tax";

const LEFT: ReadonlySet<string> = new Set(SENT_STATES);

interface Sent {
  status: string;
  lines: { entryNumber: number; quantity: number }[];
}

/** The parcels that have left the warehouse. */
export const sentParcels = <P extends { status: string }>(parcels: readonly P[]): P[] =>
  parcels.filter(({ status }) => LEFT.has(status));

/**
 * What the paper of an order is: a document for tax once all its pieces have left, because until then pieces and
 * amounts may change; never for somebody who may not see the prices.
 */
export function kindOf(
  { cancelled, pricesShown }: { cancelled: boolean; pricesShown: boolean },
  parcels: readonly Sent[],
  entries: { entryNumber: number; quantity: number }[],
): PaperKind {
  if (cancelled) return "cancelled";
  if (unconsigned(sentParcels(parcels), entries).length > 0) return "confirmation";
  return pricesShown ? "tax" : "record";
}

const TAX_TITLE: Record<Region, string> = { AU: "Tax invoice", NZ: "Taxable supply information" };
const NOT_FOR_TAX: Record<Region, string> = {
  AU: "This is not a tax invoice.",
  NZ: "This is not taxable supply information.",
};

/** The title of a paper and the sentence under it. */
export function titleOf(kind: PaperKind, region: Region): { title: string; note?: string } {
  switch (kind) {
    case "tax":
      return { title: TAX_TITLE[region] };
    case "record":
      return { title: "Order record", note: NOT_FOR_TAX[region] };
    case "cancelled":
      return { title: "Cancelled order", note: `Nothing is charged. ${NOT_FOR_TAX[region]}` };
    case "confirmation":
      return { title: "Order confirmation", note: `Not all of it has been sent. ${NOT_FOR_TAX[region]}` };
  }
}
