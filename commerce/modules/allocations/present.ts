import { daysAfter } from "../../calendar";
import { readableDate, readableDay } from "../../http/dates";
import { balance, MONTHS_OF_PERIOD, type Measure } from "../entitlement";
import { amountText, lapses, packHead, readerOf, type AllocatedPack, type PackCall } from "../packs";
import type { Change } from "./rows";

/** What a pack counts: each bundle's items, or points, or dollars and the spend that is subsidised. */
export function countersOf(
  pack: AllocatedPack,
): { measure: Measure; bundleId: string | null; name: string }[] {
  if (pack.packType === "self-purchase") return [];
  if (pack.allocationType === "quantity") {
    return pack.bundles.map(({ id, name }) => ({ measure: "quantity", bundleId: id, name }));
  }
  if (pack.allocationType === "points") return [{ measure: "points", bundleId: null, name: "Points" }];
  const subsidised = pack.bundles.some(({ subsidyRanges }) => subsidyRanges.length > 0);
  return [
    { measure: "dollar", bundleId: null, name: "Pack credit" },
    ...(subsidised ? [{ measure: "subsidy" as const, bundleId: null, name: "Subsidised spend" }] : []),
  ];
}

type CounterKey = { measure: Measure; bundleId: string | null };
const sameCounter = (a: CounterKey, b: CounterKey) => a.measure === b.measure && a.bundleId === b.bundleId;

/** One allocation as its person and its administrator read it. */
export function allocationView(call: PackCall, pack: AllocatedPack, changes: Change[]) {
  const { unit, organisation } = call.about;
  const text = (amount: number, measure: Measure) =>
    amountText(amount, measure === "subsidy" ? "dollar" : measure, unit.currencySymbol);
  const counters = countersOf(pack);
  return {
    ...packHead(pack, readerOf(call)),
    periodStart: readableDay(pack.periodStart),
    periodEnd: lapses(pack) ? readableDay(pack.periodEnd) : undefined,
    periodText: periodText(pack),
    windowed: hasWindow(pack),
    counters: counters.map((counter) => {
      const { measure, bundleId, name } = counter;
      const { granted, used, waiting, held, left } = balance(pack.ledger, measure, bundleId);
      const figures = { granted, used: used - waiting, held, waiting, left: Math.max(0, left) };
      const over = Math.max(0, -left);
      return {
        ...{ measure, bundleId: bundleId ?? undefined, name },
        ...{ ...figures, over },
        grantedText: text(figures.granted, measure),
        usedText: text(figures.used, measure),
        heldText: text(figures.held, measure),
        waitingText: text(figures.waiting, measure),
        leftText: text(figures.left, measure),
        overText: over > 0 ? `${text(over, measure)} more than given` : undefined,
      };
    }),
    changes: changes
      .filter(({ row }) => row.allocationId === pack.allocationId)
      .map(({ row, amounts }) => ({
        date: readableDate(row.at, organisation.timeZone),
        by: row.byName,
        reason: row.reason,
        words: changeWords([
          ...amounts.map(({ amount, ...counter }) => {
            const name = counters.find((one) => sameCounter(one, counter))?.name;
            const words = `${text(Math.abs(amount), counter.measure)} ${amount > 0 ? "more" : "less"}`;
            return counter.bundleId ? `${words} in ${name}` : words;
          }),
          ...(row.extendedUntil ? [`Open until ${readableDay(row.extendedUntil)}`] : []),
        ]),
      })),
  };
}

/** A change of no amount and no day is the one that gave the pack. */
const changeWords = (words: string[]): string[] => (words.length > 0 ? words : ["Pack given"]);

/** Whether a pack, or the pre-order of one of its bundles, closes on a day. */
export const hasWindow = ({ closesAt, bundles }: AllocatedPack): boolean =>
  closesAt !== null || bundles.some(({ indentEndsAt }) => indentEndsAt !== null);

/** "Given again on 1 Jan 2027. What is left on 31 Dec 2026 lapses." */
function periodText(pack: AllocatedPack): string {
  if (pack.packType === "self-purchase") return "You pay for these items, so nothing is counted.";
  if (!lapses(pack)) return "Given once. It does not lapse.";
  const last = pack.leaves?.lastDay;
  if (last && last <= pack.periodEnd)
    return `Not given again. What is left after ${readableDay(last)} lapses.`;
  const share =
    pack.givenMonths === null ? "" : `Given for ${pack.givenMonths} of ${MONTHS_OF_PERIOD} months. `;
  return `${share}Given again on ${readableDay(daysAfter(pack.periodEnd))}. What is left on ${readableDay(pack.periodEnd)} lapses.`;
}
