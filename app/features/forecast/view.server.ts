import type { ResponseOf } from "~/commerce/response";
import type { CsvColumn } from "~/lists/csv.server";
import { forecastWorkingPath } from "~/paths";
import { counted } from "~/ui/counted";

type Forecast = ResponseOf<"get", "/wwg-manage-finances/forecast">;
type Working = ResponseOf<"get", "/wwg-manage-finances/forecast/working">;
type Line = Forecast["totals"][number] & Pick<Forecast["lines"][number], "costCentre">;

const NO_CENTRE = "No cost centre";
const WHOLE_YEAR = "All quarters";

/** The figure that an address names; undefined for the whole forecast. What is not readable is left out. */
export function figureOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  const currency = asked.get("currency");
  if (!currency) return undefined;
  const quarter = asked.get("quarter") ?? "";
  return {
    currency: currency.slice(0, 3),
    quarter: /^\d{4}-\d{2}$/.test(quarter) ? quarter : undefined,
    costCentre: asked.get("centre")?.slice(0, 60),
  };
}

/** "12 people, 10.4 full-time" and who comes and goes. */
function peopleText({ people, loads, starters, leavers }: Omit<Line, "quarters">): string {
  const moves = [
    starters > 0 ? counted(starters, "starter") : "",
    leavers > 0 ? counted(leavers, "leaver") : "",
  ].filter(Boolean);
  return [`${counted(people, "person", "people")}, ${loads} full-time`, ...moves].join(", ");
}

/** A row of the forecast: each figure with the address of its working. */
function rowOf(line: Line, codes: readonly string[], centre: string | undefined) {
  const currency = line.currencyIso;
  return {
    key: `${centre ?? "*"} ${currency}`,
    people: peopleText(line),
    cells: [...line.quarters, line].map(({ pieces, money }, n) => ({
      pieces: pieces > 0 ? counted(pieces, "piece") : "",
      money: money.formattedValue,
      to: forecastWorkingPath({
        currency,
        ...(centre === undefined ? {} : { centre }),
        ...(codes[n] ? { quarter: codes[n] } : {}),
      }),
    })),
  };
}

/** The whole forecast: rows by cost centre, and a sum of each currency below them. */
export function forecastView({ quarters, lines, totals, assumesWhole }: Forecast) {
  const codes = quarters.map(({ code }) => code);
  const many = totals.length > 1;
  const inCurrency = (name: string, currency: string) => (many ? `${name}, ${currency}` : name);
  return {
    quarters: [...quarters.map(({ name }) => ({ name })), { name: WHOLE_YEAR }],
    span: [quarters[0], quarters.at(-1)].map((one) => `${one?.name} (${one?.place})`).join(" to "),
    rows: lines.map((line) => ({
      ...rowOf(line, codes, line.costCentre?.code ?? ""),
      name: inCurrency(line.costCentre?.name ?? NO_CENTRE, line.currencyIso),
      code: line.costCentre?.code ?? "",
      sum: false,
    })),
    sums: totals.map((line) => ({
      ...rowOf(line, codes, undefined),
      name: inCurrency("All cost centres", line.currencyIso),
      code: "",
      sum: true,
    })),
    assumesWhole,
  };
}

const WHY: Record<Working["rows"][number]["kind"], string> = {
  again: "Given again",
  first: "Starters, or a part that opens after they started",
  replaced: "Replaced after a time, and given by no pack again",
};

/** How a figure is worked out: each counter of a pack as a row. */
export function workingView(working: Working, centre: string | undefined) {
  const { quarters, rows, pieces, money } = working;
  const names = new Map(quarters.map(({ code, name }) => [code, name]));
  const one = quarters.length === 1 ? quarters[0] : undefined;
  const of = centre === undefined ? "All cost centres" : (working.costCentre?.name ?? NO_CENTRE);
  return {
    of,
    when: one ? one.name : `${quarters[0]?.name} to ${quarters.at(-1)?.name}`,
    place: one?.place ?? "",
    many: !one,
    people: peopleText(working),
    currency: working.currencyIso,
    pieces: counted(pieces, "piece"),
    money: money.formattedValue,
    rows: rows.map((row, n) => ({
      key: `${n}`,
      quarter: names.get(row.quarter) ?? "",
      pack: row.packName,
      counter: row.counter,
      why: WHY[row.kind],
      people: String(row.people),
      loads:
        row.loads.length > 0
          ? row.loads
              .map(({ load, people, eachText }) => `${people} at ${load.toFixed(2)}: ${eachText} each`)
              .join("; ")
          : "",
      given: row.givenText,
      ordered: row.percentKnown ? `${row.percent}% of it` : "All of it",
      assumed: row.kind === "again" && !row.percentKnown,
      each: row.each?.formattedValue ?? "Differs",
      points: row.eachPoints === undefined ? "" : `${row.eachPoints} points each`,
      pieces: String(row.pieces),
      money: row.money.formattedValue,
    })),
  };
}

type FileRow = Line & { name: string };

/** The rows of the file: the lines, and their sums. */
export const fileRows = ({ lines, totals }: Forecast): FileRow[] => [
  ...lines.map((line) => ({ ...line, name: line.costCentre?.name ?? NO_CENTRE })),
  ...totals.map((line) => ({ ...line, name: "Total" })),
];

/** The columns of the forecast as a file. */
export const fileColumns = ({ quarters }: Forecast): CsvColumn<FileRow>[] => [
  { label: "Cost centre", text: ({ costCentre }) => costCentre?.code ?? "" },
  { label: "Name", text: ({ name }) => name },
  { label: "Currency", text: ({ currencyIso }) => currencyIso },
  { label: "People", text: ({ people }) => String(people) },
  { label: "Full-time loads", text: ({ loads }) => loads.toFixed(2) },
  { label: "Starters", text: ({ starters }) => String(starters) },
  { label: "Leavers", text: ({ leavers }) => String(leavers) },
  ...quarters.flatMap(({ name }, n): CsvColumn<FileRow>[] => [
    { label: `${name} pieces`, text: (row) => String(row.quarters[n]?.pieces ?? 0) },
    { label: `${name} amount`, text: (row) => (row.quarters[n]?.money.value ?? 0).toFixed(2) },
  ]),
  { label: "Pieces", text: ({ pieces }) => String(pieces) },
  { label: "Amount", text: ({ money }) => money.value.toFixed(2) },
];
