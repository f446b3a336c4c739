import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { pageQuery } from "../../http/paging";
import { requestReturn, priceReturn } from "./request";
import { cancelReturn } from "./cancel";
import {
  AskBody,
  AskedSchema,
  ReturnableOrdersSchema,
  ReturnErrorsSchema,
  ReturnExchangeSchema,
  ReturnFiltersSchema,
  ReturnListSchema,
  ReturnPriceSchema,
  ReturnRequestSchema,
} from "./contract";
import { listReturns, returnFilters } from "./list";
import { returnableOrders, returnExchangeOf } from "./options";
import { showReturn } from "./read";
import { RULE_TEXTS } from "./rules";

const CodeParams = z.object({ code: z.string().min(1).max(60) });
const person = { tag: "Returns", who: "person", proxied: true } as const;
const listQuery = pageQuery.extend({
  status: z.string().max(40).optional(),
  orderCode: z.string().max(60).optional(),
  /** Part of a number, an order's number or a garment's name. */
  search: z.string().max(200).optional(),
});

/** Exchanges and returns (contract §9 and §21.3). */
export function returnRoutes(api: Registrar): void {
  api.call(
    {
      ...person,
      method: "get",
      path: "/orders/{code}/returnExchange",
      scope: "orders:read",
      summary: "What can be exchanged or returned of a delivered order",
      params: CodeParams,
      answer: ReturnExchangeSchema,
    },
    (call) => returnExchangeOf(call, call.params.code),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/orders/{code}/returnExchange/price",
      reads: true,
      scope: "orders:read",
      summary: "What an exchange or return would cost and refund, and who pays the post",
      params: CodeParams,
      body: AskBody,
      answer: ReturnPriceSchema,
    },
    (call) => priceReturn(call, call.params.code, call.body.entries),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/orders/{code}/returnExchange",
      scope: "orders:write",
      summary: "Books exchanges and returns of an order, and keeps what is sent instead",
      params: CodeParams,
      body: AskBody,
      answer: AskedSchema,
      status: 201,
    },
    (call) => requestReturn(call, call.params.code, call.body.entries, call.body),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/returnExchange/errors",
      scope: "orders:read",
      summary: "The rules of exchanges and returns in words, by the reason codes of refusals",
      answer: ReturnErrorsSchema,
    },
    () => Promise.resolve({ errors: RULE_TEXTS }),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/returnExchange/orders",
      scope: "orders:read",
      summary: "The person's orders of which something can still be exchanged",
      answer: ReturnableOrdersSchema,
    },
    returnableOrders,
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/returnsHistory",
      scope: "orders:read",
      summary: "The person's exchanges and returns, by page, sort, status and order",
      query: listQuery,
      answer: ReturnListSchema,
    },
    ({ query, ...call }) => listReturns(call, query),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/returnsHistory/filters",
      scope: "orders:read",
      summary: "The statuses of the person's exchanges and returns, with how many have each",
      answer: ReturnFiltersSchema,
    },
    returnFilters,
  );
  frameworkTwins(api);
}

const OccBody = z.object({
  orderCode: z.string().min(1).max(60),
  returnRequestEntryInputs: z
    .array(
      z.object({
        orderEntryNumber: z.number().int().min(0).max(100_000),
        // Standard clients send every line of the order.
        quantity: z.number().int().min(0).max(100_000),
      }),
    )
    .max(500),
});

/** The calls of standard clients, which only return for money (contract §9). */
function frameworkTwins(api: Registrar): void {
  api.call(
    {
      ...person,
      method: "get",
      path: "/users/{userId}/orderReturns",
      scope: "orders:read",
      summary: "The person's exchanges and returns",
      query: pageQuery,
      answer: ReturnListSchema,
    },
    ({ query, ...call }) => listReturns(call, query),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/users/{userId}/orderReturns/{code}",
      scope: "orders:read",
      summary: "An exchange or return with its lines and history",
      params: CodeParams,
      answer: ReturnRequestSchema,
    },
    (call) => showReturn(call, call.params.code),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/users/{userId}/orderReturns",
      scope: "orders:write",
      summary: "Returns pieces of an order for a refund",
      body: OccBody,
      answer: ReturnRequestSchema,
      status: 201,
    },
    async ({ body, ...call }) => {
      const { returnRequests } = await requestReturn(
        call,
        body.orderCode,
        body.returnRequestEntryInputs
          .filter(({ quantity }) => quantity > 0)
          .map((input) => ({ ...input, type: "RETURN" as const, reason: "NOT_NEEDED" })),
      );
      return showReturn(call, returnRequests[0]!.code);
    },
  );
  api.call(
    {
      ...person,
      method: "patch",
      path: "/users/{userId}/orderReturns/{code}",
      scope: "orders:write",
      summary: "Cancels an exchange or return whose parcel has not arrived",
      params: CodeParams,
      body: z.object({ status: z.string().max(40) }),
    },
    async (call) => {
      if (call.body.status !== "CANCELLING") throw invalid("status", "Only CANCELLING can be asked for.");
      await cancelReturn(call, call.params.code);
    },
  );
}
