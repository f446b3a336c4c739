import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { PermissionListSchema } from "../limits";
import {
  addGroup,
  addMembers,
  changeGroup,
  deleteGroup,
  giveLimit,
  removeMembers,
  takeLimit,
} from "./change";
import {
  DoneSchema,
  GroupBody,
  GroupChangeBody,
  GroupPeopleSchema,
  GroupSavedSchema,
  ListQuery,
  OfPersonQuery,
  PeopleQuery,
  UserGroupDetailSchema,
  UserGroupListSchema,
} from "./contract";
import { groupLimits, groupPeople, groupsOf, listGroups, showGroup } from "./read";

const id = z.string().min(1).max(60);
const manages = { tag: "User groups", who: "person", needs: "manage-organisation" } as const;
const all = "/users/{userId}/orgUnitUserGroups";
const one = `${all}/{userGroupId}`;
const params = z.object({ userGroupId: id });

/** Looking after groups of people (contract §10): those of the caller's unit and every unit below it. */
export function userGroupRoutes(api: Registrar): void {
  groupCalls(api);
  memberCalls(api);
  limitCalls(api);
  personCalls(api);
}

function groupCalls(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: all,
      summary: "The user groups that the caller manages",
      query: ListQuery,
      answer: UserGroupListSchema,
    },
    ({ query, ...call }) => listGroups(call, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: all,
      scope: "people:write",
      summary: "Adds a user group of a unit",
      body: GroupBody,
      answer: GroupSavedSchema,
      status: 201,
      locatedBy: "uid",
    },
    ({ body, ...call }) => addGroup(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: one,
      summary: "One user group, with its purchase limits",
      params,
      answer: UserGroupDetailSchema,
    },
    (call) => showGroup(call, call.params.userGroupId),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: one,
      scope: "people:write",
      summary: "Changes the name and the unit of a user group; what is not sent stays",
      params,
      body: GroupChangeBody,
      answer: GroupSavedSchema,
    },
    ({ body, ...call }) => changeGroup(call, call.params.userGroupId, body),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: one,
      scope: "people:write",
      summary: "Deletes a user group; its people stay",
      params,
      answer: DoneSchema,
    },
    (call) => deleteGroup(call, call.params.userGroupId),
  );
}

function memberCalls(api: Registrar): void {
  const members = `${one}/members`;
  const member = z.object({ userGroupId: id, orgCustomerId: id });
  api.call(
    {
      ...manages,
      method: "get",
      path: `${one}/availableOrgCustomers`,
      summary: "People whom the caller manages, with whether each is a member",
      params,
      query: PeopleQuery,
      answer: GroupPeopleSchema,
    },
    ({ query, ...call }) => groupPeople(call, call.params.userGroupId, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: members,
      scope: "people:write",
      summary: "Makes people members",
      params,
      // Account numbers, separated by commas.
      query: z.object({ orgCustomerId: z.string().max(8000) }),
      answer: DoneSchema,
    },
    ({ query, ...call }) =>
      addMembers(call, call.params.userGroupId, query.orgCustomerId.split(",").slice(0, 100)),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: members,
      scope: "people:write",
      summary: "Takes all members out whom the caller manages",
      params,
      answer: DoneSchema,
    },
    (call) => removeMembers(call, call.params.userGroupId),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${members}/{orgCustomerId}`,
      scope: "people:write",
      summary: "Takes one member out",
      params: member,
      answer: DoneSchema,
    },
    (call) => removeMembers(call, call.params.userGroupId, [call.params.orgCustomerId]),
  );
}

function limitCalls(api: Registrar): void {
  const limits = `${one}/orderApprovalPermissions`;
  api.call(
    {
      ...manages,
      method: "get",
      path: `${one}/availableOrderApprovalPermissions`,
      summary: "The purchase limits, with whether a user group has each",
      params,
      query: ListQuery,
      answer: PermissionListSchema,
    },
    ({ query, ...call }) => groupLimits(call, call.params.userGroupId, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: limits,
      scope: "people:write",
      summary: "Gives each member of a user group a purchase limit",
      params,
      query: z.object({ orderApprovalPermissionCode: id }),
      answer: DoneSchema,
    },
    ({ query, ...call }) => giveLimit(call, call.params.userGroupId, query.orderApprovalPermissionCode),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${limits}/{orderApprovalPermissionCode}`,
      scope: "people:write",
      summary: "Takes a purchase limit from a user group",
      params: z.object({ userGroupId: id, orderApprovalPermissionCode: id }),
      answer: DoneSchema,
    },
    (call) => takeLimit(call, call.params.userGroupId, call.params.orderApprovalPermissionCode),
  );
}

/** The groups of one person. */
function personCalls(api: Registrar): void {
  const ofPerson = "/users/{userId}/orgCustomers/{orgCustomerId}/orgUserGroups";
  const both = z.object({ orgCustomerId: id, userGroupId: id });
  api.call(
    {
      ...manages,
      method: "get",
      path: ofPerson,
      summary: "The user groups that the caller manages, with whether a person belongs to each",
      params: z.object({ orgCustomerId: id }),
      query: OfPersonQuery,
      answer: UserGroupListSchema,
    },
    ({ query, ...call }) => groupsOf(call, call.params.orgCustomerId, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${ofPerson}/{userGroupId}`,
      scope: "people:write",
      summary: "Puts a person into a user group",
      params: both,
      answer: DoneSchema,
    },
    (call) => addMembers(call, call.params.userGroupId, [call.params.orgCustomerId]),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${ofPerson}/{userGroupId}`,
      scope: "people:write",
      summary: "Takes a person out of a user group",
      params: both,
      answer: DoneSchema,
    },
    (call) => removeMembers(call, call.params.userGroupId, [call.params.orgCustomerId]),
  );
}
