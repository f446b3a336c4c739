import { answer } from "~/commerce/client.server";
import { costCentresPath } from "~/features/manage-organisation/addresses";
import { csvFile } from "~/http/csv.server";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { loadAddCostCentre } from "./add.server";

const SORTS = ["code", "-code", "name", "-name", "unit", "-unit"];
const STATES = [
  { value: "active", label: "Active" },
  { value: "disabled", label: "Disabled" },
];
const PAGE_SIZE = 20;

const queryOf = (request: Request): ListQuery =>
  listQuery(request.url, {
    path: costCentresPath,
    sorts: SORTS,
    names: ["status"],
    choices: { status: STATES.map(({ value }) => value) },
  });

const readPage = (
  visit: Visit,
  { search, filters, sort }: ListQuery,
  currentPage: number,
  pageSize: number,
) =>
  answer(
    visit.commerce.GET("/orgUsers/current/wwg-cost-centers", {
      params: {
        query: { search, status: filters["status"]?.slice(0, 20), sort, currentPage, pageSize },
      },
    }),
  );

/** Everything that the page shows: the form of a new cost centre, or the list. */
export async function loadCostCentres(visit: Visit, request: Request) {
  const adds = new URL(request.url).searchParams.get("do") === "add";
  return {
    form: adds ? await loadAddCostCentre(visit) : undefined,
    list: adds ? undefined : await loadList(visit, request),
  };
}

/** Everything that the list of cost centres shows. */
export async function loadList(visit: Visit, request: Request) {
  const query = queryOf(request);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    readPage(visit, query, currentPage, PAGE_SIZE),
  );
  return {
    ...listView(query, page, page.costCenters.length, {
      status: STATES.find(({ value }) => value === query.filters["status"])?.label,
    }),
    rows: page.costCenters,
    states: STATES,
    activeCount: page.activeCount,
    disabledCount: page.disabledCount,
    sort: query.sort,
    sortLinks: Object.fromEntries(
      ["code", "name", "unit"].map((code) => {
        const turned = query.sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

/** The list with its search, filter and sort as a file, all pages of it. */
export async function costCentresFile(visit: Visit, request: Request): Promise<Response> {
  const query = readableOnly(queryOf(request));
  type Row = Awaited<ReturnType<typeof readPage>>["costCenters"][number];
  return csvFile<Row>(
    "cost-centres",
    [
      { label: "Code", text: ({ code }) => code },
      { label: "Name", text: ({ name }) => name },
      { label: "Unit", text: ({ unit }) => unit.name },
      { label: "Unit uid", text: ({ unit }) => unit.uid },
      { label: "Linked units", text: ({ linkedUnits }) => String(linkedUnits) },
      { label: "Currency", text: ({ currency }) => currency.isocode },
      { label: "Status", text: ({ active }) => (active ? "Active" : "Disabled") },
    ],
    async (page) => (await readPage(visit, query, page, 100)).costCenters,
  );
}
