import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { counterView, isMoney } from "~/features/packs/allocations.server";
import { lastOrderView } from "~/features/packs/last-order.server";
import type { Visit } from "~/session/visit.server";
import { rowCode } from "./pack-rows";
import { stoppedOf } from "~/features/packs/stopped";

type ApiAllocation = components["schemas"]["Allocation"];
type Counter = ApiAllocation["counters"][number];

/** Rows of the list (spec 001 §9, "Allocation view call number"). */
const PAGE_SIZE = 120;

/** The packs of a person in this period, and those that an administrator can give them. */
export async function readPacks({ commerce }: Visit, customerPK: string) {
  const path = { userId: customerPK };
  const [{ allocations }, { packs }] = await Promise.all([
    answer(
      commerce.GET("/orgUsers/{userId}/allocations", {
        params: { path, query: { pageSize: PAGE_SIZE, fields: "FULL" } },
      }),
    ),
    answer(commerce.GET("/orgUsers/{userId}/givablePacks", { params: { path } })),
  ]);
  // One number for each row of the form, whichever pack it is of.
  let row = 0;
  const next = () => row++;
  return {
    has: allocations.map((allocation) => packView(allocation, next)),
    givable: packs.map(({ packId, packName, closed }) => ({
      value: packId,
      label: closed ? `${packName} (${closed.toLowerCase()})` : packName,
    })),
  };
}

const packView = (allocation: ApiAllocation, next: () => number) => ({
  packId: allocation.packId,
  name: allocation.packName,
  period: allocation.periodText,
  lastOrder: allocation.lastOrder && lastOrderView(allocation.lastOrder),
  ...stoppedOf(allocation),
  counters: allocation.counters.map((counter) => ({
    ...counterView(counter),
    index: next(),
    of: rowCode({ packId: allocation.packId, bundleId: counter.bundleId, measure: counter.measure }),
    money: isMoney(counter),
    had: hadWords(counter),
    share: { taken: counter.used + counter.held + counter.waiting, granted: counter.granted },
    pieces: counter.measure === "quantity",
  })),
  window: allocation.windowed
    ? {
        index: next(),
        of: rowCode({ packId: allocation.packId, measure: "until" }),
        closesAt: allocation.closesAt,
        extended: allocation.extended,
      }
    : undefined,
  changes: allocation.changes,
});

/** "46 of 75 points used, 9 to approve", "$20.00 of $250.00 used". What is nothing is not said. */
function hadWords(counter: Counter): string {
  const { used, waiting, held } = counterView(counter);
  return [
    `${used} of ${counter.grantedText} used`,
    counter.waiting > 0 && `${waiting} to approve`,
    counter.held > 0 && `${held} in a cart`,
  ]
    .filter(Boolean)
    .join(", ");
}
