import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { ManagedUserListSchema } from "../manage-users";
import { unitEditRoutes } from "./edit-routes";
import { approverRoutes } from "./approver-routes";
import { addMembers, removeMembers } from "./change-members";
import { disableUnit, enableUnit } from "./change";
import {
  BusinessUnitDetailSchema,
  BusinessUnitListSchema,
  DeliveryAndShippingSchema,
  DoneSchema,
  FindPeopleQuery,
  FoundPeopleSchema,
  ListQuery,
  MembersBody,
  RemovalSchema,
  UsersTabBody,
} from "./contract";
import { findPeople, validateRemoval } from "./members";
import { referenceUnitRoutes } from "./reference-routes";
import { deliveryAndShipping, listUnits, showUnit, unitUsers } from "./read";

const id = z.string().min(1).max(60);
const manages = { tag: "Business units", who: "person", needs: "manage-organisation" } as const;
const base = "/business-units";
const params = z.object({ b2bUnitId: id });

/** Looking after units (spec 001 §7, contract §21.5): the caller's unit and every unit below it. */
export function businessUnitRoutes(api: Registrar): void {
  unitEditRoutes(api);
  approverRoutes(api);
  referenceUnitRoutes(api);
  unitCalls(api);
  peopleCalls(api);
}

function unitCalls(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: base,
      summary: "The units that the caller manages, each after its parent",
      query: ListQuery,
      answer: BusinessUnitListSchema,
    },
    ({ query, ...call }) => listUnits(call, query),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/details/deliveryAndShipping`,
      summary: "Where goods of a unit are sent, and how",
      query: z.object({ b2bUnit: id }),
      answer: DeliveryAndShippingSchema,
    },
    ({ query, ...call }) => deliveryAndShipping(call, query.b2bUnit),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/{b2bUnitId}`,
      summary: "One unit, with what would be disabled with it",
      params,
      answer: BusinessUnitDetailSchema,
    },
    (call) => showUnit(call, call.params.b2bUnitId),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/{b2bUnitId}/disable`,
      summary: "Disables a unit with every unit below it, their people and cost centres",
      params,
      answer: DoneSchema,
    },
    (call) => disableUnit(call, call.params.b2bUnitId),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/{b2bUnitId}/enable`,
      summary: "Enables a unit whose parent is enabled",
      params,
      answer: DoneSchema,
    },
    (call) => enableUnit(call, call.params.b2bUnitId),
  );
}

/** The people of a unit: those who are at home there, and members (docs/decisions/0064). */
function peopleCalls(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: "/manage-users/businessUnitUsersTab",
      reads: true,
      summary: "The people of one unit",
      body: UsersTabBody,
      answer: ManagedUserListSchema,
    },
    ({ body, ...call }) => unitUsers(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/searchUsersFromBillTo",
      summary: "People whom the caller sees, to be added to a unit; the first 20",
      query: FindPeopleQuery,
      answer: FoundPeopleSchema,
    },
    ({ query, ...call }) => findPeople(call, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: "/addUserToSelectedBusinessUnit",
      scope: "people:write",
      summary: "Makes people members of a unit, beside their home unit",
      body: MembersBody,
      answer: DoneSchema,
    },
    ({ body, ...call }) => addMembers(call, body),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: "/manage-users/removeUserValidation",
      reads: true,
      summary: "What stands in the way of taking people out of a unit",
      body: MembersBody,
      answer: RemovalSchema,
    },
    ({ body, ...call }) => validateRemoval(call, body.unitUid, body.customerPKs),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: "/manage-users/removeUserFromUnit",
      scope: "people:write",
      summary: "Takes people out of a unit that is not their home",
      body: MembersBody,
      answer: DoneSchema,
    },
    ({ body, ...call }) => removeMembers(call, body),
  );
}
