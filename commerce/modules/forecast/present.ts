import { priceOf } from "../../http/money";
import { amountText } from "../packs";
import type { Heads, Line } from "./counts";
import { lineKey, sumOf, type Work } from "./model";
import type { Quarter } from "./quarters";
import type { ForecastData } from "./read";

const figureOf = (works: readonly Work[], { currency, symbol }: Line) => {
  const { pieces, cents } = sumOf(works);
  return { pieces, money: priceOf(cents, currency, symbol) };
};

const quarterView = ({ code, name, place, first, last }: Quarter) => ({
  ...{ code, name, place },
  firstDay: first,
  lastDay: last,
});

const centreOf = ({ centre, centreName }: Line) =>
  centre === null ? undefined : { code: centre, name: centreName ?? centre };

const headcount = (heads: readonly Heads[]) => {
  const sum = (of: "people" | "load" | "starters" | "leavers") =>
    heads.reduce((all, one) => all + one[of], 0);
  return {
    people: sum("people"),
    loads: sum("load") / 100,
    starters: sum("starters"),
    leavers: sum("leavers"),
  };
};

/** Rows by a key, in their order. */
function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Cost centres by name, people without one last, currencies beside each other. */
const byName = (a: Line, b: Line): number =>
  Number(a.centre === null) - Number(b.centre === null) ||
  (a.centreName ?? "").localeCompare(b.centreName ?? "") ||
  (a.centre ?? "").localeCompare(b.centre ?? "") ||
  a.currency.localeCompare(b.currency);

/** The figures of each line, and their sums. Whole pieces and cents, so that sums are exact. */
export function forecastView({ quarters, heads, works }: ForecastData) {
  const figures = (its: readonly Work[], line: Line) => ({
    quarters: quarters.map(({ first }) =>
      figureOf(
        its.filter(({ quarter }) => quarter === first),
        line,
      ),
    ),
    ...figureOf(its, line),
  });
  const ofLine = groupedBy(works, lineKey);
  const currencies = [...new Map(heads.map((one) => [one.currency, one])).values()];
  return {
    quarters: quarters.map(quarterView),
    lines: heads.toSorted(byName).map((line) => ({
      costCentre: centreOf(line),
      currencyIso: line.currency,
      ...headcount([line]),
      ...figures(ofLine.get(lineKey(line)) ?? [], line),
    })),
    totals: currencies
      .toSorted((a, b) => a.currency.localeCompare(b.currency))
      .map((line) => ({
        currencyIso: line.currency,
        ...headcount(heads.filter(({ currency }) => currency === line.currency)),
        ...figures(
          works.filter(({ currency }) => currency === line.currency),
          line,
        ),
      })),
    assumesWhole: works.some(({ kind, known }) => kind === "again" && !known),
  };
}

/** Counters of the same pack and quarter together, whichever cost centre they are of. */
function merged(works: readonly Work[]): (Work & { same: boolean })[] {
  const groups = groupedBy(works, (one) =>
    JSON.stringify([one.quarter, one.kind, one.pack.id, one.measure, one.bundleId]),
  );
  return [...groups.values()].map((its) => ({
    ...its[0]!,
    ...sumOf(its),
    people: its.reduce((sum, { people }) => sum + people, 0),
    given: its.reduce((sum, { given }) => sum + given, 0),
    loads: loadsOf(its),
    same: its.every(({ eachCents }) => eachCents === its[0]!.eachCents),
  }));
}

const loadsOf = (works: readonly Work[]): Work["loads"] =>
  [
    ...groupedBy(
      works.flatMap(({ loads }) => loads),
      ({ fte }) => fte,
    ).values(),
  ]
    .map((its) => ({ ...its[0]!, people: its.reduce((sum, { people }) => sum + people, 0) }))
    .toSorted((a, b) => b.fte - a.fte);

/** How the figure of a part of a forecast is worked out. */
export function workingView({ quarters, heads, works }: ForecastData, wholeLine: boolean) {
  const line = heads[0]!;
  const text = (amount: number, measure: string) =>
    amountText(amount, measure === "subsidy" ? "dollar" : measure, line.symbol);
  const codes = new Map(quarters.map(({ first, code }) => [first, code]));
  return {
    quarters: quarters.map(quarterView),
    costCentre: wholeLine ? undefined : centreOf(line),
    currencyIso: line.currency,
    ...headcount(heads),
    rows: merged(works)
      .toSorted(
        (a, b) =>
          a.quarter.localeCompare(b.quarter) ||
          a.pack.sort - b.pack.sort ||
          a.pack.id.localeCompare(b.pack.id) ||
          a.kind.localeCompare(b.kind),
      )
      .map((one) => ({
        kind: one.kind,
        quarter: codes.get(one.quarter)!,
        packId: one.pack.id,
        packName: one.pack.name,
        counter: one.counter,
        people: one.people,
        loads: one.loads.map(({ fte, people, each }) => ({
          load: fte / 100,
          people,
          eachText: text(each, one.measure),
        })),
        givenText: text(one.given, one.measure),
        percent: one.percent,
        percentKnown: one.known,
        each: one.same ? priceOf(one.eachCents, one.currency, line.symbol) : undefined,
        eachPoints: one.measure === "points" ? one.eachPoints : undefined,
        pieces: one.pieces,
        money: priceOf(one.cents, one.currency, line.symbol),
      })),
    ...figureOf(works, line),
  };
}
