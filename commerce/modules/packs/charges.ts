import { withGst } from "../../http/money";
import { freightCents, freightRule, type FreightRule } from "../organisation";
import { buysOnAccount, type Person } from "../../http/principal";
import { fund, type FundingLine, type FundingPack, type SubsidyPart } from "./funding";

/** A priced line of a draft, a cart or an order to be; cents ex GST and points are for all its pieces. */
export interface ChargeLine extends FundingLine {
  /** null for goods from the catalogue. */
  packId: string | null;
}

/** What an order costs and who pays, in cents. GST is computed once, on goods and freight together. */
export interface Charges {
  /** Goods with their value-adds, ex GST. */
  subTotalCents: number;
  /** Freight ex GST. */
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  /** Paid by the organisation for packs: entitlement or dollars. */
  creditCents: number;
  subsidyCents: number;
  /** Charged to the organisation's account outside packs. */
  accountCents: number;
  ownShareCents: number;
  points: number;
}

export type Payer = "credit" | "subsidy" | "account" | "own";

/** What one of the payers pays for: goods of a pack or of the catalogue, of a pack that is gone, or freight. */
export interface ChargePart {
  payer: Payer;
  /** Rounding: what is left by rounding GST once for the order, not for each part. */
  for: "pack" | "catalogue" | "gone" | "freight" | "rounding";
  /** With GST; what is left by rounding may be less than nothing. */
  cents: number;
  /** Of a pack: its name, and what its allocation counts. */
  pack?: Pick<FundingPack, "name" | "allocationType">;
  points?: number;
  /** Of a subsidy: the range of the spend. */
  range?: SubsidyPart;
}

/** How charges came about, for their working. An order does not keep it. */
export interface ChargeOrigin {
  /** Mode: the delivery mode has a price of its own. */
  freight: FreightRule | "mode";
  /** They add up to what each payer pays. */
  parts: ChargePart[];
}

/** Charges as they were worked out just now. */
export interface WorkedCharges extends Charges {
  origin: ChargeOrigin;
}

const centsOf = (lines: readonly { cents: number }[]) => lines.reduce((sum, line) => sum + line.cents, 0);

/**
 * What lines cost and who pays: the one rule for a draft, a cart and an order. The four payers (credit, subsidy,
 * account, own share) add up to the total.
 * @param packs the packs that lines come from; a line whose pack is gone is the person's own.
 * @param modeCents what the delivery mode charges ex GST; none follows the organisation's freight rule.
 * @param exceptCart the cart whose own holds do not count against the balances.
 */
export function chargesOf(
  lines: readonly ChargeLine[],
  packs: readonly FundingPack[],
  person: Person,
  { modeCents, exceptCart }: { modeCents?: number | null; exceptCart?: string | null } = {},
): WorkedCharges {
  const { gstRate } = person.unit;
  const known = new Set(packs.map((pack) => pack.id));
  const plain = lines.filter((line) => line.packId === null);
  const orphaned = lines.filter((line) => line.packId !== null && !known.has(line.packId));
  const onAccount = buysOnAccount(person);
  const parts: ChargePart[] = [];
  const add = (part: ChargePart) => {
    if (part.cents !== 0) parts.push(part);
  };
  const paidBy = (payer: Payer) => centsOf(parts.filter((part) => part.payer === payer));
  add({
    payer: onAccount ? "account" : "own",
    for: "catalogue",
    cents: withGst(centsOf(plain), gstRate),
  });
  add({ payer: "own", for: "gone", cents: withGst(centsOf(orphaned), gstRate) });
  let points = 0;
  for (const pack of packs) {
    const its = lines.filter((line) => line.packId === pack.id);
    const funding = fund(pack, its, gstRate, exceptCart === undefined ? pack.cartCode : exceptCart);
    const counted = pack.allocationType === "points" ? funding.points : 0;
    points += counted;
    add({ payer: "credit", for: "pack", cents: funding.creditCents, pack, points: counted });
    for (const range of funding.subsidyParts) {
      add({ payer: "subsidy", for: "pack", cents: range.cents, pack, range });
    }
    add({ payer: "own", for: "pack", cents: funding.ownShareCents, pack });
  }
  const subTotalCents = centsOf(lines);
  const fullyFunded = paidBy("own") === 0 && plain.length === 0;
  const deliveryCents = modeCents ?? freightCents(person.organisation, { subTotalCents, fullyFunded });
  // Freight is paid by the payer of the goods: by the person if they pay for any of them.
  const freightPayer = paidBy("own") > 0 ? "own" : "account";
  add({ payer: freightPayer, for: "freight", cents: withGst(deliveryCents, gstRate) });
  const totalCents = withGst(subTotalCents + deliveryCents, gstRate);
  const subsidyCents = paidBy("subsidy");
  // Rounding the total can differ by a cent from rounding each part; the organisation's part takes the
  // difference.
  const ownShareCents = Math.min(paidBy("own"), totalCents - subsidyCents);
  const rest = totalCents - ownShareCents - subsidyCents;
  const onAccountCents = paidBy("account");
  const accountCents = paidBy("credit") === 0 && onAccountCents > 0 ? rest : Math.min(onAccountCents, rest);
  const creditCents = rest - accountCents;
  const payers = { credit: creditCents, account: accountCents, own: ownShareCents };
  for (const payer of ["credit", "account", "own"] as const) {
    add({ payer, for: "rounding", cents: payers[payer] - paidBy(payer) });
  }
  return {
    subTotalCents,
    deliveryCents,
    taxCents: totalCents - subTotalCents - deliveryCents,
    totalCents,
    creditCents,
    subsidyCents,
    accountCents,
    ownShareCents,
    points,
    origin: {
      freight:
        modeCents === null || modeCents === undefined
          ? freightRule(person.organisation, { subTotalCents, fullyFunded })
          : "mode",
      parts,
    },
  };
}

/** Freight is shown to people who see prices and to people who pay it. */
export const freightShown = (totals: { pricesShown: boolean; ownShareCents: number }): boolean =>
  totals.pricesShown || totals.ownShareCents > 0;

/** Freight as the organisation reads prices. With GST it has what rounding leaves, so that it and the goods add up. */
export const freightCentsShown = (
  { subTotalCents, deliveryCents, taxCents }: Pick<Charges, "subTotalCents" | "deliveryCents" | "taxCents">,
  { organisation, unit }: Pick<Person, "organisation" | "unit">,
): number =>
  organisation.priceIncludingGst
    ? subTotalCents + deliveryCents + taxCents - withGst(subTotalCents, unit.gstRate)
    : deliveryCents;

/**
 * The parts of the person's own share, ex GST, with the GST that is in it; they add up to the share.
 * @param gstRate in basis points.
 */
export function ownParts(
  { ownShareCents, deliveryCents }: Pick<Charges, "ownShareCents" | "deliveryCents">,
  gstRate: number,
): { goodsCents: number; deliveryCents: number; taxCents: number } {
  if (ownShareCents === 0) return { goodsCents: 0, deliveryCents: 0, taxCents: 0 };
  const net = Math.round((ownShareCents * 10_000) / (10_000 + gstRate));
  const freight = Math.min(deliveryCents, net);
  return { goodsCents: net - freight, deliveryCents: freight, taxCents: ownShareCents - net };
}
