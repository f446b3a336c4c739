import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { pressOfLine } from "~/features/lines/line-ending.server";
import { lineOf } from "~/features/lines/line.server";
import { totalsOf } from "~/features/lines/totals.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { readableDay } from "~/ui/dates";

/** A replenishment order with its goods, and what came of its dates. */
export function replenishmentView(
  one: ResponseOf<"get", "/users/current/replenishmentOrders/{code}">,
  page: ResponseOf<"get", "/users/current/replenishmentOrders/{code}/runs">,
  { code, asksToCancel }: { code: string; asksToCancel: boolean },
) {
  const { deliveryAddress: to } = one;
  return {
    code,
    active: one.active,
    frequency: one.trigger.displayTimeTable,
    start: readableDay(one.dates.first),
    next: one.dates.next && readableDay(one.dates.next),
    number: one.purchaseOrderNumber,
    costCentre: one.costCenter && [one.costCenter.code, one.costCenter.name].filter(isNew).join(" "),
    address: [to?.companyName, to?.formattedAddress].filter(Boolean).join(", "),
    mode: one.deliveryMode?.name,
    payment: one.paymentType?.displayName,
    pieces: one.totalUnitCount,
    lines: (one.entries ?? []).map((entry) => ({
      ...lineOf(one.active ? entry : { ...entry, ending: undefined }),
      press: pressOfLine(entry),
      each: entry.basePrice?.formattedValue,
    })),
    totals: totalsOf(one),
    runs: page.runs.map((run) => ({
      due: readableDay(run.dueDate),
      order: run.order && {
        code: run.order.code,
        // What stages call a new order.
        status: run.order.statusDisplay === "created" ? "placed" : run.order.statusDisplay,
        total: run.order.total?.formattedValue,
      },
      reason: run.reason,
      missed: run.missedDates,
    })),
    counts: page.counts,
    total: page.pagination.totalResults,
    currentPage: page.pagination.currentPage,
    totalPages: page.pagination.totalPages,
    cancels: asksToCancel && one.active,
    key: newIdempotencyKey(),
  };
}

/** A code is not said twice where a name is the same. */
const isNew = (word: string, at: number, all: readonly string[]) => all.indexOf(word) === at;

export type ReplenishmentView = SerializeFrom<typeof replenishmentView>;
