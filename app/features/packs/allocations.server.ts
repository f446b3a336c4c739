import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { packGoodsPath } from "~/features/search/pack-filter";

type ApiAllocation = components["schemas"]["Allocation"];
type ApiCounter = ApiAllocation["counters"][number];

/** The person's allocations of this period, as the page shows them. */
export const allocationsView = ({ allocations }: ResponseOf<"get", "/orgUsers/current/allocations">) => ({
  allocations: allocations.map(allocationOf),
});

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
  stopped: allocation.closed?.message ?? allocation.usedUp,
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
