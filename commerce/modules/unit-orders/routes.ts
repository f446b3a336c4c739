import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { OrderSchema } from "../orders";
import { UnitOrderListSchema, UnitOrdersQuery } from "./contract";
import { listUnitOrders } from "./list";
import { showUnitOrder } from "./read";

const views = {
  method: "get",
  tag: "Orders",
  scope: "orders:read",
  who: "person",
  needs: "view-unit-orders",
} as const;

/** The orders of a unit for whoever has the right to view them (spec 002 §6, contract §10). */
export function unitOrderRoutes(api: Registrar): void {
  api.call(
    {
      ...views,
      path: "/orgUsers/{userId}/orgUnits/orders",
      summary: "The orders of everybody in the caller's unit and the units below it",
      query: UnitOrdersQuery,
      answer: UnitOrderListSchema,
    },
    ({ query, ...call }) => listUnitOrders(call, query),
  );
  api.call(
    {
      ...views,
      path: "/orgUsers/{userId}/orgUnits/orders/{code}",
      summary:
        "One of those orders, to be read only; for somebody who may not see prices it has no amounts, and `ownShare` is 0",
      params: z.object({ code: z.string().min(1).max(60) }),
      answer: OrderSchema,
    },
    (call) => showUnitOrder(call, call.params.code),
  );
}
