import type { components } from "~/commerce/occ";

type Counter = components["schemas"]["Allocation"]["counters"][number];

/** What a row of the packs of a person changes: a counter of a pack, or the day until which the pack is open. */
export type PackRowOf =
  { packId: string; bundleId?: string; measure: Counter["measure"] } | { packId: string; measure: "until" };

/** The words for a row in its hidden field. No id has a bar. */
export const rowCode = (row: PackRowOf): string =>
  [row.packId, row.measure, "bundleId" in row ? row.bundleId : undefined].filter(Boolean).join("|");

const MEASURES = ["quantity", "points", "dollar", "subsidy", "until"];

/** The row of a hidden field; undefined for anything else. */
export function rowOf(code: string): PackRowOf | undefined {
  const [packId, measure, bundleId] = code.split("|");
  if (!packId || !MEASURES.includes(measure ?? "")) return undefined;
  return { packId, bundleId, measure } as PackRowOf;
}

/** The name of the field of a row; the names of the rows' codes. Only letters, so that no id has to fit a name. */
export const rowField = (index: number): string => `row-${index}`;
export const codeField = (index: number): string => `of-${index}`;
