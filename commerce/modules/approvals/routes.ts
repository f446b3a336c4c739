import { z } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import {
  ApprovalLinkSchema,
  ApprovalListSchema,
  ApprovalOrderSchema,
  DecideBody,
  DecidedSchema,
  DecisionBody,
  DecisionSchema,
  DeclineReasonsSchema,
  EmployeeSchema,
  FiltersSchema,
  ListBody,
  OrderApprovalListSchema,
  OrderApprovalSchema,
  OrderBudgetSchema,
} from "./contract";
import { amendRoutes } from "./amend/routes";
import { byMailRoutes } from "./by-mail/routes";
import { approveOrDecline, approveOrReject } from "./decide";
import { delegationRoutes } from "./delegation-routes";
import { filtersOf } from "./filters";
import { followLink } from "./link";
import { listApprovals } from "./list";
import {
  listOrderApprovals,
  showApproval,
  showEmployee,
  showEmployeeHistory,
  showOrderApproval,
  showOrderBudget,
} from "./read";
import { declineReasonMap } from "./reasons";

const approves = { tag: "Approvals", who: "person", needs: "approve-orders" } as const;
const id = z.string().min(1).max(60);
const ofUser = "/orgUsers/{userId}/manageapprovals";

/**
 * Deciding about orders that wait for approval (spec 001 §7, contract §21.4), and the framework's calls for the same
 * (contract §10): of the caller's unit and every unit below it, without the caller's own.
 */
export function approvalRoutes(api: Registrar, parts: { logger: Logger }): void {
  byMailRoutes(api, parts);
  amendRoutes(api);
  delegationRoutes(api);
  api.call(
    {
      ...approves,
      method: "post",
      path: `${ofUser}/pendingApprovalOrders`,
      reads: true,
      scope: "orders:read",
      summary: "The orders that wait for the caller's decision, by page, sort, search and filters",
      body: ListBody,
      answer: ApprovalListSchema,
    },
    ({ body, ...call }) => listApprovals(call, "pending", body),
  );
  api.call(
    {
      ...approves,
      method: "post",
      path: `${ofUser}/actionedOrders`,
      reads: true,
      scope: "orders:read",
      summary: "The orders that were approved or declined, by page, sort, search and filters",
      body: ListBody,
      answer: ApprovalListSchema,
    },
    ({ body, ...call }) => listApprovals(call, "actioned", body),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/pendingApprovalOrders",
      scope: "orders:read",
      summary:
        "The orders that wait for the caller's decision, longest waiting first, each with its first goods",
      query: pageQuery,
      answer: ApprovalListSchema,
    },
    ({ query, ...call }) => listApprovals(call, "pending", query, { mediaBaseUrl: call.mediaBaseUrl }),
  );
  for (const kind of ["pending", "actioned"] as const) {
    api.call(
      {
        ...approves,
        method: "get",
        path: `/manageapprovals/${kind}Filters`,
        scope: "orders:read",
        summary: `The filters of the list of ${kind} orders, with how many each would find`,
        answer: FiltersSchema,
      },
      (call) => filtersOf(call, kind),
    );
  }
  api.call(
    {
      ...approves,
      method: "get",
      path: "/getOrderDeclineReasons",
      scope: "orders:read",
      summary: "The reasons for declining an order",
      answer: DeclineReasonsSchema,
    },
    () => Promise.resolve(declineReasonMap()),
  );
  api.call(
    {
      ...approves,
      method: "post",
      path: "/approveDeclineOrder",
      scope: "orders:write",
      summary: "Approves an order that waits, or declines it with a reason",
      body: DecideBody,
      answer: DecidedSchema,
    },
    ({ body, ...call }) => approveOrDecline(call, body),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/approvalLink",
      scope: "orders:read",
      summary: "The order of a link in a mail to the caller, as long as it waits",
      query: z.object({ key: z.string().min(1).max(100) }),
      answer: ApprovalLinkSchema,
    },
    ({ query, ...call }) => followLink(call, query.key),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/approve-order/{orderId}",
      scope: "orders:read",
      summary: "An order that waits or waited for approval, as an approver sees it",
      params: z.object({ orderId: id }),
      answer: ApprovalOrderSchema,
    },
    (call) => showApproval(call, call.params.orderId),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/approve-order/{orderId}/budget",
      scope: "orders:read",
      summary: "The budget that an order is charged to, without the order, and what the order takes of it",
      params: z.object({ orderId: id }),
      answer: OrderBudgetSchema,
    },
    (call) => showOrderBudget(call, call.params.orderId),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/employee/{employeeId}",
      scope: "orders:read",
      summary: "A person of the caller's units",
      params: z.object({ employeeId: id }),
      answer: EmployeeSchema,
    },
    (call) => showEmployee(call, call.params.employeeId),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/employee-history/{employeeId}",
      scope: "orders:read",
      summary: "The orders that a person placed in the caller's units, newest first",
      params: z.object({ employeeId: id }),
      query: pageQuery,
      answer: ApprovalListSchema,
    },
    ({ query, ...call }) => showEmployeeHistory(call, call.params.employeeId, query),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/users/{userId}/orderapprovals",
      scope: "orders:read",
      summary: "Orders that wait for the caller's decision or were decided",
      query: pageQuery,
      answer: OrderApprovalListSchema,
    },
    ({ query, ...call }) => listOrderApprovals(call, query),
  );
  api.call(
    {
      ...approves,
      method: "get",
      path: "/users/{userId}/orderapprovals/{approvalCode}",
      scope: "orders:read",
      summary: "The approval of one order; its code is the order's",
      params: z.object({ approvalCode: id }),
      answer: OrderApprovalSchema,
    },
    (call) => showOrderApproval(call, call.params.approvalCode),
  );
  api.call(
    {
      ...approves,
      method: "post",
      path: "/users/{userId}/orderapprovals/{approvalCode}/decision",
      scope: "orders:write",
      summary: "Approves an order that waits, or rejects it with a comment",
      params: z.object({ approvalCode: id }),
      body: DecisionBody,
      answer: DecisionSchema,
    },
    ({ body, ...call }) => approveOrReject(call, call.params.approvalCode, body),
  );
}
