import { counted } from "~/ui/counted";
import type { Totals } from "./cart-docket";

type Money = { value: number; formattedValue: string };

/** The money part that carts and orders share. Amounts are absent where the program hides prices. */
export interface Amounts {
  totalUnitCount: number;
  subTotal?: Money;
  totalTax?: Money;
  totalPrice?: Money;
  totalPriceWithTax?: Money;
  deliveryCost?: Money;
  allocatedCredit?: Money;
  appliedSubsidy?: Money;
  accountCharge?: Money;
  ownShare: Money;
  points: number;
  pricesShown: boolean;
  priceIncludingGST: boolean;
}

/** A row for an amount that is there and not nothing; what takes from the total has its sign. */
const less = (label: string, amount: Money | undefined) =>
  amount && amount.value > 0 ? [{ label, amount: `−${amount.formattedValue}` }] : [];

const plain = (label: string, amount: Money | undefined) =>
  amount ? [{ label, amount: amount.formattedValue }] : [];

/** The docket's rows, each fitting the one before: goods, freight, total, who pays what, and the person's share. */
export function totalsOf(amounts: Amounts, creditLabel = "Allocated credit"): Totals {
  const { totalUnitCount, points, ownShare, priceIncludingGST: including } = amounts;
  const pieces = counted(totalUnitCount, "piece");
  const youPay = { label: "You pay", amount: ownShare.formattedValue };
  const pointWords = counted(points, "point");
  if (!amounts.pricesShown) {
    const funded = ownShare.value > 0 ? "The rest is funded" : "Funded";
    return {
      rows: [{ label: pieces, amount: points > 0 ? pointWords : "Funded" }],
      total: youPay,
      note: `${funded} by your organisation.`,
    };
  }
  const { deliveryCost } = amounts;
  const freight = deliveryCost?.value === 0 ? { ...deliveryCost, formattedValue: "Free" } : deliveryCost;
  return {
    rows: [
      ...plain(`Subtotal, ${pieces} (${including ? "inc." : "exc."} GST)`, amounts.subTotal),
      ...plain("Freight", freight),
      ...(including
        ? plain("Total inc. GST", amounts.totalPriceWithTax)
        : [...plain("Total exc. GST", amounts.totalPrice), ...plain("GST", amounts.totalTax)]),
      ...less(creditLabel, amounts.allocatedCredit),
      ...less("Subsidy", amounts.appliedSubsidy),
      ...less("Charged to account", amounts.accountCharge),
      ...(points > 0 ? [{ label: "Points used", amount: pointWords }] : []),
    ],
    total: youPay,
    note:
      including && amounts.totalTax
        ? `The total includes ${amounts.totalTax.formattedValue} GST.`
        : undefined,
  };
}
