import type { Call } from "../../../http/call";
import { readableDay } from "../../../http/dates";
import { personName } from "../../../http/person-name";
import type { LapsedPack } from "../../entitlement";
import { type Fact, type MailShop, type Section, shopOf } from "../../mail";
import { leftWords, type AllocatedPack, type Place } from "../../packs";
import type { MailedCharges, MailedDelivery } from "./mailed-order";

export type MailCall = Pick<Call, "db" | "about" | "now" | "baseSite" | "storefrontUrl">;

/** The shop of a call's person, at the address of the site that was called. */
export const shopOfCall = ({ about, storefrontUrl, baseSite }: MailCall): MailShop =>
  shopOf(about.organisation, storefrontUrl, baseSite);

export const orderPath = (code: string): string => `/my-account/orders/${encodeURIComponent(code)}`;

export const orderButton = (code: string) => ({ label: `See order ${code}`, path: orderPath(code) });

/** What it costs and who pays: the amounts as pages have them, ending in the total. */
export function chargeFacts({ charges, totalPriceWithTax }: MailedCharges): Fact[] {
  const { rows, total, note } = charges;
  const said = rows.some(({ code }) => code === "total") || !rows.some(({ code }) => code === "gst");
  return [
    ...rows.flatMap(({ code, label, amount }) => [
      { label, value: amount, total: code === "total" },
      // Where prices are ex GST, the rows go from GST straight to who pays.
      ...(code === "gst" && !said && totalPriceWithTax
        ? [{ label: "Total inc. GST", value: totalPriceWithTax.formattedValue, total: true }]
        : []),
    ]),
    { label: total.label, value: total.amount, total: true },
    ...(note ? [{ label: "Note", value: note }] : []),
  ];
}

/** What the order is charged to. */
export const accountFacts = ({ purchaseOrderNumber, costCenter }: MailedCharges): Fact[] => [
  ...(purchaseOrderNumber ? [{ label: "Purchase order", value: purchaseOrderNumber }] : []),
  ...(costCenter ? [{ label: "Cost centre", value: `${costCenter.code} ${costCenter.name}` }] : []),
];

/** By which day it is needed, if its person said so. */
export const neededFacts = ({
  requestedRetrievalAt,
}: Pick<MailedDelivery, "requestedRetrievalAt">): Fact[] =>
  requestedRetrievalAt ? [{ label: "Needed by", value: readableDay(requestedRetrievalAt) }] : [];

export function deliverySection(order: MailedDelivery): Section {
  const { deliveryAddress, deliveryMode } = order;
  const { firstName, lastName, companyName, formattedAddress } = deliveryAddress;
  const lines = [companyName ?? "", personName({ firstName, lastName }), formattedAddress];
  return {
    title: "Delivery",
    lines: lines.map((line) => line.trim()).filter(Boolean),
    facts: [{ label: "Method", value: deliveryMode.name }, ...neededFacts(order)],
  };
}

/** A pack that an order used or gave back to. */
export interface PackLeft {
  name: string;
  /** What is left of it now: "3 items left until 31 Dec 2026"; undefined if nobody counts it, or it is no longer given. */
  left?: string;
  /** The last day of the period that the order used, YYYY-MM-DD, if that is over. */
  lapsedOn?: string;
}

/** What is left of each pack that an order used. */
export const packsLeft = (packs: readonly AllocatedPack[], place: Place): PackLeft[] =>
  packs.flatMap((pack) => {
    const left = leftWords(pack, place);
    return left ? [{ name: pack.name, left }] : [];
  });

/** The packs that an order gave back to, and those of them to whose ended periods it did. */
export function packsGivenBack(
  packs: readonly AllocatedPack[],
  lapsed: readonly LapsedPack[],
  place: Place,
): PackLeft[] {
  const dayOfPack = new Map(lapsed.map(({ packId, lastDay }) => [packId, lastDay]));
  const running = packs.flatMap((pack) =>
    packsLeft([pack], place).map((left) => ({ ...left, lapsedOn: dayOfPack.get(pack.id) })),
  );
  const others = lapsed.filter(({ packId }) => !packs.some(({ id }) => id === packId));
  return [...running, ...others.map(({ name, lastDay }) => ({ name, lapsedOn: lastDay }))];
}

export function leftSections(packs: readonly PackLeft[]): Section[] {
  const facts = packs.flatMap(({ name, left }) => (left ? [{ label: name, value: left }] : []));
  return facts.length > 0 ? [{ title: "Left in your packs", facts }] : [];
}

/** Which packs somebody can use again, and which not. @param what gave back: "the order". */
export function givenBackWords(what: string, packs: readonly PackLeft[]): string[] {
  const lapsed = packs.flatMap(({ name, lapsedOn }) => (lapsedOn ? [{ name, lapsedOn }] : []));
  const others = lapsed.length > 0 ? "your other packs" : "your packs";
  return [
    ...(packs.length > lapsed.length ? [`What ${what} used of ${others} is yours again.`] : []),
    ...lapsed.map(
      ({ name, lapsedOn }) =>
        `What ${what} used of ${name} has lapsed, because that period ended on ${readableDay(lapsedOn)}.`,
    ),
  ];
}
