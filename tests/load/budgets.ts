import type { PageResult, Result } from "./measure";
import { FULL_LISTS } from "./pages";

const KB = 1024;

/** docs/operations/harnesses.md: bytes, counts and ratios only, for a busy machine slows both sides of a ratio. */
const limits: { what: string; most: number; unit: string; of: (page: PageResult) => number | undefined }[] = [
  { what: "HTML", most: 14, unit: "KB brotli", of: ({ weight }) => weight.htmlBrotli / KB },
  { what: "CSS", most: 12, unit: "KB brotli", of: ({ weight }) => weight.cssBrotli / KB },
  { what: "pictures", most: 40, unit: "KB", of: ({ weight }) => weight.picturesServed / KB },
  { what: "scripts", most: 105, unit: "KB with headers", of: ({ weight }) => weight.scriptsServed / KB },
  { what: "script files", most: 9, unit: "", of: ({ weight }) => weight.scripts },
  { what: "requests before first paint", most: 1, unit: "", of: ({ weight }) => weight.blocking },
  { what: "rounds of calls", most: 3, unit: "", of: ({ questions }) => questions?.rounds },
  { what: "SQL statements of a call", most: 4, unit: "", of: ({ questions }) => questions?.mostStatements },
  {
    what: "CPU against a bare Remix page",
    most: 4.5,
    unit: "times",
    of: (page) => (FULL_LISTS.has(page.name) ? undefined : cpuRatio(page)),
  },
  {
    what: "CPU of a full list against a bare Remix page",
    most: 6,
    unit: "times",
    of: (page) => (FULL_LISTS.has(page.name) ? cpuRatio(page) : undefined),
  },
];

function cpuRatio({ speed, bare }: PageResult): number | undefined {
  return speed && bare ? speed.cpuMsPerPage / bare.cpuMsPerPage : undefined;
}

/** One line for each figure that is over its limit, and for each core page that could not be measured. */
export function overBudget({ pages, phone, restMb, database, crowds }: Result): string[] {
  const ratio = (what: string, figure: number, most: number) =>
    figure <= most ? [] : [`slow phone: ${what} ${figure.toFixed(1)} of ${most} times a static page`];
  const broken = crowds.filter(({ shop }) => shop.failed + shop.broken > 0);
  return [
    ...pageBudgets(pages),
    ...ratio("first paint", phone.shop.paint / phone.static.paint, 2.5),
    ...ratio("largest paint", phone.shop.largest / phone.static.largest, 3),
    ...(database === "pglite" && restMb > 450 ? [`memory: ${restMb.toFixed(0)} of 450 MB at rest`] : []),
    ...broken.map(
      ({ shop }) => `${shop.people} people: ${shop.failed} failed answers, ${shop.broken} journeys broken`,
    ),
  ];
}

function pageBudgets(pages: PageResult[]): string[] {
  return pages.flatMap((page) => {
    if (page.weight.status !== 200) return [`${page.name}: answered ${page.weight.status}`];
    return limits.flatMap(({ what, most, unit, of }) => {
      const figure = of(page);
      if (figure === undefined || figure <= most) return [];
      const where = what.startsWith("SQL") ? ` (${page.questions?.costliest})` : "";
      return [`${page.name}: ${what} ${Number(figure.toFixed(1))} of ${most} ${unit}`.trimEnd() + where];
    });
  });
}
