import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { plainCode } from "../../http/plain-text";
import {
  activate,
  deactivate,
  removeRole,
  updateContact,
  updateEmployee,
  updatePersonal,
  updateRoles,
} from "./change";
import { nextEmployeeCode } from "../organisation";
import { bulkRoutes } from "./bulk/routes";
import { checkedBy, emailFault, employeeCodeFault, mobileFault } from "./checks";
import {
  ContactBody,
  ContentBody,
  CreateBody,
  DoneSchema,
  EmployeeBody,
  EmployeeCodeSchema,
  FiltersSchema,
  ListBody,
  ManagedUserListSchema,
  PersonalBody,
  RemoveRoleBody,
  RolesBody,
  RolesSchema,
  UserDetailSchema,
  ValidSchema,
} from "./contract";
import { createUser } from "./create";
import { filtersOf, listUsers } from "./list";
import { paymentRoutes } from "./payment-routes";
import { referenceCustomerRoutes } from "./reference-routes";
import { ROLES } from "./roles";
import { showUser } from "./read";
import { sizesOfPeople, SizesOfPeopleSchema } from "./sizes";

const id = z.string().min(1).max(60);
const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const base = "/manage-users";

/** Looking after people (spec 001 §7, contract §21.6): of the caller's unit and every unit below it. */
export function manageUserRoutes(api: Registrar): void {
  reads(api);
  checks(api);
  changes(api);
  paymentRoutes(api);
  bulkRoutes(api);
  referenceCustomerRoutes(api);
}

function reads(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/sizes`,
      summary: "The usual sizes of people by name; the change log has for each that they were read",
      query: pageQuery,
      answer: SizesOfPeopleSchema,
    },
    ({ query, ...call }) => sizesOfPeople(call, query),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/list`,
      reads: true,
      summary: "The people of the caller's units, by page, sort, search and filters",
      body: ListBody,
      answer: ManagedUserListSchema,
    },
    ({ body, ...call }) => listUsers(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/filters`,
      summary: "The filters of the list, with how many each would find",
      query: z.object({ unitId: id.optional(), unitName: z.string().max(200).optional() }),
      answer: FiltersSchema,
    },
    ({ query, ...call }) => filtersOf(call, query.unitId),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/getUserDetails`,
      summary: "One person of the caller's units",
      query: z.object({ customerPK: id }),
      answer: UserDetailSchema,
    },
    ({ query, ...call }) => showUser(call, query.customerPK),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/roleDetails",
      summary: "The roles that an administrator gives and takes",
      answer: RolesSchema,
    },
    () =>
      Promise.resolve({
        roles: ROLES.map(({ code, name, description }) => ({ code, name, description })),
      }),
  );
}

function checks(api: Registrar): void {
  const except = { customerPK: id.optional() };
  const check = { ...manages, method: "get", answer: ValidSchema } as const;
  api.call(
    {
      ...manages,
      method: "get",
      path: "/generateEmployeeCode",
      summary: "An employee id that nobody of the organisation has",
      answer: EmployeeCodeSchema,
    },
    async (call) => ({ employeeCode: await nextEmployeeCode(call.db, call.about.organisation.uid) }),
  );
  api.call(
    {
      ...check,
      path: "/validateEmployeeCode",
      summary: "Whether a person can have an employee id",
      query: z.object({ empCode: z.string().max(200), ...except }),
    },
    ({ query, ...call }) => checkedBy(employeeCodeFault(call, plainCode(query.empCode), query.customerPK)),
  );
  api.call(
    {
      ...check,
      path: "/validateEmployeeEmail",
      summary: "Whether a person can have an email",
      query: z.object({ emailAddress: z.string().max(400), ...except }),
    },
    ({ query, ...call }) => checkedBy(emailFault(call, query.emailAddress, query.customerPK)),
  );
  api.call(
    {
      ...check,
      path: "/validateEmployeeMobile",
      summary: "Whether a person can have a mobile number",
      query: z.object({ empMobile: z.string().max(200), ...except }),
    },
    ({ query, ...call }) => checkedBy(mobileFault(call, query.empMobile, query.customerPK)),
  );
}

function changes(api: Registrar): void {
  const change = { ...manages, answer: DoneSchema } as const;
  api.call(
    {
      ...change,
      method: "post",
      path: `${base}/create-wwg-user`,
      scope: "people:write",
      summary: "Adds a person to a unit, without a password",
      body: CreateBody,
      status: 201,
    },
    ({ body, ...call }) => createUser(call, body),
  );
  api.call(
    {
      ...change,
      method: "patch",
      path: `${base}/updatePersonalDetails`,
      scope: "people:write",
      summary: "Changes the names of a person",
      body: PersonalBody,
    },
    ({ body, ...call }) => updatePersonal(call, body),
  );
  api.call(
    {
      ...change,
      method: "patch",
      path: `${base}/updateContactDetails`,
      scope: "people:write",
      summary: "Changes a person's email, which they sign in with, and mobile number",
      body: ContactBody,
    },
    ({ body, ...call }) => updateContact(call, body),
  );
  api.call(
    {
      ...change,
      method: "patch",
      path: `${base}/updateEmployeeDetails`,
      scope: "people:write",
      summary: "Changes a person's employee id, unit, job and working time",
      body: EmployeeBody,
    },
    ({ body, ...call }) => updateEmployee(call, body),
  );
  api.call(
    {
      ...change,
      method: "post",
      path: `${base}/updateRole`,
      scope: "people:write",
      summary: "Gives a person these roles and takes all others",
      body: RolesBody,
    },
    ({ body, ...call }) => updateRoles(call, body),
  );
  api.call(
    {
      ...change,
      method: "patch",
      path: `${base}/removeRole`,
      scope: "people:write",
      summary: "Takes one role from a person",
      body: RemoveRoleBody,
    },
    ({ body, ...call }) => removeRole(call, body),
  );
  api.call(
    {
      ...change,
      method: "post",
      path: `${base}/deactivate`,
      scope: "people:write",
      summary: "Closes a person's account and signs them out everywhere",
      body: ContentBody,
    },
    ({ body, ...call }) => deactivate(call, body.content),
  );
  api.call(
    {
      ...change,
      method: "post",
      path: `${base}/activate`,
      scope: "people:write",
      summary: "Opens a person's account again",
      body: ContentBody,
    },
    ({ body, ...call }) => activate(call, body.content),
  );
}
