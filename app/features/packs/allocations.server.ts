import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { counted } from "~/ui/counted";
import { packGoodsPath } from "~/features/search/pack-filter";
import { stoppedOf } from "./stopped";

type ApiAllocation = components["schemas"]["Allocation"];
type ApiCounter = ApiAllocation["counters"][number];

/** The person's allocations of this period, as the page shows them. */
export const allocationsView = ({
  allocations,
  coming,
}: ResponseOf<"get", "/orgUsers/current/allocations">) => ({
  allocations: allocations.map(allocationOf),
  coming: coming.map(comingText),
});

type ApiComing = components["schemas"]["ComingEntitlement"];

/** "On 1 Jul 2026 you get 4 items: 3 of Tops, 1 of Jackets." or "3 points lapse in 41 days, after 31 Dec 2026." */
function comingText({ kind, packId, packName, dayText, inDays, amountText, parts }: ApiComing) {
  return { key: `${kind} ${packId} ${dayText}`, packName, text: sentence() };

  function sentence(): string {
    const money = amountText.includes("$");
    const amount = money
      ? [amountText, ...parts.map((part) => `${part.amountText} of ${part.name.toLowerCase()}`)].join(" and ")
      : amountText;
    const of = money
      ? ""
      : parts.map((part) => `${part.amountText.replace(/ items?$/, "")} of ${part.name}`).join(", ");
    const end = of ? `: ${of}.` : ".";
    if (kind === "given") return `On ${dayText} you get ${amount}${end}`;
    if (kind === "opens") return `From ${dayText} you can order ${amount}${end}`;
    const verb = /^1 /.test(amount) || (money && parts.length === 0) ? "lapses" : "lapse";
    return inDays === 0
      ? `${amount} ${verb} after today, ${dayText}${end}`
      : `${amount} ${verb} in ${counted(inDays, "day")}, after ${dayText}${end}`;
  }
}

export const isMoney = ({ measure }: Pick<ApiCounter, "measure">): boolean =>
  measure === "dollar" || measure === "subsidy";

/** A counter in the words of a table. */
export function counterView(counter: ApiCounter) {
  const figure = (amount: number, text: string) => (isMoney(counter) ? text : String(amount));
  return {
    name: counter.name,
    granted: figure(counter.granted, counter.grantedText),
    used: figure(counter.used, counter.usedText),
    waiting: figure(counter.waiting, counter.waitingText),
    held: figure(counter.held, counter.heldText),
    left: figure(counter.left, counter.leftText),
    over: counter.overText,
  };
}

const allocationOf = (allocation: ApiAllocation) => ({
  packId: allocation.packId,
  name: allocation.packName,
  period: allocation.periodText,
  ...stoppedOf(allocation),
  closing: allocation.closesAt && { closesAt: allocation.closesAt, extended: allocation.extended },
  inCart: allocation.status === "in-cart",
  goodsTo: packGoodsPath({ packId: allocation.packId, packType: allocation.packType }),
  /** Something waits for approval or lies in a cart, which needs two columns more. */
  pending: allocation.counters.some(({ waiting, held }) => waiting > 0 || held > 0),
  /** Amounts of money are too long to stand side by side on the narrowest screens. */
  money: allocation.counters.some(isMoney),
  counters: allocation.counters.map(counterView),
  changes: allocation.changes,
});
