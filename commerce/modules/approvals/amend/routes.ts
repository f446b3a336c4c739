import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { showAmend, showEligibleProducts } from "./amend";
import { AmendBody, AmendSchema, changesOf, EligibleProductsSchema } from "./contract";
import { amendOrder, priceAmend } from "./order";
import { ApprovalOrderSchema } from "../contract";

const approves = { tag: "Approvals", who: "person", needs: "approve-orders" } as const;
const path = "/orders/{orderId}/amend";
const params = z.object({ orderId: z.string().min(1).max(60) });

/** Approving fewer pieces than were asked for (spec 001 §7, contract §21.3). */
export function amendRoutes(api: Registrar): void {
  api.call(
    {
      ...approves,
      method: "get",
      path,
      scope: "orders:read",
      summary: "The lines of an order that waits, with what was asked for and what may be approved",
      params,
      answer: AmendSchema,
    },
    (call) => showAmend(call, call.params.orderId),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: `${path}/eligibleProducts`,
      scope: "orders:read",
      summary: "What may be put in the place of each line of an order that waits",
      params,
      answer: EligibleProductsSchema,
    },
    (call) => showEligibleProducts(call, call.params.orderId),
  );
  api.call(
    {
      ...approves,
      method: "post",
      path: `${path}/price`,
      reads: true,
      scope: "orders:read",
      summary: "The order as it would be with these changes; nothing is changed",
      params,
      body: AmendBody,
      answer: ApprovalOrderSchema,
    },
    ({ body, ...call }) => priceAmend(call, call.params.orderId, changesOf(body)),
  );
  // The specification writes the first; the second is the name of the same operation (spec 001 §7).
  for (const place of [path, `${path}/place`]) {
    api.call(
      {
        ...approves,
        method: "post",
        path: place,
        scope: "orders:write",
        summary:
          "Approves an order with these quantities and replacements; what is not approved goes back to its wearer",
        params,
        body: AmendBody,
        answer: ApprovalOrderSchema,
      },
      ({ body, ...call }) => amendOrder(call, call.params.orderId, changesOf(body)),
    );
  }
}
