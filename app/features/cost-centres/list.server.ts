import type { ResponseOf } from "~/commerce/response";
import { costCentresPath } from "~/paths";
import { unitLabel, unitNoun } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { shownDays } from "~/ui/active-days";
import { CENTRE_STATES } from "./labels";

const SORTS = ["code", "-code", "name", "-name", "unit", "-unit"];
const STATES = [
  { value: "active", label: "Active" },
  { value: "disabled", label: "Disabled" },
];
const PAGE_SIZE = 20;

/** What the list is asked for in its address. */
export const costCentresQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: costCentresPath, sorts: SORTS, names: ["status"] },
    choices: { status: STATES.map(({ value }) => value) },
  });

/** The same for the API. */
export const centresQuery = (
  { search, filters, sort }: ListQuery,
  currentPage: number,
  pageSize = PAGE_SIZE,
) => ({ search, status: filters["status"]?.slice(0, 20), sort, currentPage, pageSize });

type Page = ResponseOf<"get", "/orgUsers/current/wwg-cost-centers">;

/** Everything that the list of cost centres shows. */
export function costCentresView(query: ListQuery, page: Page) {
  return {
    ...listView(query, page, page.costCenters.length, {
      status: STATES.find(({ value }) => value === query.filters["status"])?.label,
    }),
    rows: page.costCenters.map((centre) => ({
      ...centre,
      state: CENTRE_STATES[centre.state],
      days: shownDays(centre),
    })),
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

/** The columns of the list as a file. */
export const costCentreColumns = (site: string): CsvColumn<Page["costCenters"][number]>[] => [
  { label: "Code", text: ({ code }) => code },
  { label: "Name", text: ({ name }) => name },
  { label: unitLabel(site), text: ({ unit }) => unit.name },
  { label: `${unitLabel(site)} uid`, text: ({ unit }) => unit.uid },
  { label: `Linked ${unitNoun(site)}s`, text: ({ linkedUnits }) => String(linkedUnits) },
  { label: "Currency", text: ({ currency }) => currency.isocode },
  { label: "Status", text: ({ state }) => CENTRE_STATES[state].label },
  { label: "First day", text: (centre) => shownDays(centre).from ?? "" },
  { label: "Last day", text: (centre) => shownDays(centre).until ?? "" },
];
