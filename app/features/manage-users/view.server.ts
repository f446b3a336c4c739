import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import type { Visit } from "~/session/visit.server";

type ApiUser = components["schemas"]["ManagedUser"];

/** The name with the employee id in brackets, NA without one; only the name on the wholesale site (spec 001 §3). */
export const titleOf = (name: string, employeeCode: string, { site }: Visit): string =>
  site === "wholesale" ? name : `${name} (${employeeCode || "NA"})`;

/** A row of the list in the words of its page. */
export const rowView = (one: ApiUser, visit: Visit) => ({
  id: one.customerPK,
  title: titleOf(one.name, one.employeeCode, visit),
  name: one.name,
  employeeCode: one.employeeCode || "NA",
  email: one.email,
  mobile: one.mobile,
  unit: one.unit.name,
  unitDisabled: !one.unit.active,
  roles: one.roles.map(({ name }) => name),
  costCentre: one.defaultCostCentre,
  startsOn: one.startsOn ?? "",
  endsOn: one.endsOn ?? "",
  active: one.status === "active",
});

/** The same of a list in which `roles` are the codes that published clients read. */
export const rowOfCodes = (
  { roleDetails: roles, ...one }: Omit<ApiUser, "roles"> & { roleDetails: ApiUser["roles"] },
  visit: Visit,
) => rowView({ ...one, roles }, visit);

/** Reads one whom the caller manages. @throws CommerceError 404 for everybody else. */
export const readUser = (visit: Visit, customerPK: string) =>
  answer(visit.commerce.GET("/manage-users/getUserDetails", { params: { query: { customerPK } } }));

export type ApiUserDetail = Awaited<ReturnType<typeof readUser>>;
