import { answer } from "~/commerce/client.server";
import { unitsPath } from "~/features/manage-organisation/addresses";
import { csvFile } from "~/http/csv.server";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";

const STATES = [
  { value: "active", label: "Active" },
  { value: "disabled", label: "Disabled" },
];
const PAGE_SIZE = 50;

const queryOf = (request: Request): ListQuery =>
  listQuery(request.url, {
    path: unitsPath,
    sorts: ["tree"],
    names: ["status"],
    choices: { status: STATES.map(({ value }) => value) },
  });

const readPage = (visit: Visit, { search, filters }: ListQuery, currentPage: number, pageSize: number) =>
  answer(
    visit.commerce.GET("/business-units", {
      params: { query: { search, status: filters["status"]?.slice(0, 20), currentPage, pageSize } },
    }),
  );

/** Everything that the list of units shows. */
export async function loadUnits(visit: Visit, request: Request) {
  const query = queryOf(request);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    readPage(visit, query, currentPage, PAGE_SIZE),
  );
  const sorts = [{ code: "tree", name: "as a tree", selected: true }];
  return {
    ...listView(query, { ...page, sorts }, page.units.length, {
      status: STATES.find(({ value }) => value === query.filters["status"])?.label,
    }),
    title: visit.site === "wholesale" ? "Stores" : "Business units",
    rows: page.units,
    states: STATES,
    activeCount: page.activeCount,
    disabledCount: page.disabledCount,
  };
}

/** The list with its search and filter as a file, all pages of it. */
export async function unitsFile(visit: Visit, request: Request): Promise<Response> {
  const query = readableOnly(queryOf(request));
  type Row = Awaited<ReturnType<typeof readPage>>["units"][number];
  return csvFile<Row>(
    "business-units",
    [
      { label: "Name", text: ({ name }) => name },
      { label: "Uid", text: ({ uid }) => uid },
      { label: "Above", text: ({ parentUid }) => parentUid ?? "" },
      { label: "People", text: ({ people }) => String(people) },
      { label: "Status", text: ({ status }) => (status === "active" ? "Active" : "Disabled") },
    ],
    async (page) => (await readPage(visit, query, page, 100)).units,
  );
}
