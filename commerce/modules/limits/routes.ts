import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { listBudgets, showBudget } from "./budgets";
import { budgetsOfCentre, giveBudget, takeBudget } from "./centre-budgets";
import { addBudget, changeBudget } from "./change-budget";
import {
  addPermission,
  changePermission,
  givePermission,
  permissionsOf,
  takePermission,
} from "./change-permission";
import {
  BudgetBody,
  BudgetChangeBody,
  BudgetListSchema,
  BudgetSavedSchema,
  BudgetUseSchema,
  DoneSchema,
  ListQuery,
  PermissionBody,
  PermissionChangeBody,
  PermissionDetailSchema,
  PermissionListSchema,
  PermissionSavedSchema,
  PermissionTypesSchema,
} from "./contract";
import { listPermissions, permissionTypes, showPermission } from "./permissions";

const id = z.string().min(1).max(60);
const manages = { who: "person", needs: "manage-organisation" } as const;

/** Looking after budgets and purchase limits (contract §10): those of the caller's unit and every unit below it. */
export function limitRoutes(api: Registrar): void {
  budgetCalls(api);
  centreCalls(api);
  limitCalls(api);
  personCalls(api);
}

function budgetCalls(api: Registrar): void {
  const its = { ...manages, tag: "Budgets" } as const;
  const all = "/users/{userId}/budgets";
  const params = z.object({ budgetCode: id });
  api.call(
    {
      ...its,
      method: "get",
      path: all,
      summary: "The budgets that the caller manages, with what is spent, held and left",
      query: ListQuery,
      answer: BudgetListSchema,
    },
    ({ query, ...call }) => listBudgets(call, query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: all,
      summary: "Adds a budget of a cost centre, or of a unit for now",
      body: BudgetBody,
      answer: BudgetSavedSchema,
      status: 201,
      locatedBy: "code",
    },
    ({ body, ...call }) => addBudget(call, body),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${all}/{budgetCode}`,
      summary: "One budget, with what is spent, held and left",
      params,
      answer: BudgetUseSchema,
    },
    (call) => showBudget(call, call.params.budgetCode),
  );
  api.call(
    {
      ...its,
      method: "patch",
      path: `${all}/{budgetCode}`,
      summary:
        "Changes a budget, never to less than is spent or held; disables or enables it; what is not sent stays",
      params,
      body: BudgetChangeBody,
      answer: BudgetSavedSchema,
    },
    ({ body, ...call }) => changeBudget(call, call.params.budgetCode, body),
  );
}

/** A budget belongs to one cost centre at most, so "assigning" is giving one that none has. */
function centreCalls(api: Registrar): void {
  const its = { ...manages, tag: "Budgets" } as const;
  const all = "/costcenters/{costCenterCode}/budgets";
  const params = z.object({ costCenterCode: id });
  api.call(
    {
      ...its,
      method: "get",
      path: all,
      summary: "The budgets of one cost centre",
      params,
      query: ListQuery,
      answer: BudgetListSchema,
    },
    ({ query, ...call }) => budgetsOfCentre(call, call.params.costCenterCode, query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: all,
      summary:
        "Gives a cost centre a budget that no cost centre has, for a budget belongs to one at most; it moves to the unit of the cost centre. A second time does nothing",
      params,
      query: z.object({ budgetCode: id }),
      answer: DoneSchema,
    },
    ({ query, ...call }) => giveBudget(call, call.params.costCenterCode, query.budgetCode),
  );
  api.call(
    {
      ...its,
      method: "delete",
      path: `${all}/{budgetCode}`,
      summary:
        "Takes a budget from its cost centre, unless waiting orders hold a part of it: the budget stays without a cost centre and limits nobody. A second time does nothing",
      params: z.object({ costCenterCode: id, budgetCode: id }),
      answer: DoneSchema,
    },
    ({ params: { costCenterCode, budgetCode }, ...call }) => takeBudget(call, costCenterCode, budgetCode),
  );
}

function limitCalls(api: Registrar): void {
  const its = { ...manages, tag: "Purchase limits" } as const;
  const all = "/users/{userId}/orderApprovalPermissions";
  const params = z.object({ orderApprovalPermissionCode: id });
  api.call(
    {
      ...its,
      method: "get",
      path: "/orderApprovalPermissionTypes",
      summary: "The types of purchase limit",
      answer: PermissionTypesSchema,
    },
    () => Promise.resolve(permissionTypes()),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: all,
      summary: "The purchase limits that the caller manages",
      query: ListQuery,
      answer: PermissionListSchema,
    },
    ({ query, ...call }) => listPermissions(call, query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: all,
      summary: "Adds a purchase limit of a unit",
      body: PermissionBody,
      answer: PermissionSavedSchema,
      status: 201,
      locatedBy: "code",
    },
    ({ body, ...call }) => addPermission(call, body),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${all}/{orderApprovalPermissionCode}`,
      summary: "One purchase limit, with the people who have it",
      params,
      answer: PermissionDetailSchema,
    },
    (call) => showPermission(call, call.params.orderApprovalPermissionCode),
  );
  api.call(
    {
      ...its,
      method: "patch",
      path: `${all}/{orderApprovalPermissionCode}`,
      summary: "Changes a purchase limit, or disables or enables it; what is not sent stays",
      params,
      body: PermissionChangeBody,
      answer: PermissionSavedSchema,
    },
    ({ body, ...call }) => changePermission(call, call.params.orderApprovalPermissionCode, body),
  );
}

function personCalls(api: Registrar): void {
  const its = { ...manages, tag: "Purchase limits" } as const;
  const all = "/users/{userId}/orgCustomers/{orgCustomerId}/permissions";
  const one = `${all}/{orderApprovalPermissionCode}`;
  const params = z.object({ orgCustomerId: id, orderApprovalPermissionCode: id });
  api.call(
    {
      ...its,
      method: "get",
      path: all,
      summary: "The purchase limits, with whether a person has each",
      params: z.object({ orgCustomerId: id }),
      query: ListQuery,
      answer: PermissionListSchema,
    },
    ({ query, ...call }) => permissionsOf(call, call.params.orgCustomerId, query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: one,
      scope: "people:write",
      summary: "Gives a person a purchase limit",
      params,
      answer: DoneSchema,
    },
    ({ params: { orgCustomerId, orderApprovalPermissionCode }, ...call }) =>
      givePermission(call, orgCustomerId, orderApprovalPermissionCode),
  );
  api.call(
    {
      ...its,
      method: "delete",
      path: one,
      scope: "people:write",
      summary: "Takes a purchase limit from a person",
      params,
      answer: DoneSchema,
    },
    ({ params: { orgCustomerId, orderApprovalPermissionCode }, ...call }) =>
      takePermission(call, orgCustomerId, orderApprovalPermissionCode),
  );
}
