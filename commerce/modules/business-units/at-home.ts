import { selects } from "../../http/fields";
import { b2bUserOf, peopleAtHome, type RoleCode } from "../manage-users";
import { costCentresOfUnit } from "../cost-centres";
import { APPROVER_ROLE } from "./approver-contract";
import type { UnitCall } from "./read";

/** The most people of a role that the answer names. */
const MOST = 100;

/** Whether an answer is asked for people or cost centres of a unit. */
export const selectsThoseAtHome = (fields: string | undefined): boolean =>
  ["customers", "approvers", "managers", "administrators", "costCenters"].some((name) =>
    selects(fields, name, "FULL"),
  );

/** Who is at home in a unit, by what they may do, and its cost centres, as published clients read them; two statements. */
export async function atHomeIn(call: UnitCall, uid: string) {
  const found = await peopleAtHome(call, uid);
  const withRole = (...codes: RoleCode[]) =>
    found.filter(({ roles }) => roles.some(({ code }) => codes.includes(code))).map(b2bUserOf);
  return {
    customers: withRole("customergroup", "b2bcustomergroup").slice(0, MOST),
    approvers: withRole(APPROVER_ROLE)
      .filter(({ active }) => active)
      .slice(0, MOST),
    managers: [],
    administrators: withRole("b2badmingroup").slice(0, MOST),
    costCenters: await costCentresOfUnit(call, uid),
  };
}
