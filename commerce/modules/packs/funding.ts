import { withGst } from "../../http/money";
import { balance, type AllocationType, type LedgerSum } from "../entitlement";
import type { AllocatedPack, Bundle, PackType } from "./pack";
import type { SubsidyRange } from "./tables";

/** What decides who pays for a pack: its types, its bundles' funds, and what is left in the ledger. */
export interface FundingPack {
  id: string;
  name: string;
  packType: PackType;
  allocationType: AllocationType;
  bundles: Pick<Bundle, "id" | "fundType" | "subsidyRanges">[];
  ledger: LedgerSum[];
  /** The cart whose holds do not count. */
  cartCode: string | null;
}

/** A priced line of a pack: cents ex GST for all its pieces, and points for all its pieces. */
export interface FundingLine {
  bundleId: string;
  cents: number;
  quantity: number;
  points: number;
}

/** Who pays how much of a pack, in cents including GST, and what the ledger must hold for it. */
export interface Funding {
  subTotalCents: number;
  totalCents: number;
  /** Paid by the organisation in full or from the wearer's dollars. */
  creditCents: number;
  subsidyCents: number;
  ownShareCents: number;
  points: number;
  /** The wearer's own spend that counts towards the subsidy ranges. */
  subsidisedSpendCents: number;
  /** What the subsidy is made of. */
  subsidyParts: SubsidyPart[];
}

/** What a range of a subsidy pays of the spend that falls into it, in cents. */
export interface SubsidyPart {
  percent: number;
  spendCents: number;
  cents: number;
}

/**
 * The subsidy on a spend that continues the earlier spend of the period, by ranges. They are measured on the wearer's
 * cumulative spend above the credit.
 */
export function subsidyParts(ranges: SubsidyRange[], alreadySpent: number, spend: number): SubsidyPart[] {
  return ranges.flatMap(({ fromCents, toCents, percent }) => {
    const from = Math.max(fromCents, alreadySpent);
    const spendCents = Math.min(toCents, alreadySpent + spend) - from;
    const cents = Math.floor((spendCents * percent) / 100);
    return cents > 0 ? [{ percent, spendCents, cents }] : [];
  });
}

/** How much of a person's spend subsidy ranges apply to, in cents. */
export const widthOf = (ranges: SubsidyRange[]) => Math.max(0, ...ranges.map((range) => range.toCents));

/**
 * Splits a pack's lines between organisation and wearer by fund type (domain: fully funded, subsidised,
 * self-purchase) and allocation type.
 */
export function fund(
  pack: FundingPack,
  lines: FundingLine[],
  gstRate: number,
  exceptCart: string | null = pack.cartCode,
): Funding {
  const subTotalCents = lines.reduce((sum, line) => sum + line.cents, 0);
  const totalCents = withGst(subTotalCents, gstRate);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const none = { subsidyCents: 0, subsidisedSpendCents: 0, subsidyParts: [] };
  const base = { subTotalCents, totalCents, points, ...none };
  const fundable = lines.filter((line) => bundleOf(pack, line)?.fundType !== "SELF_PURCHASE");
  if (pack.packType === "self-purchase" || fundable.length === 0) {
    return { ...base, creditCents: 0, ownShareCents: totalCents };
  }
  const fundableTotal = withGst(
    fundable.reduce((sum, line) => sum + line.cents, 0),
    gstRate,
  );
  if (pack.allocationType !== "dollar") {
    return { ...base, creditCents: fundableTotal, ownShareCents: totalCents - fundableTotal };
  }
  const dollarsLeft = Math.max(0, balance(pack.ledger, "dollar", null, exceptCart).left);
  const creditCents = Math.min(dollarsLeft, fundableTotal);
  const ranges = fundable.flatMap((line) => {
    const bundle = bundleOf(pack, line);
    return bundle?.fundType === "SUBSIDISED" ? bundle.subsidyRanges : [];
  });
  const unique = [...new Map(ranges.map((range) => [`${range.fromCents}-${range.toCents}`, range])).values()];
  const over = fundableTotal - creditCents;
  const width = widthOf(unique);
  const spent = width - Math.max(0, balance(pack.ledger, "subsidy", null, exceptCart).left);
  const parts = width > 0 ? subsidyParts(unique, spent, over) : [];
  const subsidyCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  const subsidisedSpendCents = Math.max(0, Math.min(over, width - spent));
  return {
    ...base,
    creditCents,
    subsidyCents,
    subsidyParts: parts,
    subsidisedSpendCents,
    ownShareCents: totalCents - creditCents - subsidyCents,
  };
}

const bundleOf = (pack: FundingPack, line: FundingLine) =>
  pack.bundles.find((bundle) => bundle.id === line.bundleId);

/** When prices of a pack are shown (spec 001 §6). */
export const pricesShown = (
  pack: { packType: PackType; allocationType: AllocationType },
  priceEnabled: boolean,
): boolean => priceEnabled || pack.packType === "self-purchase" || pack.allocationType === "dollar";

/** The original and remaining allowance and subsidy of a pack, in cents. */
export interface SubsidyState {
  /** Whether the person has a dollar allowance before the subsidy. */
  hasAllowance: boolean;
  /** Of the ranges, spent in this period. */
  spentCents: number;
}

/** How much of a pack's subsidy ranges a person has used, from the ledger. */
export function subsidyState(pack: AllocatedPack, exceptCart: string | null = pack.cartCode): SubsidyState {
  const width = widthOf(pack.bundles.flatMap((bundle) => bundle.subsidyRanges));
  const left = balance(pack.ledger, "subsidy", null, exceptCart).left;
  return {
    hasAllowance: balance(pack.ledger, "dollar", null).granted > 0,
    spentCents: width - Math.max(0, left),
  };
}

/** The sentence that says who pays for a bundle; for a subsidy, the rest of its ranges (spec 001 §9). */
export function fundMessage(
  bundle: Bundle,
  organisation: string,
  format: (cents: number) => string,
  { hasAllowance, spentCents }: SubsidyState,
): string {
  if (bundle.fundType === "FULLY_FUNDED") return `Funded by ${organisation}`;
  if (bundle.fundType === "SELF_PURCHASE") return "You pay for this yourself";
  const ranges = bundle.subsidyRanges
    .map(({ fromCents, toCents, percent }) => ({ cents: toCents - Math.max(fromCents, spentCents), percent }))
    .filter(({ cents }) => cents > 0);
  if (ranges.length === 0) return `${organisation} has paid its share for this period. You pay the rest`;
  const words = ranges.map(({ cents, percent }, index) => {
    const part = percent === 50 ? "half" : `${percent}%`;
    return index === 0
      ? `${part} of the next ${format(cents)}`
      : `${part} of the ${format(cents)} after that`;
  });
  const sentence = `${organisation} pays ${words.join(", then ")}`;
  return hasAllowance ? `Past your allowance, ${sentence}` : sentence;
}
