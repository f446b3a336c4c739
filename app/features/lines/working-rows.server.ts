import type { components } from "~/commerce/occ";
import type { PlainRow } from "~/ui/docket-amounts";

type Working = components["schemas"]["Working"];

const SUM = "b";
const end = "whitespace-nowrap";

const rowsOf = (rows: Working["rows"]): PlainRow[] =>
  rows.flatMap(({ label, amount, note, sum, steps = [] }) => [
    { label, amount, note, end, look: sum ? SUM : undefined },
    ...steps.map((step) => ({ label: step.label, amount: step.amount, end, look: "xs mut" })),
  ]);

/** How an amount is worked out, as one list: what adds up to it, its steps, the total and who pays it. */
export function workingRows(working: Working | undefined): PlainRow[] | undefined {
  if (!working) return undefined;
  const { rows, total, payers = [] } = working;
  const paid = payers.length > 0 ? [{ label: `Who pays ${total.amount}`, amount: "", look: SUM }] : [];
  return [...rowsOf([...rows, { ...total, code: "total", sum: true }]), ...paid, ...rowsOf(payers)];
}
