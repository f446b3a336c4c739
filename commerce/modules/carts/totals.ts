import { withGst } from "../../http/money";
import type { Person } from "../../http/principal";
import { freightCents } from "../organisation";
import { fund, pricesShown, type AllocatedPack } from "../packs";
import type { CartLine, LoadedCart } from "./records";

/** Totals in cents. GST is computed once, on goods and freight together, and every other figure fits it. */
export interface Totals {
  subTotalCents: number;
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
  /** Every line may be seen with its price. */
  pricesShown: boolean;
}

/** Buyers' catalogue orders go on account; a wearer's are their own purchase. */
export const buysOnAccount = ({ user }: Person): boolean =>
  !user.groups.includes("customergroup") ||
  user.groups.some((group) => ["b2bapprovergroup", "b2badmingroup", "financegroup"].includes(group));

export const lineCents = ({ entry }: CartLine): number => entry.unitCents * entry.quantity;

/** Whether a line's price may be shown: by the account's flag or by its pack's rule (spec 001 §6). */
export const linePriceShown = (line: CartLine, packs: AllocatedPack[], person: Person): boolean => {
  const pack = packs.find((p) => p.id === line.entry.packId);
  return pack ? pricesShown(pack, person.user.priceEnabled) : person.user.priceEnabled;
};

/**
 * What a cart costs and who pays.
 * @param modeCents what the delivery mode charges ex GST; none follows the organisation's freight rule.
 */
export function totalsOf(
  { cart, lines, packs, mode }: LoadedCart,
  person: Person,
  modeCents: number | null | undefined = mode?.cents,
): Totals {
  const { gstRate } = person.unit;
  const plain = lines.filter((line) => line.entry.packId === null);
  const plainCents = plain.reduce((sum, line) => sum + lineCents(line), 0);
  const subTotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const onAccount = buysOnAccount(person);
  let ownShareCents = onAccount ? 0 : withGst(plainCents, gstRate);
  let accountCents = onAccount ? withGst(plainCents, gstRate) : 0;
  let subsidyCents = 0;
  let points = 0;
  let packCredit = 0;
  const known = new Set(packs.map((pack) => pack.id));
  for (const pack of packs) {
    const its = lines.filter((line) => line.entry.packId === pack.id);
    const funding = fund(
      pack,
      its.map((line) => ({
        bundleId: line.entry.bundleId ?? "",
        cents: lineCents(line),
        quantity: line.entry.quantity,
        points: (line.stocked?.style.points ?? 0) * line.entry.quantity,
      })),
      gstRate,
      cart.code,
    );
    ownShareCents += funding.ownShareCents;
    subsidyCents += funding.subsidyCents;
    packCredit += funding.creditCents;
    if (pack.allocationType === "points") points += funding.points;
  }
  const orphaned = lines.filter((line) => line.entry.packId !== null && !known.has(line.entry.packId));
  ownShareCents += withGst(
    orphaned.reduce((sum, line) => sum + lineCents(line), 0),
    gstRate,
  );
  const fullyFunded = ownShareCents === 0 && plain.length === 0;
  const deliveryCents = modeCents ?? freightCents(person.organisation, { subTotalCents, fullyFunded });
  const freight = withGst(deliveryCents, gstRate);
  if (ownShareCents > 0) ownShareCents += freight;
  else accountCents += freight;
  const totalCents = withGst(subTotalCents + deliveryCents, gstRate);
  ownShareCents = Math.min(ownShareCents, totalCents);
  // Rounding once on the whole can differ by a cent from rounding each part; the organisation's part takes it.
  const rest = totalCents - ownShareCents - subsidyCents;
  if (packCredit === 0 && accountCents > 0) accountCents = rest;
  else accountCents = Math.min(accountCents, rest);
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
    pricesShown: lines.every((line) => linePriceShown(line, packs, person)),
  };
}
