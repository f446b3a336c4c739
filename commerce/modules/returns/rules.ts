import { dayOf, daysAfter } from "../../calendar";
import { readableDay } from "../../http/dates";
import { MADE_TO_ORDER_NOTE } from "../catalogue";
import type { LineConfiguration } from "../configurators/tables";
import type { OrderedProduct } from "../orders/tables";
import { packTypeOf, returnsNote } from "../packs";
import type { ChosenValueAdd } from "../packs/tables";
import type { ReasonKind } from "./reasons";

/** Days after delivery in which pieces may be exchanged or returned; many programs have between 5 and 30. */
export const WINDOW_DAYS = 30;
/** Days in which a fault is put right. Consumer law has no fixed end; the desk decides about later ones. */
const FAULT_DAYS = 365;
/** How often one piece may be exchanged for another size. */
export const MOST_EXCHANGES = 2;
/** Days to post what goes back, and how long the shop waits after that before it cancels the request. */
export const POST_DAYS = 14;
export const PATIENCE_DAYS = 14;

/** Pieces of one order line that a person has, which came together: by the order, or by an earlier exchange. */
export interface Piece {
  orderEntryNumber: number;
  /** The entry of the exchange by which they came, "RT-004417/0"; null for those that the order delivered. */
  cameBy: string | null;
  sku: string;
  product: OrderedProduct;
  /** Those that are in no other request. */
  quantity: number;
  /** How often they were exchanged for another size. */
  exchanges: number;
  /** When they were delivered, or the exchange was sent. */
  since: Date;
  packId: string | null;
  packName: string | null;
  packType: string | null;
  valueAdds: ChosenValueAdd[];
  configuration: LineConfiguration | null;
  stockNote: string | null;
  unitCents: number;
}

/** What the shop took for an order line, and how much of that went back already; cents ex GST. */
export interface Paid {
  quantity: number;
  unitCents: number;
  discounts: { code: string; cents: number }[];
  returned: { pieces: number; cents: number };
}

/** Why something cannot be done with a piece. */
export interface Block {
  code: "pack" | "personal" | "made" | "late" | "limit" | "one-size" | "recalled";
  text: string;
}

export const pieceKey = ({ orderEntryNumber, cameBy }: Pick<Piece, "orderEntryNumber" | "cameBy">): string =>
  cameBy ? `${orderEntryNumber}.${cameBy}` : String(orderEntryNumber);

/** A local day so many days of the calendar after an instant, YYYY-MM-DD: a day may have 23 hours or 25. */
export const dayAfter = (instant: Date, days: number, timeZone: string): string =>
  daysAfter(dayOf(instant, timeZone), days);

/** The last local day for an exchange or return, YYYY-MM-DD. */
export const lastDay = ({ since }: Pick<Piece, "since">, timeZone: string): string =>
  dayAfter(since, WINDOW_DAYS, timeZone);

/** The returns note of a line's pack type (spec 001 §8); undefined for a type that the shop does not know. */
export const noteOf = (type: string): string | undefined => {
  const packType = packTypeOf(type);
  return packType && returnsNote({ packType });
};
const RETURNS_NEVER = "Items of packs cannot be returned.";

/**
 * Made the wearer's own by engraving, embroidery, hemming and the like, or by what was configured. A logo that is part of
 * it does not.
 */
const isPersonal = ({ valueAdds, configuration }: Piece) =>
  valueAdds.some(({ nonReturnable, part }) => nonReturnable ?? !part) ||
  (configuration?.infos ?? []).some(({ value }) => value !== "");

/** What a piece was made with, a line each: its value-adds with their texts, and what was configured. */
export const madeWith = ({
  valueAdds,
  configuration,
}: Pick<Piece, "valueAdds" | "configuration">): string[] => [
  ...valueAdds
    .filter(({ part }) => !part)
    .map(({ name, entries }) => [name, ...entries.map(({ value }) => `“${value}”`)].join(" ")),
  ...(configuration?.infos ?? [])
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => `${label}: ${value}`),
];

/**
 * Why a piece cannot be exchanged, returned or put right; undefined if it can. Judged by what the order kept of the
 * line, so a later change of the pack or the style changes nothing (spec 001 §8, returns notes).
 */
export function blockOf(
  piece: Piece,
  kind: ReasonKind,
  { now, timeZone }: { now: Date; timeZone: string },
): Block | undefined {
  const days = kind === "fault" ? FAULT_DAYS : WINDOW_DAYS;
  const last = dayAfter(piece.since, days, timeZone);
  const late = dayOf(now, timeZone) > last;
  if (kind === "fault") {
    return late
      ? { code: "late", text: "It was delivered more than a year ago. Ask the uniform desk." }
      : undefined;
  }
  if (kind === "unwanted" && piece.packId !== null) {
    return { code: "pack", text: noteOf(piece.packType ?? "") ?? RETURNS_NEVER };
  }
  if (isPersonal(piece)) {
    return {
      code: "personal",
      text: "Made for you, so it cannot be exchanged or returned. We replace it if it is faulty or its text is wrong.",
    };
  }
  if (piece.stockNote === MADE_TO_ORDER_NOTE) {
    return {
      code: "made",
      text: "Made or sourced to your order, so it cannot be exchanged or returned. We replace it if it is faulty.",
    };
  }
  if (late) return { code: "late", text: `This was possible until ${readableDay(last)}.` };
  if (kind === "size" && piece.exchanges >= MOST_EXCHANGES) {
    return {
      code: "limit",
      text: `Exchanged ${piece.exchanges} times already, which is the most for one piece. The uniform desk can help.`,
    };
  }
  return undefined;
}

/** The rules in words, by the reason codes of refusals (contract §21.3). */
export const RULE_TEXTS: { code: Block["code"]; message: string }[] = [
  { code: "pack", message: "The rules of the pack do not permit it." },
  { code: "personal", message: "Pieces that were made for one person cannot be exchanged or returned." },
  { code: "made", message: "Pieces that were made or sourced to order cannot be exchanged or returned." },
  { code: "late", message: `Pieces can be exchanged or returned for ${WINDOW_DAYS} days after delivery.` },
  { code: "limit", message: `One piece can be exchanged for another size ${MOST_EXCHANGES} times.` },
  { code: "one-size", message: "The garment is made in one size." },
  {
    code: "recalled",
    message: "The garment has ended, and is exchanged for its replacement if for anything.",
  },
];
