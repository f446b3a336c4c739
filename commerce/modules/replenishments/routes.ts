import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { listOrdersOf, OrderListSchema } from "../orders";
import { cancelReplenishment } from "./cancel";
import {
  CodeParams,
  CreateQuery,
  ListQuery,
  ReplenishmentListSchema,
  ReplenishmentSchema,
  RunListSchema,
  ScheduleBody,
} from "./contract";
import { mustAccept } from "./schedule";
import { createReplenishment } from "./create";
import { listReplenishments, listRuns } from "./list";
import { ownReplenishment, showReplenishment } from "./read";
import { swapLine } from "./swap";

const own = { tag: "Replenishment orders", who: "person", needs: "schedule-orders" } as const;

/** Orders that are placed again and again (contract §8 "Replenishment", §9). `orgUsers` answers like `users`. */
export function replenishmentRoutes(api: Registrar): void {
  for (const area of ["users", "orgUsers"]) {
    const base = `/${area}/{userId}/replenishmentOrders`;
    api.call(
      {
        ...own,
        method: "post",
        path: base,
        scope: "orders:write",
        summary: "Makes a replenishment order of a cart; a second call returns the same one",
        query: CreateQuery,
        body: ScheduleBody,
        answer: ReplenishmentSchema,
        status: 201,
        locatedBy: "replenishmentOrderCode",
      },
      ({ query, body, ...call }) => {
        mustAccept(call, { query, body });
        return createReplenishment(call, { query, body });
      },
    );
    api.call(
      {
        ...own,
        method: "get",
        path: base,
        scope: "orders:read",
        summary: "The person's replenishment orders, cancelled ones too",
        query: ListQuery,
        answer: ReplenishmentListSchema,
      },
      ({ query, ...call }) => listReplenishments(call, query),
    );
    api.call(
      {
        ...own,
        method: "get",
        path: `${base}/{code}`,
        scope: "orders:read",
        summary: "One replenishment order with its goods, at the prices of today",
        params: CodeParams,
        answer: ReplenishmentSchema,
      },
      ({ params, ...call }) => showReplenishment(call, params.code),
    );
    api.call(
      {
        ...own,
        method: "get",
        path: `${base}/{code}/orders`,
        scope: "orders:read",
        summary: "The orders that were placed by a replenishment order",
        params: CodeParams,
        query: pageQuery,
        answer: OrderListSchema,
      },
      async ({ params, query, ...call }) => {
        await ownReplenishment(call, params.code);
        return listOrdersOf(call, query, params.code);
      },
    );
    api.call(
      {
        ...own,
        method: "get",
        path: `${base}/{code}/runs`,
        scope: "orders:read",
        summary: "What came of the dates that have passed: an order, or why there is none",
        params: CodeParams,
        query: pageQuery,
        answer: RunListSchema,
      },
      ({ params, query, ...call }) => listRuns(call, params.code, query),
    );
    api.call(
      {
        ...own,
        method: "post",
        path: `${base}/{code}/entries/{entryNumber}/swap`,
        scope: "orders:write",
        summary: "Puts what replaces the style of a line into its place, for all orders to come",
        params: CodeParams.extend({ entryNumber: z.coerce.number().int().min(0).max(100_000) }),
        answer: ReplenishmentSchema,
      },
      ({ params, ...call }) => swapLine(call, params.code, params.entryNumber),
    );
    api.call(
      {
        ...own,
        method: "patch",
        path: `${base}/{code}`,
        scope: "orders:write",
        summary: "Cancels a replenishment order; a second time changes nothing",
        params: CodeParams,
        answer: ReplenishmentSchema,
      },
      ({ params, ...call }) => cancelReplenishment(call, params.code),
    );
  }
}
