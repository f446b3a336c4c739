import type { AllocationType, LedgerSum, Reset } from "../entitlement";
import type { Destination, LeadTime } from "../transit";
import type { ChosenValueAdd, SubsidyRange } from "./tables";

export type PackType = "compulsory" | "new starter" | "optional" | "self-purchase";
export type FundType = "FULLY_FUNDED" | "SUBSIDISED" | "SELF_PURCHASE";

interface BundleStyle {
  code: string;
  /** Colour codes that may be chosen; null is every colour that is made. */
  colours: string[] | null;
}

export interface BundleSet {
  id: string;
  name: string;
  styles: BundleStyle[];
}

/** One step of a pack, as the program defines it. */
export interface Bundle {
  id: string;
  name: string;
  description: string;
  fundType: FundType;
  subsidyRanges: SubsidyRange[];
  kind: "set" | "group";
  exclusive: boolean;
  /** Another piece only for one that came back. */
  returnFirst: boolean;
  minItems: number;
  maxItems: number;
  isIndentOrder: boolean;
  indentStartsAt: Date | null;
  indentEndsAt: Date | null;
  indentDeliveryAt: Date | null;
  /** How many days after somebody's first day of work it opens, and when that is for this person. */
  opensAfterStart?: number | null;
  opensAt?: Date | null;
  sets: BundleSet[];
}

/** A pack as one person has it in the running period. */
export interface AllocatedPack {
  allocationId: number;
  id: string;
  name: string;
  description: string;
  organisationUid: string;
  packType: PackType;
  allocationType: AllocationType;
  opensAt: Date | null;
  closesAt: Date | null;
  opensAgainAt: Date | null;
  /** How many days before somebody's first day of work it opens; null for at once. */
  opensBeforeStart: number | null;
  /** The same if `opensAt` follows from it. */
  opensByStart?: number;
  /** The person's last day of work, and the instant after it, from which nothing is ordered; unset where it is not known. */
  leaves?: { lastDay: string; at: Date };
  /** How long its garments take, and where they go, of somebody who is about to start; null for everybody else. */
  transit?: { time: LeadTime | null; to: Destination } | null;
  reset: Reset;
  /** What a period gives of dollars or points, and the least load that reduces it; see the table. */
  grantAmount: number | null;
  grantLeastLoad: number | null;
  /** The last local day of an extension that is running; null without one. */
  extendedUntil: string | null;
  /** What people choose from when they say why they replace something; empty if the pack does not ask. */
  replacementReasons: string[];
  /** Local dates of the organisation, YYYY-MM-DD. */
  periodStart: string;
  periodEnd: string;
  /** For how many of twelve months it was given; null if it was given whole. */
  givenMonths: number | null;
  bundles: Bundle[];
  /** Pieces that orders of the period have of each bundle, of a pack that does not count them itself. */
  ordered: Partial<Record<string, number>>;
  /** Pieces that the person still has of each bundle whose pieces must come back first. */
  out: Partial<Record<string, number>>;
  /** The fewest points that something of each category takes, of a pack of points. */
  cheapest: { bundleId: string; setId: string; points: number }[];
  ledger: LedgerSum[];
  /** The chosen items so far, in the cart or not. */
  draftLines: PackLine[];
  /** The cart of this call (the active one, or the punch-out visit's) if it holds this pack. */
  cartCode: string | null;
  cartLines: PackLine[];
}

/** A chosen item as a draft or a cart holds it. */
export interface PackLine {
  bundleId: string;
  setId: string;
  sku: string;
  quantity: number;
  valueAdds: ChosenValueAdd[];
  reasonOfReplacement?: string | null;
  additionalComments?: string | null;
  ppeReason?: string | null;
}
