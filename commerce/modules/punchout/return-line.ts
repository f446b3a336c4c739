import type { BuyerLine } from "./cxml/setup";

/** A line as it goes to the buyer's system. Amounts are text with a point, in units of the currency, ex GST. */
export interface ReturnLine {
  partId: string;
  auxiliaryId?: string;
  quantity: string;
  unitPrice: string;
  currency: string;
  description: string;
  shortName: string;
  unitOfMeasure: string;
  classifications: { domain: string; code: string }[];
  /** Colour, size and what was added, each by a name. */
  extrinsics: { name: string; value: string }[];
  /** It was sent by the buyer's system and goes back as it came. */
  kept?: true;
  why?: BuyerLine["why"];
  /** The description did not fit. */
  shortened?: true;
  /** The goods have no code of their own. */
  unclassified?: true;
  /** It holds entitlement of a pack. */
  ofPack?: true;
  /** What must be resolved of its configuration before it can be returned. */
  issues?: number;
}
