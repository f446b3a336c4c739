import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selects } from "../../http/fields";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";
import { addRole, removeRole } from "./change";
import { DoneSchema } from "./contract";
import {
  addCustomer,
  changeCustomer,
  listApprovers,
  listCustomers,
  refuseApprover,
  showCustomer,
} from "./customers";
import { B2BApproverSchema, B2BUserSchema, CustomerBody, NewCustomerBody } from "./reference-contract";
import { ROLE_CODES, roleCodeOf } from "./roles";

const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const all = "/users/{userId}/orgCustomers";
const one = `${all}/{orgCustomerId}`;
const params = z.object({ orgCustomerId: z.string().min(1).max(60) });

/** People as published clients read and change them (contract §10); the shop's own pages do more. */
export function referenceCustomerRoutes(api: Registrar): void {
  reads(api);
  approverCalls(api);
  changes(api);
  roleCalls(api);
}

function reads(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: all,
      summary: "The people whom the caller sees, by page and sort",
      query: pageQuery.extend({ search: z.string().max(200).optional() }),
      answer: z
        .object({
          users: z.array(B2BUserSchema),
          pagination: PaginationSchema,
          sorts: z.array(SortSchema),
        })
        .openapi("B2BUserList"),
    },
    ({ query, ...call }) => listCustomers(call, query, selects(fieldsOf(query), "approvers", "FULL")),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: one,
      summary: "One person whom the caller sees",
      params,
      answer: B2BUserSchema,
    },
    (call) => showCustomer(call, call.params.orgCustomerId),
  );
}

/** Who is asked about a person's orders, which follows from the unit: nobody is given to one person or taken away. */
function approverCalls(api: Registrar): void {
  const approvers = `${one}/approvers`;
  api.call(
    {
      ...manages,
      method: "get",
      path: approvers,
      summary: "Who is asked when a person orders for their home unit, all of them `selected`",
      params,
      query: pageQuery,
      answer: z
        .object({
          users: z.array(B2BApproverSchema),
          pagination: PaginationSchema,
          sorts: z.array(SortSchema),
        })
        .openapi("B2BApproverList"),
    },
    ({ query, ...call }) => listApprovers(call, call.params.orgCustomerId, query),
  );
  for (const method of ["post", "delete"] as const) {
    api.call(
      {
        ...manages,
        method,
        path: `${approvers}/{approverId}`,
        scope: "people:write",
        summary:
          method === "post"
            ? "Refused with the reason: approvers are of a unit, not of a person"
            : "Refused with the reason: approvers of a unit are not taken from one person",
        params: params.extend({ approverId: z.string().min(1).max(60) }),
        answer: DoneSchema,
      },
      (call) => refuseApprover(call, call.params.orgCustomerId),
    );
  }
}

function changes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: all,
      scope: "people:write",
      summary: "Adds a person to a unit, without a password",
      body: NewCustomerBody,
      answer: B2BUserSchema,
      status: 201,
      locatedBy: "customerId",
    },
    ({ body, ...call }) => addCustomer(call, body),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: one,
      scope: "people:write",
      summary:
        "Changes a person: title, names, email, unit and roles, and whether the account is open; what is not sent stays",
      params,
      body: CustomerBody,
      answer: B2BUserSchema,
    },
    ({ body, ...call }) => changeCustomer(call, call.params.orgCustomerId, body),
  );
}

function roleCalls(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: `${one}/roles`,
      scope: "people:write",
      summary: "Gives a person a role beside those that they have",
      params,
      query: z.object({ roleId: z.enum(ROLE_CODES, { error: "There is no such role." }) }),
      answer: DoneSchema,
    },
    ({ query, ...call }) => addRole(call, { customerPK: call.params.orgCustomerId, roleCode: query.roleId }),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${one}/roles/{roleId}`,
      scope: "people:write",
      summary: "Takes a role from a person who keeps another",
      params: params.extend({ roleId: z.string().min(1).max(60) }),
      answer: DoneSchema,
    },
    (call) =>
      removeRole(call, {
        customerPK: call.params.orgCustomerId,
        roleCode: roleCodeOf(call.params.roleId),
      }),
  );
}
