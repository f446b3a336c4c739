import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { usersPath } from "~/paths";
import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import { listBody, type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import type { Visit } from "~/session/visit.server";
import { rowView } from "./view.server";

const SORTS = ["name", "-name", "employeeCode", "-employeeCode", "unit", "-unit", "-added"];
const NAMES = ["unit", "role", "status", "attention"];
const ATTENTION = ["no-pack", "closed-unit", "left-with-orders"] as const;
const STATES = ["active", "inactive"] as const;
const PAGE_SIZE = 20;

type Filters = components["schemas"]["ManagedUserFilters"]["filters"];
type Role = components["schemas"]["ManagedUser"]["roles"][number]["code"];

/** What the list is asked for in its address. */
export const usersQuery = (request: Request, filters: Filters): ListQuery =>
  listQuery(request.url, {
    ...{ path: usersPath, sorts: SORTS, names: NAMES },
    choices: {
      role: optionsOf(filters, "role").map(({ value }) => value),
      status: STATES,
      attention: ATTENTION,
    },
  });

/** The same for the API. A filter that is not one of the API's is left out. */
export function usersBody(query: ListQuery, filters: Filters, currentPage: number, pageSize = PAGE_SIZE) {
  const { unit, role, status, attention } = query.filters;
  return listBody(
    query,
    { currentPage, pageSize },
    {
      unit: unit?.slice(0, 60),
      role: nameOf(optionsOf(filters, "role"), role) ? (role as Role) : undefined,
      status: STATES.find((one) => one === status),
      attention: ATTENTION.find((one) => one === attention),
    },
  );
}

/** Everything that the list of people shows. @param unit the administrator's own. */
export function usersView(
  query: ListQuery,
  filters: Filters,
  page: ResponseOf<"post", "/manage-users/list">,
  unit: string,
  visit: Visit,
) {
  const options = Object.fromEntries(NAMES.map((name) => [name, optionsOf(filters, name)]));
  return {
    ...listView(
      query,
      page,
      page.users.length,
      Object.fromEntries(NAMES.map((name) => [name, nameOf(options[name]!, query.filters[name])])),
    ),
    rows: page.users.map((one) => rowView(one, visit)),
    people: page.peopleCount,
    rolesRequire: page.rolesRequire,
    unit,
    sort: query.sort,
    options,
    sortLinks: Object.fromEntries(
      ["name", "unit"].map((code) => {
        const turned = query.sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

/** The columns of the list as a file. */
export const userColumns = (site: string): CsvColumn<ReturnType<typeof rowView>>[] => [
  { label: "Name", text: ({ name }) => name },
  { label: "Employee id", text: ({ employeeCode }) => employeeCode },
  { label: "Email", text: ({ email }) => email },
  { label: "Mobile", text: ({ mobile }) => mobile ?? "" },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Roles", text: ({ roles }) => roles.join("; ") },
  { label: "Cost centre", text: ({ costCentre }) => costCentre ?? "" },
  { label: "First day", text: ({ startsOn }) => startsOn },
  { label: "Last day", text: ({ endsOn }) => endsOn },
  { label: "Status", text: ({ active }) => (active ? "Active" : "Inactive") },
];
