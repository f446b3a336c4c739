import { counted } from "../../../http/counted";
import { readableDay, zoneAbroad } from "../../../http/dates";
import { formatMoney } from "../../../http/money";
import { personName } from "../../../http/person-name";
import type { Person } from "../../../http/principal";
import { stagesReached } from "../showing/history";
import { chargedOf, type OrderRows, type orderView } from "../showing/present";
import { discountCents, discountName, goodsCents } from "../../promotions";
import {
  addedWords,
  AMOUNT_COLUMNS,
  currencyNote,
  type Fact,
  freightRows,
  garmentWords,
  languageOf,
  optionalFact,
  type Paper,
  paperDate,
  type Region,
  regionOf,
  sellerLines,
  shares,
  totalFacts,
} from "../../paper";
import type { sellers } from "../tables";
import { protectionWords } from "./protection-words";
import { kindOf, sentParcels, titleOf } from "./kind";

type Seller = typeof sellers.$inferSelect;

/**
 * What the paper of an order says. Every amount is one that the order stores; only its GST is split over the lines,
 * and the parts add up to it.
 */
export function paperOf(
  rows: OrderRows,
  view: ReturnType<typeof orderView>,
  person: Pick<Person, "user" | "organisation">,
  seller: Seller | undefined,
): Paper {
  const { order } = rows;
  const region = regionOf(order.currency);
  const { cancelled } = chargedOf(order, 0);
  const standing = rows.entries.map(({ entry }) => entry);
  // Without a seller's tax number it cannot be a document for tax.
  const found = kindOf({ cancelled, pricesShown: order.pricesShown }, rows.parcels, standing);
  const kind = found === "tax" && !seller ? "record" : found;
  const { title, note } = titleOf(kind, region);
  const { timeZone } = person.organisation;
  const sent = sentParcels(rows.parcels).map(
    (parcel) => stagesReached(rows.events, parcel.code).get("shipped") ?? parcel.statusAt,
  );
  const issued = sent.length > 0 && new Date(Math.max(...sent.map((at) => at.getTime())));
  const { deliveryAddress: to } = view;
  return {
    title,
    note,
    language: languageOf(region),
    seller: sellerLines(seller, region),
    facts: [
      { label: "Order", value: order.code },
      { label: "Ordered", value: paperDate(order.placedAt, timeZone) },
      ...(kind === "tax" && issued ? optionalFact("Date of issue", paperDate(issued, timeZone)) : []),
      ...optionalFact("Purchase order", order.purchaseOrderNumber),
      ...optionalFact("Cost centre", order.costCentre && `${order.costCentre.code} ${order.costCentre.name}`),
      { label: "Delivery", value: order.deliveryMode.name },
      ...optionalFact("Needed by", order.neededBy && readableDay(order.neededBy)),
    ],
    buyer: [
      person.organisation.name,
      rows.unit.name,
      ...(order.placedBy
        ? [`Ordered by ${order.placedBy.name}`, `For ${order.orderedBy}`]
        : [`Ordered by ${order.orderedBy}`]),
      rows.uid,
    ],
    delivery: [to.companyName ?? "", personName(to), to.formattedAddress, to.country.name].filter(Boolean),
    ...moneyOf(rows, view, person, region, cancelled),
    footer: `${title}, order ${order.code}`,
  };
}

/** The lines, with amounts if the person may see them, the totals, and who pays. */
function moneyOf(
  { order, unit, entries }: OrderRows,
  view: ReturnType<typeof orderView>,
  { organisation }: Pick<Person, "organisation">,
  region: Region,
  cancelled: boolean,
): Pick<Paper, "columns" | "rows" | "totals" | "payers" | "notes"> {
  const money = (cents: number) => formatMoney(cents, region === "NZ" ? "NZ$" : "$");
  const shown = entries.filter(({ entry }) => entry.quantity > 0);
  const nets = shown.map(({ entry }) => goodsCents(entry));
  const gst = shares(order.taxCents, [...nets, order.deliveryCents]);
  const withAmounts = order.pricesShown && !cancelled;
  const lines = shown.map(({ entry }, index) => ({
    words: wordsOf(view.entries.find(({ entryNumber }) => entryNumber === entry.entryNumber)!),
    quantity: entry.quantity,
    unit: entry.unitCents,
    off: discountCents(entry.discounts),
    net: nets[index]!,
    gst: gst[index]!,
  }));
  const rows = equalAsOne(lines).map(({ words, quantity, unit, off, net, gst }) => ({
    item: words.item,
    details: [...words.details, ...(withAmounts && off > 0 ? [`Less discount ${money(off)} exc. GST`] : [])],
    quantity: String(quantity),
    amounts: withAmounts ? [unit, net, gst, net + gst].map(money) : [],
  }));
  if (withAmounts) rows.push(...freightRows(order.deliveryCents, gst.at(-1)!, money));
  const gone = view.entries.filter(({ cancelledQuantity }) => cancelledQuantity);
  const zone = zoneAbroad(unit, organisation);
  const notes = [
    ...(withAmounts ? [currencyNote(region)] : []),
    ...(zone ? [`Days are in ${zone}.`] : []),
    ...(view.charges.note && !withAmounts ? [view.charges.note] : []),
    ...(withAmounts ? order.discounts : []).map(
      (discount) => `${discountName(discount)}: ${money(discount.cents)} off, exc. GST`,
    ),
    ...gone.map((line) => `Cancelled: ${line.cancelledQuantity} × ${wordsOf(line).item}`),
  ];
  if (!withAmounts) {
    const payers = [...view.charges.rows, { ...view.charges.total, strong: true }];
    return { columns: AMOUNT_COLUMNS.slice(0, 2), rows, notes, totals: [], payers: payers.map(asFact) };
  }
  const part = (label: string, cents: number): Fact[] => (cents > 0 ? [{ label, value: money(cents) }] : []);
  const collected = organisation.ownShare === "payroll" ? "from pay" : "by invoice";
  const paidBy = `Paid by ${order.orderedBy}, ${order.paidWith ? "by card" : collected}`;
  return {
    columns: AMOUNT_COLUMNS,
    rows,
    notes,
    totals: totalFacts(order, unit.gstRate, money),
    payers: [
      ...part(`Paid by ${organisation.name}`, order.creditCents),
      ...part("Subsidy", order.subsidyCents),
      ...part("Charged to account", order.accountCents),
      ...part(paidBy, order.ownShareCents),
      ...(order.points > 0 ? [{ label: "Points used", value: counted(order.points, "point") }] : []),
    ],
  };
}

const asFact = ({ label, amount, strong }: { label: string; amount: string; strong?: boolean }): Fact => ({
  label,
  value: amount,
  strong,
});

interface PaperLine {
  words: { item: string; details: string[] };
  /** Pieces, and cents: of a piece ex GST, and of all pieces. */
  quantity: number;
  unit: number;
  off: number;
  net: number;
  gst: number;
}

/** Lines of the same words and price as one, with the sums of their pieces and amounts. */
function equalAsOne(lines: readonly PaperLine[]): PaperLine[] {
  const found = new Map<string, PaperLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.words, line.unit]);
    const first = found.get(key);
    if (!first) {
      found.set(key, { ...line });
      continue;
    }
    for (const amount of ["quantity", "off", "net", "gst"] as const) first[amount] += line[amount];
  }
  return [...found.values()];
}

type Line = ReturnType<typeof orderView>["entries"][number];

/** The words of a line: garment and fit; code, pack, what was added, and what it is certified to. */
function wordsOf(line: Line) {
  const { product, packName, bundleName, selectedValueAdd, stockMessage } = line;
  return {
    item: garmentWords(product),
    details: [
      [product.code, packName, bundleName].filter(Boolean).join(" · "),
      ...addedWords(selectedValueAdd),
      ...(stockMessage ? [stockMessage] : []),
      ...protectionWords(line),
    ],
  };
}
