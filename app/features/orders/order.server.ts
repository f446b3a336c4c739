import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { lineOf } from "~/features/cart/line.server";
import { totalsOf } from "~/features/cart/totals.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

type ApiOrder = components["schemas"]["Order"];

/** One order of the person for its pages. Another person's order is thrown as not found. */
export async function loadOrder(visit: Visit, code: string) {
  const order = await answer(
    visit.commerce.GET("/users/current/orders/{code}", {
      params: { path: { code }, query: { fields: "FULL" } },
    }),
  );
  return orderView(order);
}

function orderView(order: ApiOrder) {
  const entries = order.entries ?? [];
  return {
    code: order.code,
    placed: readableDate(order.placed),
    statusDisplay: order.statusDisplay,
    cancellable: order.cancellable ?? false,
    pieces: order.totalUnitCount,
    totals: totalsOf(order),
    groups: groupsOf(entries),
    orderedBy: order.user?.name,
    unit: order.orgUnit?.name,
    address: order.deliveryAddress && {
      name:
        order.deliveryAddress.companyName ||
        `${order.deliveryAddress.firstName} ${order.deliveryAddress.lastName}`.trim(),
      text: order.deliveryAddress.formattedAddress,
    },
    mode: order.deliveryMode?.name,
    payment: order.paymentType?.displayName,
    ownShare: order.ownShare.value > 0 ? order.ownShare.formattedValue : undefined,
    ownShareBy: order.ownShareBy,
    purchaseOrderNumber: order.purchaseOrderNumber,
    costCentre: order.costCenter && `${order.costCenter.code} ${order.costCenter.name}`,
    consignments: (order.consignments ?? []).map((parcel) => ({
      code: parcel.code,
      statusDisplay: parcel.statusDisplay,
      date: readableDate(parcel.statusDate),
      carrier: parcel.carrier,
      tracking: parcel.trackingID,
      items: parcel.entries.flatMap(({ entryNumber, quantity }) => {
        const entry = entries.find((one) => one.entryNumber === entryNumber);
        return entry ? [`${quantity} × ${lineOf(entry).name}`] : [];
      }),
    })),
  };
}

export type OrderView = SerializeFrom<typeof orderView>;

/** Lines by the pack they came from; the returns note is the pack's. */
function groupsOf(entries: NonNullable<ApiOrder["entries"]>) {
  const packIds = [...new Set(entries.map((entry) => entry.packId))];
  return packIds.map((packId) => {
    const its = entries.filter((entry) => entry.packId === packId);
    return {
      packId,
      name: packId ? (its[0]?.packName ?? "Pack") : undefined,
      returnsNote: its[0]?.returnsNote,
      lines: its.map(lineOf),
    };
  });
}

const whole = (text: string | null) => {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, 100_000) : 0;
};

/** A page of the person's orders, newest first unless the address says otherwise. */
export async function loadOrders(visit: Visit, search: URLSearchParams) {
  const sort = search.get("sort")?.slice(0, 40) || undefined;
  const asked = whole(search.get("currentPage"));
  const page = (currentPage: number) =>
    answer(
      visit.commerce.GET("/users/current/orders", {
        params: { query: { currentPage, pageSize: 20, sort } },
      }),
    );
  const there = await page(asked);
  const { totalPages } = there.pagination;
  // A page number beyond the last page shows the last page.
  const { orders, pagination, sorts } =
    totalPages > 0 && asked >= totalPages ? await page(totalPages - 1) : there;
  return {
    orders: orders.map((order) => ({
      code: order.code,
      placed: readableDate(order.placed),
      statusDisplay: order.statusDisplay,
      purchaseOrderNumber: order.purchaseOrderNumber,
      pieces: order.totalUnitCount,
      charged: order.charged,
    })),
    sort: sorts.find(({ selected }) => selected)?.code ?? "byDate",
    sorts: sorts.map(({ code, name }) => ({ code, name })),
    currentPage: pagination.currentPage,
    totalPages,
    total: pagination.totalResults,
  };
}
