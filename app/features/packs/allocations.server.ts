import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { packGoodsPath } from "~/features/search/pack-filter";
import type { Visit } from "~/session/visit.server";

/** Rows of the list (spec 001 §9, "Allocation view call number"). */
const PAGE_SIZE = 120;

type ApiAllocation = components["schemas"]["Allocation"];

/** The person's allocations of this period, as the page shows them. */
export async function loadAllocations(visit: Visit) {
  const { allocations } = await answer(
    visit.commerce.GET("/orgUsers/current/allocations", {
      params: { query: { pageSize: PAGE_SIZE, fields: "FULL" } },
    }),
  );
  return { allocations: allocations.map(allocationOf) };
}

const allocationOf = (allocation: ApiAllocation) => ({
  packId: allocation.packId,
  name: allocation.packName,
  period: allocation.periodText,
  stopped: allocation.closed?.message ?? allocation.usedUp,
  closing: allocation.closesAt && { closesAt: allocation.closesAt, extended: allocation.extended },
  inCart: allocation.status === "in-cart",
  goodsTo: packGoodsPath({ packId: allocation.packId, packType: allocation.packType }),
  counters: allocation.counters.map((counter) => ({
    name: counter.name,
    granted: counter.grantedText,
    used: counter.usedText,
    held: counter.heldText,
    waiting: counter.waitingText,
    left: counter.leftText,
    over: counter.overText,
  })),
  changes: allocation.changes,
});
