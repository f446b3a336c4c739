import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { addPurchaseOrder, changePurchaseOrder, deletePurchaseOrder } from "./change";
import {
  BusinessUnitsSchema,
  ChangeBody,
  FiltersSchema,
  ListBody,
  PurchaseOrderBody,
  PurchaseOrderDetailSchema,
  PurchaseOrderListSchema,
  SavedSchema,
} from "./contract";
import { filtersOf, findUnits, listPurchaseOrders, showPurchaseOrder } from "./read";

const id = z.string().min(1).max(60);
const base = "/wwgPurchaseOrders";
const manages = {
  tag: "Purchase orders",
  who: "person",
  needs: "manage-purchase-orders",
} as const;

/** The register of purchase orders (spec 001 §7, contract §21.7): of the caller's unit and every unit below it. */
export function purchaseOrderRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/filters`,
      summary: "The filters of the list, with how many each would find",
      answer: FiltersSchema,
    },
    filtersOf,
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/getPurchaseOrdersList`,
      reads: true,
      summary: "The purchase orders of the caller's units, by page, sort, search and filters",
      body: ListBody,
      answer: PurchaseOrderListSchema,
    },
    ({ body, ...call }) => listPurchaseOrders(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/getPurchaseOrderDetails`,
      summary: "One purchase order, with the orders that quote it and are not sent yet",
      query: z.object({ purchaseId: id }),
      answer: PurchaseOrderDetailSchema,
    },
    ({ query, ...call }) => showPurchaseOrder(call, query.purchaseId),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/addPurchaseOrder`,
      summary: "Adds a purchase order that all people of its units may quote at checkout",
      body: PurchaseOrderBody,
      answer: SavedSchema,
      status: 201,
    },
    ({ body, ...call }) => addPurchaseOrder(call, body),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/updatePurchaseOrderDetails`,
      summary: "Changes a purchase order, closes it to new orders or opens it again",
      body: ChangeBody,
      answer: SavedSchema,
    },
    ({ body, ...call }) => changePurchaseOrder(call, body),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${base}/deletePurchaseOrder`,
      summary: "Deletes a purchase order that no waiting order quotes",
      query: z.object({ purchaseOrderId: id }),
    },
    ({ query, ...call }) => deletePurchaseOrder(call, query.purchaseOrderId),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/businessunits",
      summary: "The units that the caller manages, found by name, place or number",
      query: z.object({
        searchTerm: z.string().max(200).optional(),
        b2bUnits: z.string().max(30_000).optional(),
      }),
      answer: BusinessUnitsSchema,
    },
    ({ query, ...call }) => findUnits(call, query.searchTerm ?? "", query.b2bUnits?.split(",")),
  );
}
