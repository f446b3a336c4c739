import { counted } from "../../http/counted";
import { formatMoney, gstWords } from "../../http/money";
import type { Person } from "../../http/principal";
import type { Working, WorkingRow } from "../../http/working";
import { shownCents } from "../organisation";
import { discountCents, discountName } from "../promotions";
import { payWords, type Charged } from "./charge-words";
import type { ChargeOrigin, ChargePart, Payer } from "./charges";

/** Charges with what only their working says. */
interface Explained extends Charged {
  /** Undefined for an order, which keeps its amounts only. */
  origin?: ChargeOrigin;
  /** What each line costs before discounts, in cents ex GST. */
  lineCents?: readonly number[];
  /** The name of the delivery mode. */
  modeName?: string;
}

type Reader = Pick<Person, "unit" | "organisation" | "payer">;

/**
 * How charges are worked out: goods and freight ex GST, GST on both together, and who pays the total. It adds nothing
 * up by itself: every amount is one that `chargesOf` gave, or that an order keeps.
 * @returns undefined where prices are hidden, and for what takes nothing any more.
 */
export function chargesWorking(charged: Explained, reader: Reader): Working | undefined {
  if (!charged.pricesShown || charged.cancelled) return undefined;
  const money = (cents: number) => formatMoney(cents, reader.unit.currencySymbol);
  const { subTotalCents, deliveryCents, totalCents, discounts = [] } = charged;
  const netCents = subTotalCents + deliveryCents;
  return {
    rows: [
      {
        code: "goods",
        label: `${counted(charged.pieces, "piece")}, exc. GST`,
        amount: money(subTotalCents + discountCents(discounts)),
      },
      ...discounts.map((discount) => ({
        code: `discount ${discount.code}`,
        label: discountName(discount),
        amount: less(money(discount.cents)),
      })),
      {
        code: "freight",
        label: "Freight, exc. GST",
        amount: deliveryCents === 0 ? "Free" : money(deliveryCents),
        note: freightNote(charged, reader, money),
      },
      { code: "net", label: "Total exc. GST", amount: money(netCents), sum: true },
      gstRow(charged, reader, money),
    ],
    total: { label: "Total inc. GST", amount: money(totalCents) },
    payers: payersOf(charged, reader, money),
  };
}

type Money = (cents: number) => string;

const less = (amount: string) => `−${amount}`;
const signed = (cents: number, money: Money) => (cents < 0 ? less(money(-cents)) : money(cents));

/** GST with its rate, if the amount is that of today's rate, and what single lines with their own GST come to. */
function gstRow(charged: Explained, reader: Reader, money: Money): WorkingRow {
  const { subTotalCents, deliveryCents, taxCents, discounts = [], lineCents = [] } = charged;
  const netCents = subTotalCents + deliveryCents;
  const { gstRate } = reader.unit;
  const ofRate = Math.round((netCents * gstRate) / 10_000) === taxCents;
  const before = shownCents(subTotalCents + discountCents(discounts), reader);
  const byLine = lineCents.reduce((sum, cents) => sum + shownCents(cents, reader), 0);
  const notes = [
    ofRate ? `${gstRate / 100}% of ${money(netCents)}, rounded once.` : undefined,
    lineCents.length > 0 && byLine !== before
      ? `The lines, each with its own GST, come to ${money(byLine)} instead of ${money(before)}.`
      : undefined,
  ];
  return {
    code: "gst",
    label: ofRate ? gstWords(reader.unit) : "GST",
    amount: money(taxCents),
    note: notes.filter(Boolean).join(" ") || undefined,
  };
}

function freightNote(
  { origin, modeName, deliveryCents }: Explained,
  { organisation }: Reader,
  money: Money,
): string | undefined {
  const limit = `${money(organisation.freightFreeOverCents)} exc. GST`;
  switch (origin?.freight) {
    case "flat":
      return `${money(deliveryCents)} for an order. Free from ${limit} of goods.`;
    case "free-over":
      return `The goods reach ${limit}.`;
    case "funded":
      return `${organisation.name} pays for all of it.`;
    case "nothing":
      return undefined;
    default:
      return modeName;
  }
}

function payersOf(charged: Explained, reader: Reader, money: Money): WorkingRow[] {
  const { creditCents, subsidyCents, accountCents, ownShareCents } = charged;
  const row = (payer: Payer, label: string, cents: number): WorkingRow[] => {
    if (cents === 0) return [];
    const parts = charged.origin?.parts.filter((part) => part.payer === payer) ?? [];
    const steps = parts.map((part) => ({
      label: partLabel(part, money),
      amount: signed(part.cents, money),
    }));
    return [
      {
        code: payer,
        label,
        amount: money(cents),
        note: steps.length === 1 ? `${steps[0]!.label}.` : undefined,
        steps: steps.length > 1 ? steps : undefined,
      },
    ];
  };
  return [
    ...row("credit", `Paid by ${reader.organisation.name}`, creditCents),
    ...row("subsidy", "Subsidy", subsidyCents),
    ...row("account", "Charged to account", accountCents),
    ...row("own", payWords(reader), ownShareCents),
  ];
}

/** What a part of the charges is for. */
function partLabel({ payer, for: of, pack, points, range }: ChargePart, money: Money): string {
  switch (of) {
    case "catalogue":
      return "Goods from the catalogue";
    case "gone":
      return "Goods of a pack that has ended";
    case "freight":
      return "Freight";
    case "rounding":
      return "Rounding, because GST is worked out once";
    case "pack":
      if (range) return `${pack!.name}: ${range.percent}% of ${money(range.spendCents)}`;
      if (points) return `${pack!.name}: ${counted(points, "point")}`;
      return payer === "credit" && pack!.allocationType === "dollar"
        ? `${pack!.name}: from the allowance`
        : pack!.name;
  }
}
