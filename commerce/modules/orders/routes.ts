import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selects } from "../../http/fields";
import { pageQuery } from "../../http/paging";
import { shownDigest } from "../../http/short-digest";
import { CartApprovalSchema } from "../limits";
import { cancelOrder } from "./changing/cancel";
import { CancelDetailsSchema, CancellationBody } from "./cancel-contract";
import {
  ConsignmentListSchema,
  OrderListSchema,
  OrderNumberSchema,
  OrderSchema,
  PlaceOrderSchema,
} from "./contract";
import { showCartApproval } from "./placing/evaluate";
import { listOrders } from "./showing/list";
import { orderPaper } from "./paper";
import { placeOrder } from "./placing/place";
import { type AskedOfCaller, setNumber, showNumber } from "./changing/purchase-order";
import { selectsReturns, type ReturnsReader } from "./showing/returns-reader";
import { showCancelDetails, showOrder } from "./showing/records";
import { reorder } from "./again/reorder";
import { ReorderBody, ReorderSchema, ReorderSwapsSchema } from "./again/contract";
import { readLines, showReorder } from "./again/records";
import { swapsOf } from "./again/swaps";
import { mustAcceptTerms } from "./placing/terms";
import { showTracking, TrackingSchema } from "./showing/tracking";
import { UrgentReasonsSchema } from "./placing/urgent";

const tag = "Orders";
const OrderParams = z.object({ code: z.string().min(1).max(60) });

/** Order calls (contract §8 "Place", §9). @param returns reads what they know of an order. @param asked of the approvals. */
export function orderRoutes(api: Registrar, returns: ReturnsReader, asked: AskedOfCaller): void {
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/orders",
      tag,
      scope: "orders:write",
      summary: "Places the order of a cart; a second call returns the same order",
      who: "person",
      proxied: true,
      query: z.object({
        cartId: z.string().min(1).max(60).optional(),
        termsChecked: z.enum(["true", "false"]).optional(),
        fingerprint: shownDigest,
        urgentReason: z.string().max(40).optional(),
      }),
      answer: PlaceOrderSchema,
      status: 201,
      locatedBy: "code",
    },
    ({ query, ...call }) => {
      mustAcceptTerms(query.termsChecked);
      return placeOrder(call, query.cartId ?? "current", query);
    },
  );
  api.call(
    {
      method: "get",
      path: "/urgentReasons",
      tag,
      summary: "Why an order may be urgent; empty if no order of the organisation is",
      who: "person",
      proxied: true,
      answer: UrgentReasonsSchema,
    },
    async ({ about }) => ({ reasons: about.organisation.urgentReasons }),
  );
  api.call(
    {
      method: "get",
      path: "/users/{userId}/carts/{cartId}/approval",
      tag,
      summary: "Whether the order of a cart would need an approval, why, and who would be asked",
      who: "person",
      proxied: true,
      params: z.object({ cartId: z.string().min(1).max(60) }),
      query: z.object({ costCenterId: z.string().max(60).optional() }),
      answer: CartApprovalSchema,
    },
    ({ params, query, ...call }) => showCartApproval(call, params.cartId, query.costCenterId),
  );
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/cartFromOrder",
      tag,
      scope: ["basic", "orders:read"],
      summary: "Orders an order again: goods into the active cart, pack items into the drafts of their packs",
      who: "person",
      query: z.object({ orderCode: z.string().min(1).max(60) }),
      body: ReorderBody,
      answer: ReorderSchema,
    },
    ({ query, body, ...call }) => reorder(call, query.orderCode, body.orderEntries),
  );
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/orders/{code}/reorder/swaps",
      tag,
      scope: "orders:read",
      summary: "The lines of an order whose styles end, and what can be ordered in their place",
      who: "person",
      params: OrderParams,
      answer: ReorderSwapsSchema,
    },
    async (call) => swapsOf(call, (await readLines(call, call.params.code)).entries),
  );
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/orders/{code}/reorder",
      tag,
      scope: "orders:read",
      summary: "What the person got when they last ordered this order again",
      who: "person",
      params: OrderParams,
      answer: ReorderSchema,
    },
    (call) => showReorder(call, call.params.code),
  );
  for (const area of ["users", "orgUsers"]) {
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/orders`,
        tag,
        scope: "orders:read",
        summary: "The person's orders",
        who: "person",
        query: pageQuery.extend({
          wearerId: z.string().max(40).optional(),
          statuses: z.string().max(500).optional().openapi({
            description: "States of orders, separated by commas; without it the orders of every state",
          }),
        }),
        answer: OrderListSchema,
      },
      (call) => listOrders(call, call.query),
    );
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/orders/{code}`,
        tag,
        scope: "orders:read",
        summary: "An order as it was placed",
        who: "person",
        params: OrderParams,
        answer: OrderSchema,
      },
      (call) => {
        const fields = fieldsOf(call.query);
        const withHistory = ["journey", "historyEntries"].some((name) => selects(fields, name, "DEFAULT"));
        return showOrder(call, call.params.code, withHistory, selectsReturns(fields) ? returns : undefined);
      },
    );
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/orders/{code}/cancelDetails`,
        tag,
        scope: "orders:read",
        summary: "Whether an order can still be cancelled, and which items",
        who: "person",
        params: OrderParams,
        answer: CancelDetailsSchema,
      },
      (call) => showCancelDetails(call, call.params.code),
    );
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/orders/{code}/consignments`,
        tag,
        scope: "orders:read",
        summary: "The parcels of an order",
        who: "person",
        params: OrderParams,
        answer: ConsignmentListSchema,
      },
      async (call) => ({ consignments: (await showOrder(call, call.params.code, false)).consignments }),
    );
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/orders/{code}/consignments/{consignmentCode}/tracking`,
        tag,
        scope: "orders:read",
        summary: "Where a parcel is",
        who: "person",
        params: OrderParams.extend({ consignmentCode: z.string().min(1).max(60) }),
        answer: TrackingSchema,
      },
      (call) => showTracking(call, call.params.code, call.params.consignmentCode),
    );
    const pdf = {
      method: "get" as const,
      tag,
      scope: "orders:read" as const,
      summary: "An order as a PDF: its confirmation, or the document for tax once all of it has been sent",
      who: "person" as const,
      file: "application/pdf",
    };
    api.call({ ...pdf, path: `/${area}/{userId}/orders/{code}/pdf`, params: OrderParams }, (call) =>
      orderPaper(call, call.params.code),
    );
    api.call(
      {
        ...pdf,
        path: `/${area}/{userId}/orders/{code}/pdf/{region}`,
        params: OrderParams.extend({ region: z.string().max(10) }),
      },
      (call) => orderPaper(call, call.params.code, call.params.region),
    );
    api.call(
      {
        method: "post",
        path: `/${area}/{userId}/orders/{code}/cancellation`,
        tag,
        scope: "orders:write",
        summary: "Cancels an order, or some of its pieces, and returns their entitlement and stock",
        who: "person",
        params: OrderParams,
        body: CancellationBody,
        status: 201,
      },
      (call) => cancelOrder(call, call.params.code, call.body.cancellationRequestEntryInputs),
    );
  }
  const numberPath = "/order/{code}/purchase-order";
  api.call(
    {
      method: "get",
      path: numberPath,
      tag,
      scope: "orders:read",
      summary: "The purchase order number of an order, and the numbers that its person's units may quote",
      who: "person",
      params: OrderParams,
      answer: OrderNumberSchema,
    },
    (call) => showNumber(call, call.params.code, asked),
  );
  for (const method of ["patch", "delete"] as const) {
    api.call(
      {
        method,
        path: numberPath,
        tag,
        scope: "orders:write",
        summary:
          method === "patch"
            ? "Sets the purchase order number of an order"
            : "Removes the purchase order number of an order",
        who: "person",
        params: OrderParams,
        query: z.object({ poNumber: z.string().max(500).optional() }),
      },
      ({ query, ...call }) =>
        setNumber(call, call.params.code, method === "patch" ? (query.poNumber ?? "") : "", asked),
    );
  }
}
