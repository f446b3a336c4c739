import { counted } from "../http/counted";
import type { Row } from "./kind";
import type { Plan } from "./plan";
import type { Fault } from "./read-file";

const MOST_FAULTS = 50;

/** `people.csv, line 41, unit: HL-WEST is not in units.csv. Did you mean HL-WST?` */
export const faultWords = ({ file, line, head, message }: Fault): string =>
  `${[file, ...(line === undefined ? [] : [`line ${line}`]), ...(head ? [head] : [])].join(", ")}: ${message}`;

/** What an import found and did, for a terminal. */
export function planWords(
  plan: Plan,
  { dryRun, prune, mostFaults = MOST_FAULTS }: { dryRun: boolean; prune: boolean; mostFaults?: number },
): string {
  const { kinds, faults } = plan;
  const head = ["", "new", "change", "same", "missing"];
  const rows = kinds.map(({ kind, added, changed, same, missing }) => [
    kind.file,
    ...[added.length, changed.length, same, missing.length].map((count) =>
      count === 0 ? "-" : String(count),
    ),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]!.length)));
  const table = [head, ...rows].map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("  ")
      .trimEnd(),
  );
  const shown = faults.slice(0, mostFaults).map(faultWords);
  if (faults.length > shown.length) shown.push(`and ${faults.length - shown.length} more`);
  return [
    ...table,
    "",
    ...shown,
    ...(prune && faults.length === 0 ? missingWords(plan) : []),
    endWords(plan, dryRun, prune),
  ].join("\n");
}

function endWords({ kinds, faults }: Plan, dryRun: boolean, prune: boolean): string {
  if (faults.length > 0) return `${counted(faults.length, "fault")}: nothing was written.`;
  const sum = (count: (plan: Plan["kinds"][number]) => number) =>
    kinds.reduce((total, plan) => total + count(plan), 0);
  const written = sum(({ added, changed }) => added.length + changed.length);
  const ended = prune ? sum(({ missing }) => missing.length) : 0;
  if (written + ended === 0) return "Nothing changes.";
  const what = [
    ...(written > 0 ? [`${counted(written, "row")} written`] : []),
    ...(ended > 0 ? [`${counted(ended, "row")} closed or deleted`] : []),
  ].join(", ");
  return dryRun ? `${what}, if this were no dry run.` : `${what}.`;
}

/** What `--prune` closes or deletes, row by row. */
const missingWords = ({ kinds }: Plan): string[] =>
  kinds.flatMap(({ kind, missing }) =>
    missing.map((row) => `${kind.missing!.does} ${kind.file} ${nameOf(kind.key, row)}`),
  );

const nameOf = (key: readonly string[], row: Row): string =>
  key.map((head) => String(row[head] ?? "")).join(" ");
