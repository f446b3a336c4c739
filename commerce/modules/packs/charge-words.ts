import { z } from "@hono/zod-openapi";
import { formatMoney, gstWords, withGst } from "../../http/money";
import type { Person } from "../../http/principal";
import { freightCentsShown, freightShown, ownParts, type Charges } from "./charges";
import { counted } from "../../http/counted";
import { shownCents } from "../organisation";
import { discountAmounts, discountCents, discountName } from "../promotions";

/** The charges of an order as text: rows that lead to a total, and a note. */
export const ChargeWordsSchema = z
  .object({
    rows: z.array(z.object({ code: z.string(), label: z.string(), amount: z.string() })),
    total: z.object({ label: z.string(), amount: z.string() }),
    note: z.string().optional(),
    /** The same in short, for a list: "$171.60 by you", "16 points". */
    brief: z.string(),
  })
  .openapi("Charges");
export type ChargeWords = z.infer<typeof ChargeWordsSchema>;

const BESIDE_NOTE = "Freight is worked out for everything in your cart.";

type Discount = { code: string; kind: string; title: string; cents: number };

/** What the text depends on besides the amounts. */
export interface Charged extends Charges {
  /** What offers took off the goods, ex GST; the subtotal is what is left. */
  discounts?: readonly Discount[];
  pieces: number;
  /** They are those of a pack, and its freight is that of a cart which holds something else. */
  beside?: boolean;
  /** Whether all prices may be shown; otherwise only the person's own share is shown as an amount. */
  pricesShown: boolean;
  /** It takes nothing any more. */
  cancelled?: boolean;
  /** It is cancelled because an approver declined it. */
  declined?: boolean;
}

interface Reader extends Pick<Person, "unit" | "organisation" | "payer"> {
  /** The card that pays it, in words; without one the organisation collects it. */
  paidWith?: string;
}

/** A person who reads about the charges of an order, their own or another's. */
export type ChargeReader = Person & Reader;

/** The text for what an order costs and who pays, for drafts, carts, checkout, orders, lists and mails. */
export function chargeWords(charged: Charged, reader: Reader): ChargeWords {
  const money = (cents: number) => formatMoney(cents, reader.unit.currencySymbol);
  const { payer } = reader;
  const youPay = { label: payWords(reader), amount: money(charged.ownShareCents) };
  const pieces = counted(charged.pieces, "piece");
  if (charged.cancelled) {
    return {
      rows: [{ code: "goods", label: pieces, amount: charged.declined ? "Declined" : "Cancelled" }],
      total: { ...youPay, amount: money(0) },
      note: `Nothing is charged for a ${charged.declined ? "declined" : "cancelled"} order.`,
      brief: "Nothing",
    };
  }
  const ownNote = charged.ownShareCents > 0 ? ownShareNote(reader) : undefined;
  const freightNote = charged.beside && freightShown(charged) ? BESIDE_NOTE : undefined;
  const { rows, total, note } = charged.pricesShown
    ? shownWords(charged, reader, pieces)
    : hiddenWords(charged, reader, pieces);
  return {
    rows,
    total: total ?? youPay,
    note: [ownNote, note, freightNote].filter(Boolean).join(" ") || undefined,
    brief: briefOf(charged, money, payer ?? "you"),
  };
}

/** What of a draft its wearer pays, while they choose: freight is worked out for the whole cart. */
export function shareSoFar(
  cents: number,
  { payer, unit }: Pick<Reader, "payer" | "unit">,
): string | undefined {
  if (cents === 0) return undefined;
  const amount = formatMoney(cents, unit.currencySymbol);
  return `${payer ? `${payer}'s` : "Your"} share so far is ${amount}, before freight.`;
}

/** "You pay", or "Arjun pays". */
export const payWords = ({ payer }: Pick<Reader, "payer">): string => (payer ? `${payer} pays` : "You pay");

/** How somebody pays their own share. */
export function ownShareNote({
  payer,
  paidWith,
  organisation,
}: Pick<Reader, "payer" | "paidWith" | "organisation">): string {
  // Which card it is, is for its owner to know.
  if (paidWith)
    return payer ? `${payer}'s share is charged to a card.` : `Your share is charged to ${paidWith}.`;
  const payroll = organisation.ownShare === "payroll";
  if (payer) return `${payer}'s share is ${payroll ? "taken from pay" : "invoiced to them"}.`;
  return `Your share is ${payroll ? "taken from your pay" : "invoiced to you"}.`;
}

interface Said {
  rows: ChargeWords["rows"];
  total?: ChargeWords["total"];
  note?: string;
}

/** Goods, freight, GST, total, and the share of each payer. */
function shownWords(charged: Charged, { unit, organisation }: Reader, pieces: string): Said {
  const money = (cents: number) => formatMoney(cents, unit.currencySymbol);
  const less = (code: string, label: string, cents: number) =>
    cents > 0 ? [{ code, label, amount: `−${money(cents)}` }] : [];
  const including = organisation.priceIncludingGst;
  const shown = (cents: number) => shownCents(cents, { unit, organisation });
  const discounts = charged.discounts ?? [];
  const before = charged.subTotalCents + discountCents(discounts);
  const freight = freightCentsShown(charged, { unit, organisation });
  const onAccountOnly = charged.accountCents > 0 && charged.accountCents === charged.totalCents;
  return {
    rows: [
      {
        code: "goods",
        label: `Subtotal, ${pieces} (${including ? "inc." : "exc."} GST)`,
        amount: money(shown(before)),
      },
      ...discountAmounts(before, discounts, shown).flatMap(({ discount, cents }) =>
        less(`discount ${discount.code}`, discountName(discount), cents),
      ),
      { code: "freight", label: "Freight", amount: freight === 0 ? "Free" : money(freight) },
      ...(including
        ? [{ code: "total", label: "Total inc. GST", amount: money(charged.totalCents) }]
        : [
            {
              code: "net",
              label: "Total exc. GST",
              amount: money(charged.subTotalCents + charged.deliveryCents),
            },
            { code: "gst", label: gstWords(unit), amount: money(charged.taxCents) },
          ]),
      ...less("credit", `Paid by ${organisation.name}`, charged.creditCents),
      ...less("subsidy", "Subsidy", charged.subsidyCents),
      ...(onAccountOnly ? [] : less("account", "Charged to account", charged.accountCents)),
      ...(charged.points > 0
        ? [{ code: "points", label: "Points used", amount: counted(charged.points, "point") }]
        : []),
    ],
    total: onAccountOnly ? { label: "Charged to account", amount: money(charged.totalCents) } : undefined,
    note: including ? `The total includes ${money(charged.taxCents)} GST.` : undefined,
  };
}

/** For programs that hide prices: points, "Funded", and the person's own share in cents. */
function hiddenWords(charged: Charged, { unit, organisation, payer }: Reader, pieces: string): Said {
  const money = (cents: number) => formatMoney(cents, unit.currencySymbol);
  const points = counted(charged.points, "point");
  const funded = charged.creditCents + charged.subsidyCents + charged.accountCents > 0;
  if (charged.ownShareCents === 0) {
    return {
      rows: [{ code: "goods", label: pieces, amount: charged.points > 0 ? points : "Funded" }],
      note: funded ? `Funded by ${organisation.name}.` : undefined,
    };
  }
  const own = ownParts(charged, unit.gstRate);
  const including = organisation.priceIncludingGst;
  const freightTax = withGst(own.deliveryCents, unit.gstRate) - own.deliveryCents;
  const goods = own.goodsCents + (including ? own.taxCents - freightTax : 0);
  const freight = own.deliveryCents + (including ? freightTax : 0);
  return {
    rows: [
      ...(charged.points > 0 ? [{ code: "points", label: "Points used", amount: points }] : []),
      {
        code: "own",
        label: `Goods that ${payer ? `${payer} pays` : "you pay"} for (${including ? "inc." : "exc."} GST)`,
        amount: money(goods),
      },
      { code: "freight", label: "Freight", amount: freight === 0 ? "Free" : money(freight) },
      ...(including ? [] : [{ code: "gst", label: gstWords(unit), amount: money(own.taxCents) }]),
    ],
    note: [
      funded ? `The rest is funded by ${organisation.name}.` : undefined,
      including ? `It includes ${money(own.taxCents)} GST.` : undefined,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function briefOf(charged: Charged, money: (cents: number) => string, payer: string): string {
  const { ownShareCents, accountCents, points, creditCents, subsidyCents, pricesShown } = charged;
  const parts = [
    ownShareCents > 0 ? `${money(ownShareCents)} by ${payer}` : undefined,
    points > 0 ? counted(points, "point") : undefined,
    accountCents > 0 && pricesShown ? `${money(accountCents)} on account` : undefined,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return pricesShown && creditCents + subsidyCents > 0
    ? `${money(creditCents + subsidyCents)}, funded`
    : "Funded";
}
