import { withGst } from "../../http/money";
import { freightCents } from "../organisation";
import { buysOnAccount, type Person } from "../../http/principal";
import { fund, type FundingLine, type FundingPack } from "./funding";

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
): Charges {
  const { gstRate } = person.unit;
  const known = new Set(packs.map((pack) => pack.id));
  const plain = lines.filter((line) => line.packId === null);
  const orphaned = lines.filter((line) => line.packId !== null && !known.has(line.packId));
  const plainCents = withGst(centsOf(plain), gstRate);
  const onAccount = buysOnAccount(person);
  let ownShareCents = (onAccount ? 0 : plainCents) + withGst(centsOf(orphaned), gstRate);
  let accountCents = onAccount ? plainCents : 0;
  let subsidyCents = 0;
  let creditCents = 0;
  let points = 0;
  for (const pack of packs) {
    const its = lines.filter((line) => line.packId === pack.id);
    const funding = fund(pack, its, gstRate, exceptCart === undefined ? pack.cartCode : exceptCart);
    ownShareCents += funding.ownShareCents;
    subsidyCents += funding.subsidyCents;
    creditCents += funding.creditCents;
    if (pack.allocationType === "points") points += funding.points;
  }
  const subTotalCents = centsOf(lines);
  const fullyFunded = ownShareCents === 0 && plain.length === 0;
  const deliveryCents = modeCents ?? freightCents(person.organisation, { subTotalCents, fullyFunded });
  const freight = withGst(deliveryCents, gstRate);
  // Freight is paid by the payer of the goods: by the person if they pay for any of them.
  if (ownShareCents > 0) ownShareCents += freight;
  else accountCents += freight;
  const totalCents = withGst(subTotalCents + deliveryCents, gstRate);
  ownShareCents = Math.min(ownShareCents, totalCents);
  // Rounding the total can differ by a cent from rounding each part; the organisation's part takes the
  // difference.
  const rest = totalCents - ownShareCents - subsidyCents;
  accountCents = creditCents === 0 && accountCents > 0 ? rest : Math.min(accountCents, rest);
  return {
    subTotalCents,
    deliveryCents,
    taxCents: totalCents - subTotalCents - deliveryCents,
    totalCents,
    creditCents: rest - accountCents,
    subsidyCents,
    accountCents,
    ownShareCents,
    points,
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
