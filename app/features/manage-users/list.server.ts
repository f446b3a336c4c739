import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { usersPath } from "~/features/manage-organisation/addresses";
import { csvFile } from "~/http/csv.server";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { rowView } from "./view.server";

const SORTS = ["name", "-name", "employeeCode", "-employeeCode", "unit", "-unit", "-added"];
const NAMES = ["unit", "role", "status"];
const PAGE_SIZE = 20;

type Filters = components["schemas"]["ManagedUserFilters"]["filters"];
type Role = components["schemas"]["ManagedUser"]["roles"][number]["code"];
const queryOf = (request: Request, filters: Filters): ListQuery =>
  listQuery(request.url, {
    ...{ path: usersPath, sorts: SORTS, names: NAMES },
    choices: {
      role: optionsOf(filters, "role").map(({ value }) => value),
      status: ["active", "inactive"],
    },
  });

const readFilters = (visit: Visit) => answer(visit.commerce.GET("/manage-users/filters"));

/** One page of the list. A filter that is not one of the API's is left out. */
function readPage(visit: Visit, query: ListQuery, filters: Filters, currentPage: number, pageSize: number) {
  const { unit, role, status } = query.filters;
  return answer(
    visit.commerce.POST("/manage-users/list", {
      body: {
        currentPage,
        pageSize,
        sort: query.sort,
        search: query.search,
        filters: {
          unit: unit?.slice(0, 60),
          role: nameOf(optionsOf(filters, "role"), role) ? (role as Role) : undefined,
          status: status === "active" || status === "inactive" ? status : undefined,
        },
      },
    }),
  );
}

/** Everything that the list of people shows. */
export async function loadUsers(visit: Visit, request: Request) {
  const { filters } = await readFilters(visit);
  const query = queryOf(request, filters);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    readPage(visit, query, filters, currentPage, PAGE_SIZE),
  );
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
    unit: (await visit.person()).orgUnit.name,
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

/** The list with its search, filters and sort as a file, all pages of it. */
export async function usersFile(visit: Visit, request: Request): Promise<Response> {
  const { filters } = await readFilters(visit);
  const query = readableOnly(queryOf(request, filters));
  return csvFile<ReturnType<typeof rowView>>(
    "users",
    [
      { label: "Name", text: ({ name }) => name },
      { label: "Employee id", text: ({ employeeCode }) => employeeCode },
      { label: "Email", text: ({ email }) => email },
      { label: "Mobile", text: ({ mobile }) => mobile ?? "" },
      { label: "Unit", text: ({ unit }) => unit },
      { label: "Roles", text: ({ roles }) => roles.join("; ") },
      { label: "Cost centre", text: ({ costCentre }) => costCentre ?? "" },
      { label: "Status", text: ({ active }) => (active ? "Active" : "Inactive") },
    ],
    async (page) => {
      const { users } = await readPage(visit, query, filters, page, 100);
      return users.map((one) => rowView(one, visit));
    },
  );
}
