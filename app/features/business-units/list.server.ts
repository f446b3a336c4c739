import type { ResponseOf } from "~/commerce/response";
import { unitsPath } from "~/paths";
import type { CsvColumn } from "~/lists/csv.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";

const STATES = [
  { value: "active", label: "Active" },
  { value: "disabled", label: "Disabled" },
];
const PAGE_SIZE = 50;

/** What the list is asked for in its address. */
export const unitsQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: unitsPath, sorts: ["tree"], names: ["status"] },
    choices: { status: STATES.map(({ value }) => value) },
  });

/** The same for the API. */
export const treeQuery = ({ search, filters }: ListQuery, currentPage: number, pageSize = PAGE_SIZE) => ({
  search,
  status: filters["status"]?.slice(0, 20),
  currentPage,
  pageSize,
});

type Page = ResponseOf<"get", "/business-units">;

/** Everything that the list of units shows. */
export function unitsView(query: ListQuery, page: Page, site: string) {
  const sorts = [{ code: "tree", name: "as a tree", selected: true }];
  return {
    ...listView(query, { ...page, sorts }, page.units.length, {
      status: STATES.find(({ value }) => value === query.filters["status"])?.label,
    }),
    title: site === "wholesale" ? "Stores" : "Business units",
    rows: page.units,
    states: STATES,
    activeCount: page.activeCount,
    disabledCount: page.disabledCount,
  };
}

/** The columns of the list as a file. */
export const unitColumns: CsvColumn<Page["units"][number]>[] = [
  { label: "Name", text: ({ name }) => name },
  { label: "Uid", text: ({ uid }) => uid },
  { label: "Above", text: ({ parentUid }) => parentUid ?? "" },
  { label: "People", text: ({ people }) => String(people) },
  { label: "Status", text: ({ status }) => (status === "active" ? "Active" : "Disabled") },
];
