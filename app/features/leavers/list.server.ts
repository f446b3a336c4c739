import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { choiceOf, type readUnits } from "~/features/manage-users/units.server";
import { titleOf } from "~/features/manage-users/view.server";
import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { leaversPath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";

type ApiLeaver = components["schemas"]["Leaver"];
type ApiUnit = components["schemas"]["LeaverUnit"];

const SORTS = ["-lastDay", "lastDay", "name", "unit"];
const PAGE_SIZE = 20;

/** What the list is asked for in its address. */
export const leaversQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: leaversPath, sorts: SORTS, names: ["unit", "state"] },
    choices: { state: ["out"] },
  });

/** The same for the API. */
export const leaversParams = (
  { search, sort, filters }: ListQuery,
  currentPage: number,
  pageSize = PAGE_SIZE,
) => ({
  ...{ currentPage, pageSize, sort },
  search: search || undefined,
  unit: filters["unit"]?.slice(0, 60),
  state: filters["state"] ? ("out" as const) : undefined,
});

export const figuresView = ({
  issued,
  returned,
  wornOut,
  missing,
  stillOut,
  value,
}: ApiLeaver | ApiUnit) => ({
  ...{ issued, returned, wornOut, missing, stillOut },
  value: value?.formattedValue ?? "",
  /** As a spreadsheet adds it. */
  amount: value ? value.value.toFixed(2) : "",
  currency: value?.currencyIso ?? "",
});

export const leaverRow = (one: ApiLeaver, visit: Visit) => ({
  id: one.customerPK,
  title: titleOf(one.name, one.employeeCode, visit),
  name: one.name,
  employeeCode: one.employeeCode,
  unit: one.unit.name,
  lastDay: one.lastDay,
  last: readableDay(one.lastDay),
  left: one.left,
  waiting: one.waiting,
  ...figuresView(one),
});

export const unitRow = (one: ApiUnit) => ({
  uid: one.unit.uid,
  unit: one.unit.name,
  people: one.people,
  ...figuresView(one),
});

/** Everything that the list shows. */
export function leaversView(
  query: ListQuery,
  page: ResponseOf<"get", "/manage-users/leavers">,
  units: Awaited<ReturnType<typeof readUnits>>,
  visit: Visit,
) {
  const options = choiceOf(units);
  const named = options?.find(({ value }) => value === query.filters["unit"])?.label;
  return {
    ...listView(query, page, page.leavers.length, {
      unit: named,
      state: query.filters["state"] && "Pieces still out",
    }),
    rows: page.leavers.map((one) => leaverRow(one, visit)),
    options,
    sort: query.sort,
    sortLinks: Object.fromEntries(
      (
        [
          ["name", "name"],
          ["unit", "unit"],
          ["lastDay", query.sort === "-lastDay" ? "lastDay" : "-lastDay"],
        ] as const
      ).map(([code, sort]) => [code, query.hrefWith({ sort: sort === SORTS[0] ? undefined : sort })]),
    ),
  };
}

/** The report of the units. */
export const unitsView = ({ units }: ResponseOf<"get", "/manage-users/leavers/units">) => ({
  units: units.map(unitRow),
});

type Figures = ReturnType<typeof figuresView>;

const FIGURES: CsvColumn<Figures>[] = [
  { label: "Issued", text: ({ issued }) => String(issued) },
  { label: "Returned", text: ({ returned }) => String(returned) },
  { label: "Worn out", text: ({ wornOut }) => String(wornOut) },
  { label: "Missing", text: ({ missing }) => String(missing) },
  { label: "Still out", text: ({ stillOut }) => String(stillOut) },
  { label: "Value out or missing", text: ({ amount }) => amount },
  { label: "Currency", text: ({ currency }) => currency },
];

/** The columns of the list as a file. */
export const leaverColumns = (site: string): CsvColumn<ReturnType<typeof leaverRow>>[] => [
  { label: "Name", text: ({ name }) => name },
  { label: "Employee id", text: ({ employeeCode }) => employeeCode },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Last day", text: ({ lastDay }) => lastDay },
  { label: "Orders that wait", text: ({ waiting }) => String(waiting) },
  ...FIGURES,
];

/** The columns of the report as a file. */
export const unitColumns = (site: string): CsvColumn<ReturnType<typeof unitRow>>[] => [
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "People", text: ({ people }) => String(people) },
  ...FIGURES,
];
