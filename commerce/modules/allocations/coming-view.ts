import { daysBetween } from "../../calendar";
import { readableDay, zoneAbroad } from "../../http/dates";
import { todayOf } from "../../http/today";
import { amountText, type AllocatedPack, type PackCall } from "../packs";
import { comingOf, type Coming } from "./coming";

/** What comes to the person of a call within 12 months, as the API answers it. */
export function comingViews(call: PackCall, packs: readonly AllocatedPack[]) {
  const { user, unit, organisation } = call.about;
  const today = todayOf(call);
  const { timeZone } = organisation;
  return comingOf(packs, { fte: user.fte, today, now: call.now(), timeZone }).map((one) => ({
    kind: one.kind,
    packId: one.pack.id,
    packName: one.pack.name,
    day: one.day,
    dayText: [readableDay(one.day), zoneAbroad(unit, organisation)].filter(Boolean).join(", "),
    inDays: daysBetween(today, one.day),
    ...amountsOf(one, unit.currencySymbol),
  }));
}

function amountsOf({ pack, amounts }: Coming, symbol: string) {
  const text = (amount: number, measure: string) =>
    amountText(amount, measure === "subsidy" ? "dollar" : measure, symbol);
  const counted = amounts.filter(({ measure }) => measure === pack.allocationType);
  const main = counted.length > 0 ? counted : amounts;
  const beside = counted.length > 0 ? amounts.filter((one) => !counted.includes(one)) : [];
  const sum = main.reduce((all, { amount }) => all + amount, 0);
  return {
    amountText: text(sum, main[0]!.measure),
    parts: [...(main.length > 1 ? main : []), ...beside].map(({ name, amount, measure }) => ({
      name,
      amountText: text(amount, measure),
    })),
  };
}
