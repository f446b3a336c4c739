import { counted } from "../../http/counted";
import { readableDay, zoneAbroad } from "../../http/dates";
import { formatMoney } from "../../http/money";
import type { Person } from "../../http/principal";
import type { Balance } from "../entitlement";
import type { AllocatedPack } from "./pack";
import { packBalance } from "./pack-balance";

/** A pack that is granted once never lapses; its end date is only a placeholder. */
export const lapses = (pack: Pick<AllocatedPack, "periodEnd">) => !pack.periodEnd.startsWith("9999");

/** "$177.40", "12 points" or "1 item". */
export const amountText = (amount: number, measure: string, symbol: string): string => {
  if (measure === "dollar") return formatMoney(amount, symbol);
  return counted(amount, measure === "points" ? "point" : "item");
};

/** Who reads of a pack: their unit is in a country, their organisation has one time zone for all of its people. */
export interface Place {
  unit: Pick<Person["unit"], "country" | "currencySymbol">;
  organisation: Pick<Person["organisation"], "region" | "timeZone">;
}

/** A last day in words. It ends at the organisation's midnight, which is named where that is another country's. */
export const lastDayWords = (words: string, { unit, organisation }: Place): string =>
  [words, zoneAbroad(unit, organisation)].filter(Boolean).join(", ");

/** The figures of a balance, and how they are told; undefined if nothing is counted. */
export function balanceView(
  pack: Pick<AllocatedPack, "allocationType" | "periodEnd">,
  figures: Balance | undefined,
  place: Place,
) {
  if (!figures) return undefined;
  const measure = pack.allocationType;
  const text = (amount: number) => amountText(amount, measure, place.unit.currencySymbol);
  return {
    measure,
    ...figures,
    grantedText: text(figures.granted),
    usedText: text(figures.used + figures.held),
    leftText: text(Math.max(0, figures.left)),
    waitingText: figures.waiting > 0 ? text(figures.waiting) : undefined,
    heldText: figures.held > 0 ? text(figures.held) : undefined,
    until: lapses(pack) ? lastDayWords(readableDay(pack.periodEnd), place) : undefined,
  };
}

/** "$177.40", "12 points" or "1 item" of a balance; undefined if nothing is counted. */
export const leftText = (
  pack: AllocatedPack,
  figures: Balance | undefined,
  symbol: string,
): string | undefined => figures && amountText(figures.left, pack.allocationType, symbol);

/**
 * The balance of a pack as a phrase, "59 points left until 31 Dec 2026"; undefined if nothing is counted.
 */
export function leftWords(
  pack: Parameters<typeof packBalance>[0] & Pick<AllocatedPack, "periodEnd">,
  place: Place,
): string | undefined {
  const view = balanceView(pack, packBalance(pack), place);
  return view && `${view.leftText} left${view.until ? ` until ${view.until}` : ""}`;
}
