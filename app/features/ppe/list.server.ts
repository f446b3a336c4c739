import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { choiceOf, type readUnits } from "~/features/manage-users/units.server";
import { titleOf } from "~/features/manage-users/view.server";
import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { ppePath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { STATES, type State } from "./states";

type ApiUnmet = components["schemas"]["UnmetRequirement"];
type ApiUnit = components["schemas"]["UnmetUnit"];

const SORTS = ["name", "unit", "state"];
const PAGE_SIZE = 20;

/** What the list is asked for in its address. */
export const ppeQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: ppePath, sorts: SORTS, names: ["unit", "state"] },
    choices: { state: Object.keys(STATES) },
  });

/** The same for the API. */
export const ppeParams = (
  { search, sort, filters }: ListQuery,
  currentPage: number,
  pageSize = PAGE_SIZE,
) => ({
  ...{ currentPage, pageSize, sort },
  search: search || undefined,
  unit: filters["unit"]?.slice(0, 60),
  state: filters["state"] as State | undefined,
});

const WHEN = { day: "by day", night: "by night", always: "" } as const;

export const unmetRow = (one: ApiUnmet, visit: Visit) => ({
  id: one.customerPK,
  key: [one.customerPK, one.garmentClass, one.standard, one.class].join(" "),
  title: titleOf(one.name, one.employeeCode, visit),
  name: one.name,
  employeeCode: one.employeeCode,
  unit: one.unit.name,
  job: one.job,
  garmentClass: one.garmentClass,
  standard: [one.standard, one.class && `class ${one.class}`].filter(Boolean).join(" "),
  when: WHEN[one.when],
  state: one.state,
  issuedOn: one.issuedOn ?? "",
  issued: one.issuedOn && readableDay(one.issuedOn),
  since: one.since ?? "",
  due: one.since && readableDay(one.since),
});

export const unitRow = ({ unit, ...numbers }: ApiUnit) => ({ uid: unit.uid, unit: unit.name, ...numbers });

/** Everything that the list shows. */
export function ppeView(
  query: ListQuery,
  page: ResponseOf<"get", "/manage-users/ppe">,
  units: Awaited<ReturnType<typeof readUnits>>,
  visit: Visit,
) {
  const options = choiceOf(units);
  const state = query.filters["state"] as State | undefined;
  return {
    ...listView(query, page, page.unmet.length, {
      unit: options?.find(({ value }) => value === query.filters["unit"])?.label,
      state: state && STATES[state],
    }),
    rows: page.unmet.map((one) => unmetRow(one, visit)),
    options,
    sort: query.sort,
    sortLinks: Object.fromEntries(
      SORTS.map((sort) => [sort, query.hrefWith({ sort: sort === SORTS[0] ? undefined : sort })]),
    ),
  };
}

/** The report of the units. */
export const unitsView = ({ units }: ResponseOf<"get", "/manage-users/ppe/units">) => ({
  units: units.map(unitRow),
});

/** The columns of the list as a file for an audit. Days are as a spreadsheet sorts them. */
export const unmetColumns = (site: string): CsvColumn<ReturnType<typeof unmetRow>>[] => [
  { label: "Name", text: ({ name }) => name },
  { label: "Employee id", text: ({ employeeCode }) => employeeCode },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Role", text: ({ job }) => job },
  { label: "Garment", text: ({ garmentClass }) => garmentClass },
  { label: "Standard", text: ({ standard }) => standard },
  { label: "Work", text: ({ when }) => when },
  { label: "State", text: ({ state }) => STATES[state] },
  { label: "Issued", text: ({ issuedOn }) => issuedOn },
  { label: "Since", text: ({ since }) => since },
];

/** The columns of the report as a file. */
export const unitColumns = (site: string): CsvColumn<ReturnType<typeof unitRow>>[] => [
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "People with requirements", text: ({ people }) => String(people) },
  { label: "People with something unmet", text: ({ unmet }) => String(unmet) },
  { label: STATES.never, text: ({ never }) => String(never) },
  { label: STATES.due, text: ({ due }) => String(due) },
  { label: STATES.expired, text: ({ expired }) => String(expired) },
];
