import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { roleCodeOf } from "../manage-users";
import { APPROVER_ROLE, ApproversQuery, RoleId, UnitApproversSchema } from "./approver-contract";
import { unitApprovers, unitPeople } from "./approvers";
import { addApprovers, removeApprover } from "./change-approvers";
import { DoneSchema, MOST_PEOPLE } from "./contract";

const id = z.string().min(1).max(60);
const manages = { tag: "Business units", who: "person", needs: "manage-organisation" } as const;
const unit = "/users/{userId}/orgUnits/{b2bUnitId}";
const roles = `${unit}/orgCustomers/{orgCustomerId}/roles`;

/** In a path, so that a wrong site is said before a wrong role. @throws OccError 400 for any other role. */
function mustBeApprover(role: string): void {
  if (role !== APPROVER_ROLE) throw invalid("roleId", `Only ${APPROVER_ROLE} belongs to a unit.`);
}

/** Who approves for a unit (contract §10). */
export function approverRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: `${unit}/availableUsers/{roleId}`,
      summary:
        "The people who are at home in a unit, with whether each has a role, such as that of its approvers",
      params: z.object({ b2bUnitId: id, roleId: id }),
      query: ApproversQuery,
      answer: UnitApproversSchema,
    },
    ({ query, ...call }) => {
      const role = roleCodeOf(call.params.roleId);
      return role === APPROVER_ROLE
        ? unitApprovers(call, call.params.b2bUnitId, query)
        : unitPeople(call, call.params.b2bUnitId, { ...query, role });
    },
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: roles,
      scope: "people:write",
      summary: "Lets people of a unit approve for it",
      // Account numbers, separated by commas.
      params: z.object({ b2bUnitId: id, orgCustomerId: z.string().min(1).max(4000) }),
      query: z.object({ roleId: RoleId }),
      answer: DoneSchema,
    },
    ({ query: _role, ...call }) =>
      addApprovers(call, call.params.b2bUnitId, call.params.orgCustomerId.split(",").slice(0, MOST_PEOPLE)),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${roles}/{roleId}`,
      scope: "people:write",
      summary: "Ends that a person of a unit approves for it",
      params: z.object({ b2bUnitId: id, orgCustomerId: id, roleId: id }),
      answer: DoneSchema,
    },
    (call) => {
      mustBeApprover(call.params.roleId);
      return removeApprover(call, call.params.b2bUnitId, call.params.orgCustomerId);
    },
  );
}
