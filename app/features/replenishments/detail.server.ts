import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { lineOf } from "~/features/cart/line.server";
import { totalsOf } from "~/features/cart/totals.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { pageNumberOf, pageOrLast } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { replenishmentPath } from "./paths";

const PAGE_SIZE = 20;

const path = (code: string) => ({ path: { code } });

/** A replenishment order with its goods, and what came of its dates. @throws Response 404 for any other. */
export async function loadReplenishment(visit: Visit, request: Request, code: string) {
  const search = new URL(request.url).searchParams;
  const [one, page] = await Promise.all([
    answer(
      visit.commerce.GET("/users/current/replenishmentOrders/{code}", {
        params: { ...path(code), query: { fields: "FULL" } },
      }),
    ),
    pageOrLast(pageNumberOf(search), (currentPage) =>
      answer(
        visit.commerce.GET("/users/current/replenishmentOrders/{code}/runs", {
          params: { ...path(code), query: { currentPage, pageSize: PAGE_SIZE, fields: "FULL" } },
        }),
      ),
    ),
  ]).catch((error: unknown) => {
    throw error instanceof CommerceError && error.status === 404
      ? new Response(null, { status: 404 })
      : error;
  });
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
    lines: (one.entries ?? []).map((entry) => ({ ...lineOf(entry), each: entry.basePrice?.formattedValue })),
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
    cancels: search.get("do") === "cancel" && one.active,
    key: newIdempotencyKey(),
  };
}

/** A code is not said twice where a name is the same. */
const isNew = (word: string, at: number, all: readonly string[]) => all.indexOf(word) === at;

export type ReplenishmentView = SerializeFrom<typeof loadReplenishment>;

/** Cancels it. One that was cancelled in another tab stays so. */
export async function cancelReplenishment(visit: Visit, code: string, form: FormData) {
  await visit.commerce.PATCH("/users/current/replenishmentOrders/{code}", {
    params: { ...path(code), query: { fields: "active" } },
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
  });
  visit.flash({
    kind: "ok",
    text: `Replenishment order ${code} is cancelled. Orders that were placed stay.`,
  });
  return seeOther(visit, replenishmentPath(code));
}
